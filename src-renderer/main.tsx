import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import './base.css';
import { createRoot } from 'react-dom/client';
import { IpcClient } from '#shared/ipc/client.ts';
import { App } from './app.tsx';
import { WindowFailure } from './shell/window-failure.tsx';
import { createWindowState, StateProvider } from './state/state.tsx';
import { connect } from './transport/connect.ts';
import { WindowTheme } from './window-theme.tsx';

const root = document.getElementById('root');
if (root) {
  const state = createWindowState(new IpcClient(connect()));
  createRoot(root).render(
    <WindowTheme>
      <StateProvider state={state}>
        <WindowFailure>
          <App />
        </WindowFailure>
      </StateProvider>
    </WindowTheme>,
  );
}
