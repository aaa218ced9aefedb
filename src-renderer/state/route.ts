/** Where the window is. Kept in the address's fragment, so that a reloaded window comes back to the same place. */
export type Route =
  /** `chatId` null: a new chat that is not stored yet. */
  | { view: 'chats'; chatId: string | null }
  /** `section` names a settings page, `subject` what to open there (a provider's or a tool's id). */
  | { view: 'settings'; section: string | null; subject: string | null }
  | { view: 'organization' };

export const NEW_CHAT: Route = { view: 'chats', chatId: null };

export function toHash(route: Route): string {
  return `#/${partsOf(route)
    .filter((part): part is string => part !== null)
    .map(encodeURIComponent)
    .join('/')}`;
}

function partsOf(route: Route): Array<string | null> {
  switch (route.view) {
    case 'chats':
      return ['chats', route.chatId];
    case 'settings':
      return ['settings', route.section, route.section === null ? null : route.subject];
    case 'organization':
      return ['organization'];
  }
}

function decode(part: string | undefined): string | null {
  if (!part) return null;
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Anything unreadable is a new chat. */
export function fromHash(hash: string): Route {
  const [view, first, second] = hash.replace(/^#\/?/, '').split('/');
  if (view === 'organization') return { view };
  if (view === 'settings') return { view: 'settings', section: decode(first), subject: decode(second) };
  return { view: 'chats', chatId: view === 'chats' ? decode(first) : null };
}
