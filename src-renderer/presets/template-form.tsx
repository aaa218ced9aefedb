import { useState } from 'react';
import type { TemplateBody, TemplateView } from '#shared/preset/template.ts';
import { usePhrase } from '../i18n.ts';
import { lockedWords } from '../settings/managed-by-words.ts';
import { useWindowState } from '../state/state.tsx';
import { Switch } from '../ui/switch.tsx';
import { type EditedMessage, ExampleEditor, edited } from './example-editor.tsx';
import { FileEditor } from './file-editor.tsx';
import styles from './preset-form.module.css';
import { NameField, PresetForm, TextField, useNameProblem, useTextProblem } from './preset-form.tsx';
import { ToolChoice } from './tool-choice.tsx';
import { useTemplateFiles } from './use-template-files.ts';

/** A message without a word says nothing; a body takes questions and answers only. */
const exampleOf = (messages: readonly EditedMessage[]): TemplateBody['exampleConversation'] =>
  messages.flatMap(({ role, text }) => (role === 'system' || text.trim() === '' ? [] : [{ role, text }]));

/** One template, new, to change, or the organization's to read. */
export function TemplateForm({ template, onDone }: { template?: TemplateView; onDone(): void }) {
  const { t } = usePhrase();
  const { presets } = useWindowState();
  const [name, setName] = useState(template?.name ?? '');
  const [systemPrompt, setSystemPrompt] = useState(template?.systemPrompt ?? '');
  const [userPrompt, setUserPrompt] = useState(template?.userPrompt ?? '');
  const [mayUseProfile, setMayUseProfile] = useState(template?.mayUseProfile ?? true);
  const [messages, setMessages] = useState<readonly EditedMessage[]>(() => edited(template?.exampleConversation ?? []));
  const [toolIds, setToolIds] = useState<string[] | undefined>(template?.toolIds);
  const files = useTemplateFiles(template);
  const nameProblem = useNameProblem(name);
  const textProblem = useTextProblem();
  const by = template?.by;
  const isLocked = by !== undefined;
  const lockedBy = by && lockedWords(by, t);
  const example = exampleOf(messages);
  const tooLong = [systemPrompt, userPrompt, ...example.map(({ text }) => text)].map(textProblem).find(Boolean);
  const missing =
    name.trim() === ''
      ? t('presets.missing.name')
      : example[0]?.role === 'assistant'
        ? t('presets.missing.questionFirst')
        : files.reading !== null
          ? t('presets.file.reading', { name: files.reading })
          : (nameProblem ?? tooLong);
  return (
    <PresetForm
      by={by}
      missing={missing}
      onDone={onDone}
      save={async () => {
        const body: TemplateBody = {
          name: name.trim(),
          systemPrompt,
          userPrompt,
          mayUseProfile,
          exampleConversation: example,
          ...(toolIds && { toolIds }),
        };
        const draft = { kind: 'template' as const, body, ...(files.toSave && { files: files.toSave }) };
        await presets.save(draft, template?.id);
      }}
    >
      <NameField value={name} onChange={setName} isLocked={isLocked} />
      <TextField
        label={t('presets.systemPrompt')}
        help={t('presets.systemPromptHelp')}
        value={systemPrompt}
        onChange={setSystemPrompt}
        lines={4}
        isLocked={isLocked}
      />
      <TextField
        label={t('presets.userPrompt')}
        help={t('presets.userPromptHelp')}
        value={userPrompt}
        onChange={setUserPrompt}
        lines={2}
        isLocked={isLocked}
      />
      <ExampleEditor messages={messages} onChange={setMessages} lockedBy={lockedBy} />
      <ToolChoice toolIds={toolIds} onChange={setToolIds} isLocked={isLocked} />
      {isLocked ? null : <FileEditor edited={files} />}
      {by && template.attachments.length > 0 ? (
        <section className={styles.part} aria-label={t('presets.files')}>
          <h3 className={styles.partTitle}>{t('presets.files')}</h3>
          <p className={styles.help}>{t('presets.filesHelp')}</p>
          <ul className={styles.files}>
            {template.attachments.map(({ name: file }) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className={styles.switch}>
        <Switch
          name={t('presets.mayUseProfile')}
          isOn={mayUseProfile}
          onChange={setMayUseProfile}
          isDisabled={isLocked}
          describedBy="may-use-profile"
        />
        <span className={styles.switchWords}>
          <span>{t('presets.mayUseProfile')}</span>
          <span id="may-use-profile" className={styles.help}>
            {t('presets.mayUseProfileHelp')}
          </span>
        </span>
      </div>
    </PresetForm>
  );
}
