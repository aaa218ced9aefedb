import { useState } from 'react';
import { useStore } from 'zustand';
import type { Manager } from '#shared/organization/managed.ts';
import type { PresetKind } from '#shared/preset/preset.ts';
import { usePhrase } from '../i18n.ts';
import { managedByWords } from '../settings/managed-by-words.ts';
import { useWindowState } from '../state/state.tsx';
import { Building, Check, Pencil, Plus } from '../ui/icons.ts';
import { Menu, type MenuEntry } from '../ui/menu.tsx';
import { Pill } from '../ui/pill.tsx';
import styles from './presets.module.css';

interface Choice {
  id: string;
  name: string;
  digest: string;
  by?: Manager;
}

interface PresetPillProps {
  kind: PresetKind;
  chosen: { id: string; name: string; digest: string } | null;
  choose(id: string | null): void;
  /** In the drawer: no border. */
  isInline?: boolean;
}

/** Which template or profile; opens the choice. Templates and profiles that people make have their page in the settings. */
export function PresetPill({ kind, chosen, choose, isInline }: PresetPillProps) {
  const { t } = usePhrase();
  const { app, presets } = useWindowState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choices: readonly Choice[] = useStore(presets.store, (state) =>
    kind === 'template' ? state.templates : state.profiles,
  );
  const openSettings = (subject: string | null) =>
    app.navigate({ view: 'settings', section: kind === 'template' ? 'templates' : 'profiles', subject });
  const reasonOf = ({ id, digest, by }: Choice) =>
    id === chosen?.id && digest !== chosen.digest
      ? t('presets.changedSince')
      : by && t('presets.from', { by: managedByWords(by, t) });
  const entries: MenuEntry[] = [
    {
      key: 'none',
      label: t(`presets.none.${kind}`),
      ...(chosen === null && { icon: Check }),
      onSelect: () => choose(null),
    },
    ...choices.map((choice): MenuEntry => {
      const icon = choice.id === chosen?.id ? Check : choice.by ? Building : undefined;
      const reason = reasonOf(choice);
      return {
        key: choice.id,
        label: choice.name,
        ...(icon && { icon }),
        ...(reason && { reason }),
        onSelect: () => choose(choice.id),
      };
    }),
    'divider',
    { key: 'new', label: t(`presets.new.${kind}`), icon: Plus, onSelect: () => openSettings('new') },
    { key: 'edit', label: t(`presets.edit.${kind}`), icon: Pencil, onSelect: () => openSettings(null) },
  ];
  const name = chosen?.name ?? t(`presets.none.${kind}`);
  return (
    <>
      <Pill
        name={t(`presets.change.${kind}`, { name })}
        opens="menu"
        isOpen={anchor !== null}
        isInline={isInline}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className={styles.pillName}>{name}</span>
      </Pill>
      {anchor ? (
        <Menu name={t(`presets.choose.${kind}`)} anchor={anchor} entries={entries} onClose={() => setAnchor(null)} />
      ) : null}
    </>
  );
}
