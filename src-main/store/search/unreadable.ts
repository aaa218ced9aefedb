import { StoreError } from '../store-error.ts';

export const UNREADABLE = Symbol('unreadable');

/** Damage in the chats hides the message that it is in, and no other. Damage in the index is not read through this. */
export function orUnreadable<Result>(read: () => Result): Result | typeof UNREADABLE {
  try {
    return read();
  } catch (error) {
    if (error instanceof StoreError && error.code === 'damaged') return UNREADABLE;
    throw error;
  }
}
