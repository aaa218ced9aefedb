import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { VirtuosoMockContext } from 'react-virtuoso';
import { LinkOpener } from '../markdown/link-opener.tsx';
import { createWindowState, StateProvider, type WindowState } from '../state/state.tsx';
import { WindowTheme } from '../window-theme.tsx';
import { createFakeIpc, type FakeIpc } from './fake-ipc.ts';

interface Options {
  ipc?: FakeIpc;
  hash?: string;
}

/** Renders inside everything a component of the window relies on; lists believe in a high screen. */
export function renderInWindow(children: ReactNode, { ipc = createFakeIpc(), hash = '' }: Options = {}) {
  const state: WindowState = createWindowState(ipc, { hash });
  const wrap = (content: ReactNode) => (
    <WindowTheme>
      <StateProvider state={state}>
        <VirtuosoMockContext value={{ viewportHeight: 5_000, itemHeight: 100 }}>
          <LinkOpener>{content}</LinkOpener>
        </VirtuosoMockContext>
      </StateProvider>
    </WindowTheme>
  );
  const view = render(wrap(children));
  return { ...view, ipc, state, rerender: (next: ReactNode) => view.rerender(wrap(next)) };
}
