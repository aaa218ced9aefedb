import type { WebContents } from 'electron';
import type { Connection, Router } from '../../ipc/router.ts';
import { isAppPage } from './app-protocol.ts';
import { TO_MAIN, TO_WINDOW } from './channels.ts';

/**
 * Carries frames between one window and the router. A connection belongs to one loaded page: it begins with the page's
 * first frame and ends when the page is left, reloaded or crashes.
 */
export function connectWindow(contents: WebContents, router: Pick<Router, 'connect'>): void {
  let connection: Connection | undefined;
  let isUnresponsive = false;
  const disconnect = () => {
    connection?.close();
    connection = undefined;
  };

  contents.ipc.on(TO_MAIN, (event, frame: unknown) => {
    const sender = event.senderFrame;
    if (!sender || sender.parent !== null || !isAppPage(sender.url)) return;
    connection ??= router.connect({
      send: (serverFrame) => {
        if (!contents.isDestroyed()) contents.send(TO_WINDOW, serverFrame);
      },
      // Electron queues for a window that hangs without saying how much: while it hangs, events wait in main, bounded.
      bufferedAmount: () => (isUnresponsive ? Number.POSITIVE_INFINITY : 0),
    });
    connection.receive(frame);
  });

  contents.on('unresponsive', () => {
    isUnresponsive = true;
  });
  contents.on('responsive', () => {
    isUnresponsive = false;
  });
  contents.on('did-start-navigation', (details) => {
    if (details.isMainFrame && !details.isSameDocument) disconnect();
  });
  contents.on('render-process-gone', disconnect);
  contents.on('destroyed', disconnect);
}
