import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import '../base.css';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Language } from '#shared/phrase.ts';
import { App } from '../app.tsx';
import { setLanguage } from '../i18n.ts';
import { LinkOpener } from '../markdown/link-opener.tsx';
import { WindowFailed } from '../shell/window-failure.tsx';
import { createWindowState, StateProvider, type WindowState } from '../state/state.tsx';
import { useColourScheme, WindowTheme } from '../window-theme.tsx';
import { createFakeMain } from './fake-main.ts';
import { hashOf } from './pages.ts';
import { Sheet } from './sheet.tsx';

/** What a picture shows; its colours are those that the browser asks for. */
interface Shown {
  page: string;
  language: Language;
}

/** What stands outside the window, and follows language and colours by itself. */
function Alone({ language, children }: { language: Language; children: ReactNode }) {
  useColourScheme('system');
  setLanguage(language);
  return children;
}

function contentOf({ page, language }: Shown, state: WindowState): ReactNode {
  switch (page) {
    case 'sheet':
      state.tools.ask({ chatId: null, providerId: null });
      return (
        <Alone language={language}>
          <LinkOpener>
            <Sheet />
          </LinkOpener>
        </Alone>
      );
    case 'failed':
      return (
        <Alone language={language}>
          <WindowFailed detail="RangeError: Maximum call stack size exceeded" />
        </Alone>
      );
    default:
      return <App />;
  }
}

/** `?page=chat&language=de` */
function shownBy(address: string): Shown {
  const query = new URLSearchParams(address);
  return { page: query.get('page') ?? 'sheet', language: query.get('language') === 'de' ? 'de' : 'en' };
}

let root: Root | undefined;

/** A window of its own for each picture: nothing of the one before is left. */
function show(shown: Shown): void {
  root?.unmount();
  const element = document.getElementById('root');
  if (!element) return;
  const { page } = shown;
  const main = createFakeMain(shown);
  const state = createWindowState(main, { hash: hashOf(page) });
  if (page === 'connection') queueMicrotask(() => main.connection('lost'));
  root = createRoot(element);
  root.render(
    <WindowTheme>
      <StateProvider state={state}>{contentOf(shown, state)}</StateProvider>
    </WindowTheme>,
  );
}

show(shownBy(location.search));
// How scripts/gallery.mjs goes from one picture to the next: much faster than a new page for each.
window.addEventListener('show-picture', (event) => show((event as CustomEvent<Shown>).detail));
