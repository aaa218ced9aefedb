import { StoreError } from '../store/store-error.ts';
import type { Translate } from './translate.ts';

/** Why the application could not start, for the person: what happened to their chats and what to do, then the detail. */
export function startFailure(error: unknown, translate: Translate): string {
  const detail = error instanceof Error ? error.message : String(error);
  return error instanceof StoreError ? `${translate(`errors.store.${error.code}`)}\n\n${detail}` : detail;
}
