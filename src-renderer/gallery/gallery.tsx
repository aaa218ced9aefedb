import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import '../base.css';
import { createRoot } from 'react-dom/client';
import type { Language } from '#shared/phrase.ts';
import { App } from '../app.tsx';
import { setLanguage } from '../i18n.ts';
import { LinkOpener } from '../markdown/link-opener.tsx';
import { WindowFailed } from '../shell/window-failure.tsx';
import { createWindowState, StateProvider, type WindowState } from '../state/state.tsx';
import { useColourScheme, WindowTheme } from '../window-theme.tsx';
import { createFakeMain, type Look } from './fake-main.ts';
import { organizationOf } from './organization-fixtures.ts';
import { hashOf, sceneOf } from './pages.ts';
import { Sheet } from './sheet.tsx';

/** `?page=chat&theme=dark&language=de`: which picture of the gallery this is. */
const query = new URLSearchParams(location.search);
const page = query.get('page') ?? 'sheet';
const look: Look = {
  theme: query.get('theme') === 'dark' ? 'dark' : 'light',
  language: (query.get('language') === 'de' ? 'de' : 'en') satisfies Language,
};

const place = { hash: hashOf(page) };

function FailedWindow() {
  useColourScheme(look.theme);
  setLanguage(look.language);
  return <WindowFailed detail="RangeError: Maximum call stack size exceeded" />;
}

function contentOf(state: WindowState) {
  if (page === 'sheet') return <SheetWindow state={state} />;
  return page === 'failed' ? <FailedWindow /> : <App />;
}

function SheetWindow({ state }: { state: WindowState }) {
  useColourScheme(look.theme);
  setLanguage(look.language);
  state.tools.ask({ chatId: null, providerId: null });
  return (
    <LinkOpener>
      <Sheet />
    </LinkOpener>
  );
}

const root = document.getElementById('root');
if (root) {
  const main = createFakeMain({
    ...look,
    scene: sceneOf(page),
    isEmpty: page === 'empty',
    organization: organizationOf(page),
  });
  const state = createWindowState(main, place);
  if (page === 'connection') queueMicrotask(() => main.connection('lost'));
  createRoot(root).render(
    <WindowTheme>
      <StateProvider state={state}>{contentOf(state)}</StateProvider>
    </WindowTheme>,
  );
}
