import type { StartPage } from '#shared/settings/start-page.ts';
import { PIECE_KINDS, type PieceKind } from '#shared/user-tool/pieces.ts';

/** Where the window is. Kept in the address's fragment, so that a reloaded window comes back to the same place. */
export type Route =
  /** `chatId` null: a new chat that is not stored yet. */
  | { view: 'chats'; chatId: string | null }
  /** `section` names a settings page, `subject` what to open there (a provider's or a tool's id). */
  | { view: 'settings'; section: string | null; subject: string | null }
  | { view: 'organization' }
  /** `piece` names what is open: a tool (made here or not), a dice piece, a formula; `tab` the tab of a tool. */
  | { view: 'workbench'; piece: { kind: PieceKind; id: string } | null; tab: string | null };

export const NEW_CHAT: Route = { view: 'chats', chatId: null };

/** Where a window opens whose address names no place. */
export const START_ROUTES: Readonly<Record<StartPage, Route>> = {
  chats: NEW_CHAT,
  workbench: { view: 'workbench', piece: null, tab: null },
  settings: { view: 'settings', section: null, subject: null },
};

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
    case 'workbench':
      return ['workbench', ...(route.piece ? [route.piece.kind, route.piece.id, route.tab] : [])];
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
  const [view, first, second, third] = hash.replace(/^#\/?/, '').split('/');
  if (view === 'organization') return { view };
  if (view === 'workbench') {
    const kind = PIECE_KINDS.find((known) => known === decode(first));
    const id = decode(second);
    return kind && id ? { view, piece: { kind, id }, tab: decode(third) } : { view, piece: null, tab: null };
  }
  if (view === 'settings') return { view: 'settings', section: decode(first), subject: decode(second) };
  return { view: 'chats', chatId: view === 'chats' ? decode(first) : null };
}
