import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import styles from './app.module.css';
import { ChatPage } from './chat/chat-page.tsx';
import { setLanguage, usePhrase } from './i18n.ts';
import { LinkOpener } from './markdown/link-opener.tsx';
import { watchCopiedFormulas } from './markdown/math/copy-formulas.ts';
import { warmUpMarkdown } from './markdown/warm-up.ts';
import { Palette } from './palette/palette.tsx';
import { AppNotices } from './shell/app-notices.tsx';
import { Rail } from './shell/rail.tsx';
import { SideList } from './shell/side-list.tsx';
import { useShortcuts } from './shell/use-shortcuts.ts';
import { useWindowTitle } from './shell/use-window-title.ts';
import { openInfo } from './state/organization-store.ts';
import type { Route } from './state/route.ts';
import { useApp, useOrganization, useWindowState } from './state/state.tsx';
import { whenDrawn } from './state/when-idle.ts';
import { Button } from './ui/button.tsx';
import notice from './ui/centred-notice.module.css';
import { refuseStrayFiles } from './ui/dropped-files.ts';
import { EmptyState } from './ui/empty-state.tsx';
import { Unplug } from './ui/icons.ts';
import { useColourScheme } from './window-theme.tsx';

const SettingsPage = lazy(() =>
  import('./settings/settings-page.tsx').then(({ SettingsPage: component }) => ({ default: component })),
);
const WorkbenchPage = lazy(() =>
  import('./workbench/workbench-page.tsx').then(({ WorkbenchPage: component }) => ({ default: component })),
);
const OrganizationPage = lazy(() =>
  import('./organization/organization-page.tsx').then(({ OrganizationPage: component }) => ({ default: component })),
);
const AgreementPage = lazy(() =>
  import('./organization/agreement-page.tsx').then(({ AgreementPage: component }) => ({ default: component })),
);
const Inspector = lazy(() =>
  import('./inspector/inspector.tsx').then(({ Inspector: component }) => ({ default: component })),
);
const FirstStart = lazy(() =>
  import('./first-start/first-start.tsx').then(({ FirstStart: component }) => ({ default: component })),
);

/** Language, colours and motion follow the settings. */
function useAppearance(): void {
  const info = useApp((state) => state.info);
  const settings = useApp((state) => state.settings);
  const language = settings?.language ?? 'system';
  const motion = settings?.reducedMotion ?? 'system';
  useColourScheme(settings?.theme ?? 'system');
  useEffect(() => {
    if (info) setLanguage(language === 'system' ? info.systemLanguage : language);
  }, [info, language]);
  useEffect(() => {
    document.documentElement.dataset.motion = motion === 'on' ? 'reduced' : 'system';
  }, [motion]);
}

/** Everything beside the first start: the rail and the part that is open. */
function Parts() {
  const route = useApp((state) => state.route);
  useShortcuts();
  useWindowTitle();
  useEffect(watchCopiedFormulas, []);
  useEffect(() => void whenDrawn().then(warmUpMarkdown), []);
  return (
    <div className={styles.columns}>
      <Rail />
      {route.view === 'chats' ? (
        <>
          <SideList />
          <ChatPage chatId={route.chatId} />
        </>
      ) : (
        <Suspense fallback={<main className={styles.fill} />}>
          <OtherPage view={route.view} />
        </Suspense>
      )}
    </div>
  );
}

/** Loaded when it is wanted for the first time. */
function Inspected() {
  const { inspector } = useWindowState();
  const isWanted = useStore(inspector.store, (state) => state.inspected !== null);
  return isWanted ? (
    <Suspense>
      <Inspector />
    </Suspense>
  ) : null;
}

function OtherPage({ view }: { view: Exclude<Route['view'], 'chats'> }) {
  switch (view) {
    case 'settings':
      return <SettingsPage />;
    case 'workbench':
      return <WorkbenchPage />;
    case 'organization':
      return <OrganizationPage />;
  }
}

function CannotStart() {
  const { t, say } = usePhrase();
  const { app } = useWindowState();
  const problem = useApp((state) => state.problem);
  const [isDetailShown, setDetailShown] = useState(false);
  return (
    <main className={notice.place}>
      <EmptyState
        isPage
        icon={Unplug}
        title={t('common.start.noAnswer')}
        actions={
          <>
            <Button onClick={() => void app.load()}>{t('common.tryAgain')}</Button>
            {problem?.detail ? (
              <Button kind="ghost" onClick={() => setDetailShown(!isDetailShown)}>
                {t('common.details')}
              </Button>
            ) : null}
          </>
        }
      >
        {problem ? say(problem.text) : null}
      </EmptyState>
      {isDetailShown ? <pre className={notice.detail}>{problem?.detail}</pre> : null}
    </main>
  );
}

export function App() {
  const { app, chats, newChat, organization, presets } = useWindowState();
  const status = useApp((state) => state.status);
  const isFirstStart = useApp((state) => state.settings?.firstStartDone === false);
  const mustAgree = useOrganization((state) => openInfo(state.view) !== undefined);
  useAppearance();
  useEffect(refuseStrayFiles, []);
  useEffect(() => {
    void app.load();
    void chats.load();
    void newChat.load();
    void organization.load();
    void presets.load();
    // Back and forward of a browser.
    return app.followAddress();
  }, [app, chats, newChat, organization, presets]);

  if (status === 'loading') return <main className={styles.fill} aria-busy />;
  if (status === 'failed') return <CannotStart />;
  return (
    <LinkOpener>
      <div className={styles.window}>
        <AppNotices />
        {mustAgree || isFirstStart ? (
          <Suspense fallback={<main className={styles.fill} />}>
            {mustAgree ? <AgreementPage /> : <FirstStart />}
          </Suspense>
        ) : (
          <>
            <Parts />
            <Palette />
            <Inspected />
          </>
        )}
      </div>
    </LinkOpener>
  );
}
