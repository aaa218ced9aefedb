import type { ReactNode } from 'react';
import type { PresetKind } from '#shared/preset/preset.ts';
import { usePhrase } from '../i18n.ts';
import { Page } from '../settings/page.tsx';
import { usePresets, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FileText } from '../ui/icons.ts';
import { PresetList } from './preset-list.tsx';
import { ProfileForm } from './profile-form.tsx';
import { TemplateForm } from './template-form.tsx';

const NEW = 'new';

/** The page "Templates" of the settings; `subject`: one of them, or "new". */
export function TemplatesPage({ subject }: { subject: string | null }) {
  const { t } = usePhrase();
  const templates = usePresets((state) => state.templates);
  const onDone = useBackTo('templates');
  if (subject === null) {
    return (
      <PresetList
        kind="template"
        entries={templates.map(({ id, name, systemPrompt, userPrompt, by }) => ({
          id,
          name,
          summary: firstLine(systemPrompt) || firstLine(userPrompt) || t('presets.noInstructions'),
          ...(by && { by }),
        }))}
      />
    );
  }
  const template = templates.find(({ id }) => id === subject);
  return (
    <Subject kind="template" subject={subject} name={template?.name} onDone={onDone}>
      <TemplateForm template={template} onDone={onDone} />
    </Subject>
  );
}

/** The page "Profiles" of the settings. */
export function ProfilesPage({ subject }: { subject: string | null }) {
  const profiles = usePresets((state) => state.profiles);
  const onDone = useBackTo('profiles');
  if (subject === null) {
    return (
      <PresetList
        kind="profile"
        entries={profiles.map(({ id, name, needToKnow, actions, by }) => ({
          id,
          name,
          summary: firstLine(needToKnow) || firstLine(actions),
          ...(by && { by }),
        }))}
      />
    );
  }
  const profile = profiles.find(({ id }) => id === subject);
  return (
    <Subject kind="profile" subject={subject} name={profile?.name} onDone={onDone}>
      <ProfileForm profile={profile} onDone={onDone} />
    </Subject>
  );
}

interface SubjectProps {
  kind: PresetKind;
  subject: string;
  /** Undefined: there is none of this id. */
  name: string | undefined;
  onDone(): void;
  children: ReactNode;
}

function Subject({ kind, subject, name, onDone, children }: SubjectProps) {
  const { t } = usePhrase();
  const isReady = usePresets((state) => state.isReady);
  if (!isReady) return null;
  if (subject !== NEW && name === undefined) {
    return (
      <EmptyState
        icon={FileText}
        title={t(`presets.problem.gone.${kind}`)}
        actions={<Button onClick={onDone}>{t('settings.back')}</Button>}
      >
        {t('presets.goneHelp')}
      </EmptyState>
    );
  }
  return (
    <Page title={name ?? t(`presets.new.${kind}`)} onBack={onDone}>
      {children}
    </Page>
  );
}

function useBackTo(section: 'templates' | 'profiles') {
  const { app } = useWindowState();
  return () => app.navigate({ view: 'settings', section, subject: null });
}

const firstLine = (text: string): string => text.trim().split('\n', 1)[0]?.slice(0, 200) ?? '';
