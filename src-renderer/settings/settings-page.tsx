import { useState } from 'react';
import { usePhrase } from '../i18n.ts';
import { ProfilesPage, TemplatesPage } from '../presets/preset-pages.tsx';
import { useApp, useWindowState } from '../state/state.tsx';
import { KeyHint } from '../ui/key-hint.tsx';
import { Row } from '../ui/row.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useShortcut } from '../ui/use-shortcut.ts';
import { AppearanceSettings } from './appearance-settings.tsx';
import { ConfidenceSettings } from './confidence-settings.tsx';
import { DataSettings } from './data-settings.tsx';
import { GeneralSettings } from './general-settings.tsx';
import { KeyboardSettings } from './keyboard-settings.tsx';
import { NetworkSettings } from './network-settings.tsx';
import { ProviderPage } from './provider-page.tsx';
import { ProvidersSettings } from './providers-settings.tsx';
import { SETTINGS_SECTIONS } from './sections.ts';
import styles from './settings-page.module.css';
import { ToolSettingsPage } from './tool-settings-page.tsx';
import { ToolsSettings } from './tools-settings.tsx';

/** The settings: a list of pages on the left, the chosen page on the right. */
export function SettingsPage() {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const route = useApp((state) => state.route);
  const version = useApp((state) => state.info?.version);
  const shortcut = useShortcut();
  const [wanted, setWanted] = useState('');
  const section = route.view === 'settings' ? (route.section ?? 'general') : 'general';
  const subject = route.view === 'settings' ? route.subject : null;
  const needle = wanted.trim().toLowerCase();
  const shown = SETTINGS_SECTIONS.filter(({ label, words }) =>
    `${t(label)} ${t(words)}`.toLowerCase().includes(needle),
  );
  return (
    <div className={styles.settings}>
      <nav className={styles.list} aria-label={t('settings.title')}>
        <header className={styles.header}>
          <h1 className={styles.title}>{t('settings.title')}</h1>
          <KeyHint keys={shortcut(',')} />
        </header>
        <SearchField name={t('settings.find')} value={wanted} onChange={setWanted} />
        <ul className={styles.rows}>
          {shown.map(({ id, icon, label }) => (
            <li key={id}>
              <Row
                icon={icon}
                isSelected={id === section}
                current="page"
                onClick={() => app.navigate({ view: 'settings', section: id, subject: null })}
              >
                {t(label)}
              </Row>
            </li>
          ))}
          {shown.length === 0 ? <li className={styles.nothing}>{t('settings.nothingFound')}</li> : null}
        </ul>
        <footer className={styles.footer}>Confidant {version}</footer>
      </nav>
      <main
        className={styles.page}
        key={`${section}/${subject ?? ''}`}
        // Nothing on this page can have the focus, and keys have to scroll it.
        tabIndex={section === 'keyboard' ? 0 : undefined}
      >
        <SectionPage section={section} subject={subject} />
      </main>
    </div>
  );
}

function SectionPage({ section, subject }: { section: string; subject: string | null }) {
  switch (section) {
    case 'providers':
      return subject ? <ProviderPage providerId={subject} /> : <ProvidersSettings />;
    case 'tools':
      return subject ? <ToolSettingsPage collectionId={subject} /> : <ToolsSettings />;
    case 'templates':
      return <TemplatesPage subject={subject} />;
    case 'profiles':
      return <ProfilesPage subject={subject} />;
    case 'appearance':
      return <AppearanceSettings />;
    case 'network':
      return <NetworkSettings />;
    case 'data':
      return <DataSettings />;
    case 'keyboard':
      return <KeyboardSettings />;
    case 'confidence':
      return <ConfidenceSettings />;
    default:
      return <GeneralSettings />;
  }
}
