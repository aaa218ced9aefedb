import { useId } from 'react';
import type { PhraseKey } from '#shared/phrase.ts';
import type { ApprovalMode, CollectionView } from '#shared/tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { useApp, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import type { IconShape } from '../ui/icon.tsx';
import { Ban, Hand, Play } from '../ui/icons.ts';
import { Segmented } from '../ui/segmented.tsx';
import { withEntry } from './collection-entries.ts';
import { SettingRow } from './page.tsx';
import { Provenance } from './provenance.tsx';
import { toolName } from './tool-words.ts';

const MODES: ReadonlyArray<{ value: ApprovalMode; word: PhraseKey; icon: IconShape }> = [
  { value: 'auto', word: 'settings.approval.auto', icon: Play },
  { value: 'ask', word: 'settings.approval.ask', icon: Hand },
  { value: 'never', word: 'settings.approval.never', icon: Ban },
];

/** Whether calls run by themselves, ask, or never run; and what "Always" was said to, to take it back. */
export function ApprovalSetting({ collection }: { collection: CollectionView }) {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const stored = useApp((state) => state.settings?.approvalByCollection ?? {});
  const { approval, approvalFrom } = collection;
  const noteId = useId();
  const set = (mode: ApprovalMode | null) =>
    void app.updateSettings({ approvalByCollection: withEntry(stored, collection, mode) });
  return (
    <SettingRow
      label={t('settings.approval')}
      description={t('settings.approvalHelp')}
      noteId={noteId}
      note={
        <Provenance
          of={approvalFrom}
          onReset={() => set(null)}
          builtIn={t(approval === 'ask' ? 'settings.approval.asksBecause' : 'settings.approval.runsBecause')}
        />
      }
    >
      <Segmented
        name={t('settings.approval')}
        value={approval}
        describedBy={noteId}
        onChange={(mode) => set(mode)}
        isDisabled={approvalFrom.origin === 'locked'}
        options={MODES.map(({ value, word, icon }) => ({ value, icon, label: t(word) }))}
      />
      {approval === 'ask' && approvalFrom.origin !== 'locked' ? <AlwaysAllowed collection={collection} /> : null}
    </SettingRow>
  );
}

function AlwaysAllowed({ collection }: { collection: CollectionView }) {
  const wording = usePhrase();
  const { t } = wording;
  const { app } = useWindowState();
  const always = useApp((state) => state.settings?.alwaysAllowedTools ?? {});
  const forget = (toolId: string) => {
    const { [toolId]: _, ...others } = always;
    void app.updateSettings({ alwaysAllowedTools: others });
  };
  return collection.tools
    .filter(({ id }) => Object.hasOwn(always, id))
    .map(({ id }) => (
      <p key={id}>
        {t('settings.approval.alwaysAllowed', { name: toolName(id, wording) })}{' '}
        <Button kind="link" onClick={() => forget(id)}>
          {t('settings.approval.askAgain')}
        </Button>
      </p>
    ));
}
