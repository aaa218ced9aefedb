import { app } from 'electron';
import { createApp } from '../../app.ts';
import { runElectronShell } from './run.ts';

// Not awaited: Electron becomes ready only when this module has been evaluated, and the shell waits for that.
runElectronShell(createApp).catch((error: unknown) => {
  console.error(error);
  app.exit(1);
});
