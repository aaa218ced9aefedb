import type { EventHub } from './ipc/event-hub.ts';
import type { Router } from './ipc/router.ts';

/** The application as a shell sees it. */
export interface App {
  router: Router;
  hub: EventHub;
  /** Stops what runs, stores what streamed and closes the database. */
  close(): Promise<void>;
}
