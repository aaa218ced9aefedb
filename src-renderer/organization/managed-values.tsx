import { useState } from 'react';
import type { EffectiveValue } from '#shared/organization/view.ts';
import { usePhrase } from '../i18n.ts';
import { useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Hidden } from '../ui/hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import { Building, Lock, SearchX, User } from '../ui/icons.ts';
import { SearchField } from '../ui/search-field.tsx';
import { Table } from '../ui/table.tsx';
import styles from './organization-page.module.css';
import { settingsSectionOf, valueName, valueWords } from './value-words.tsx';

/** Everything the organization sets: what is locked first, on request with the defaults the person may change. */
export function ManagedValues({ values }: { values: readonly EffectiveValue[] }) {
  const wording = usePhrase();
  const { t } = wording;
  const [wanted, setWanted] = useState('');
  const [showsDefaults, setShowsDefaults] = useState(false);
  const needle = wanted.trim().toLowerCase();
  const candidates = values.filter(({ state }) => showsDefaults || needle !== '' || state === 'locked');
  const shown = candidates.filter((value) =>
    `${value.key} ${valueName(value, wording)} ${value.by.name}`.toLowerCase().includes(needle),
  );
  return (
    <section aria-label={t('organization.values')} className={styles.values}>
      <header className={styles.sectionHeader}>
        <h2 className={styles.sectionTitle}>
          {t(showsDefaults ? 'organization.values' : 'organization.lockedForYou')}
        </h2>
        <div className={styles.find}>
          <SearchField name={t('organization.find')} value={wanted} onChange={setWanted} />
        </div>
      </header>
      {shown.length === 0 ? (
        <EmptyState
          icon={needle === '' ? Lock : SearchX}
          title={t(needle === '' ? 'organization.nothingLocked' : 'organization.nothingFound')}
        >
          {needle === '' ? t('organization.nothingLockedHelp') : null}
        </EmptyState>
      ) : (
        <Table
          name={t('organization.values')}
          items={shown}
          keyOf={({ key, by }) => `${by.pluginId} ${key}`}
          columns={[
            { id: 'setting', label: t('organization.column.setting'), cell: (value) => <SettingName of={value} /> },
            {
              id: 'value',
              label: t('organization.column.value'),
              cell: (value) => <span className={styles.value}>{valueWords(value, wording)}</span>,
            },
            { id: 'why', label: t('organization.column.why'), cell: (value) => <Why of={value} /> },
          ]}
        />
      )}
      <p className={styles.legend}>
        {t('organization.shown', { shown: shown.length, total: values.length })}{' '}
        {needle === '' ? (
          <Button kind="link" onClick={() => setShowsDefaults(!showsDefaults)}>
            {t(showsDefaults ? 'organization.hideDefaults' : 'organization.showDefaults')}
          </Button>
        ) : null}
      </p>
    </section>
  );
}

const ICONS = { locked: Lock, default: Building } as const;

function SettingName({ of: value }: { of: EffectiveValue }) {
  const wording = usePhrase();
  const { app } = useWindowState();
  const name = valueName(value, wording);
  const place = settingsSectionOf(value.key);
  const words = wording.t(value.state === 'locked' ? 'organization.isLocked' : 'organization.isDefault');
  return (
    <span className={styles.setting}>
      <Icon of={value.isReplacedByPerson ? User : ICONS[value.state]} place="state" />
      <Hidden>{words}</Hidden>
      {place ? (
        <button
          type="button"
          className={styles.settingLink}
          onClick={() => app.navigate({ view: 'settings', ...place })}
        >
          {name}
        </button>
      ) : (
        <span className={name === value.key ? styles.key : undefined}>{name}</span>
      )}
    </span>
  );
}

function Why({ of: { by, isReplacedByPerson, usedFrom } }: { of: EffectiveValue }) {
  const { t } = usePhrase();
  return (
    <span className={styles.why}>
      {by.name}
      {isReplacedByPerson ? <span> · {t('organization.replacedByYou')}</span> : null}
      {usedFrom ? <span> · {t('organization.usedFrom', { version: usedFrom })}</span> : null}
    </span>
  );
}
