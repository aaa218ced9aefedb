import { useState } from 'react';
import type { ProfileView } from '#shared/preset/profile.ts';
import { usePhrase } from '../i18n.ts';
import { useWindowState } from '../state/state.tsx';
import { NameField, PresetForm, TextField, useNameProblem, useTextProblem } from './preset-form.tsx';

/** One profile, new, to change, or the organization's to read. */
export function ProfileForm({ profile, onDone }: { profile?: ProfileView; onDone(): void }) {
  const { t } = usePhrase();
  const { presets } = useWindowState();
  const [name, setName] = useState(profile?.name ?? '');
  const [needToKnow, setNeedToKnow] = useState(profile?.needToKnow ?? '');
  const [actions, setActions] = useState(profile?.actions ?? '');
  const nameProblem = useNameProblem(name);
  const textProblem = useTextProblem();
  const by = profile?.by;
  const isLocked = by !== undefined;
  const isEmpty = needToKnow.trim() === '' && actions.trim() === '';
  const missing =
    name.trim() === ''
      ? t('presets.missing.name')
      : isEmpty
        ? t('presets.missing.profile')
        : (nameProblem ?? textProblem(needToKnow) ?? textProblem(actions));
  return (
    <PresetForm
      by={by}
      missing={missing}
      onDone={onDone}
      save={async () => {
        await presets.save({ kind: 'profile', body: { name: name.trim(), needToKnow, actions } }, profile?.id);
      }}
    >
      <NameField value={name} onChange={setName} isLocked={isLocked} />
      <TextField
        label={t('presets.needToKnow')}
        help={t('presets.needToKnowHelp')}
        value={needToKnow}
        onChange={setNeedToKnow}
        lines={4}
        isLocked={isLocked}
      />
      <TextField
        label={t('presets.actions')}
        help={t('presets.actionsHelp')}
        value={actions}
        onChange={setActions}
        lines={4}
        isLocked={isLocked}
      />
    </PresetForm>
  );
}
