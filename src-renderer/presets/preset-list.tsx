import { useState } from 'react';
import type { Manager } from '#shared/organization/managed.ts';
import type { PresetKind } from '#shared/preset/preset.ts';
import { usePhrase } from '../i18n.ts';
import { lockedWords } from '../settings/managed-by-words.ts';
import { Page, SettingRow, Width } from '../settings/page.tsx';
import { useManaged } from '../settings/use-managed.tsx';
import { useApp, usePresets, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon, type IconShape } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Ellipsis, FileText, Lock, Plus, User, X } from '../ui/icons.ts';
import { Menu } from '../ui/menu.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import styles from './preset-list.module.css';

const SECTIONS = { template: 'templates', profile: 'profiles' } as const;
const ICONS: Record<PresetKind, IconShape> = { template: FileText, profile: User };
const PRESELECTED = { template: 'preselectedTemplateId', profile: 'preselectedProfileId' } as const;
const NONE = '';

interface Entry {
  id: string;
  name: string;
  /** What it holds, in one line. */
  summary: string;
  by?: Manager;
}

/** All templates or all profiles: which one new chats begin with, the organization's, and the person's own to change. */
export function PresetList({ kind, entries }: { kind: PresetKind; entries: readonly Entry[] }) {
  const { t, say } = usePhrase();
  const { app, presets } = useWindowState();
  const isReady = usePresets((state) => state.isReady);
  const problem = usePresets((state) => state.problem);
  const open = (subject: string) => app.navigate({ view: 'settings', section: SECTIONS[kind], subject });
  const add = (
    <Button icon={Plus} onClick={() => open('new')}>
      {t(`presets.new.${kind}`)}
    </Button>
  );
  return (
    <Page title={t(`settings.section.${SECTIONS[kind]}`)} description={t(`presets.help.${kind}`)} actions={add}>
      <Preselected kind={kind} entries={entries} />
      {problem ? <Notice tone="error">{say(problem.text)}</Notice> : null}
      <DeletedPreset kind={kind} />
      {isReady && entries.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState icon={ICONS[kind]} title={t(`presets.empty.${kind}`)} actions={add}>
            {t(`presets.emptyHelp.${kind}`)}
          </EmptyState>
        </div>
      ) : (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <PresetItem
              key={entry.id}
              icon={ICONS[kind]}
              entry={entry}
              onOpen={() => open(entry.id)}
              onDelete={() => void presets.remove({ kind, id: entry.id, name: entry.name })}
            />
          ))}
        </ul>
      )}
    </Page>
  );
}

function Preselected({ kind, entries }: { kind: PresetKind; entries: readonly Entry[] }) {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const setting = PRESELECTED[kind];
  const value = useApp(({ settings }) => settings?.[setting] ?? NONE);
  const { lockedBy, note } = useManaged(setting);
  const isKnown = value === NONE || entries.some(({ id }) => id === value);
  return (
    <SettingRow label={t(`presets.preselected.${kind}`)} description={t(`presets.preselectedHelp.${kind}`)}>
      <Width of="middle">
        <Select
          label={t(`presets.preselected.${kind}`)}
          isLabelHidden
          value={isKnown ? value : NONE}
          onChange={(id) => void app.updateSettings({ [setting]: id === NONE ? null : id }).catch(() => undefined)}
          lockedBy={lockedBy}
          help={lockedBy === undefined ? note : undefined}
          options={[
            { value: NONE, label: t(`presets.none.${kind}`) },
            ...entries.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Width>
    </SettingRow>
  );
}

interface PresetItemProps {
  icon: IconShape;
  entry: Entry;
  onOpen(): void;
  onDelete(): void;
}

function PresetItem({ icon, entry, onOpen, onDelete }: PresetItemProps) {
  const { t } = usePhrase();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { name, summary, by } = entry;
  return (
    <li className={styles.item}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <Icon of={by ? Lock : icon} className={styles.icon} />
        <span className={styles.words}>
          <strong>{name}</strong>
          <span className={styles.summary}>{by ? lockedWords(by, t) : summary}</span>
        </span>
      </button>
      {by ? null : (
        <IconButton
          icon={Ellipsis}
          name={t('presets.more', { name })}
          opens="menu"
          isOpen={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
      )}
      {anchor ? (
        <Menu
          name={name}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          entries={[
            { label: t('presets.change'), onSelect: onOpen },
            { label: t('presets.delete'), isDanger: true, onSelect: onDelete },
          ]}
        />
      ) : null}
    </li>
  );
}

/** The way back from a deletion, until it is used, closed, or something else is deleted. */
function DeletedPreset({ kind }: { kind: PresetKind }) {
  const { t } = usePhrase();
  const { presets } = useWindowState();
  const deleted = usePresets((state) => state.deleted);
  if (deleted?.kind !== kind) return null;
  return (
    <div className={styles.deleted} role="status">
      <span className={styles.deletedName}>{t(`presets.deleted.${kind}`, { name: deleted.name })}</span>
      <Button kind="link" onClick={() => void presets.restore()}>
        {t('presets.undo')}
      </Button>
      <IconButton icon={X} place="state" name={t('common.close')} onClick={presets.forgetDeleted} />
    </div>
  );
}
