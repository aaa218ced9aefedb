import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { ChatSummary } from '#shared/chat/message.ts';
import { usePhrase } from '../i18n.ts';
import { SETTINGS_SECTIONS } from '../settings/sections.ts';
import { toolName } from '../settings/tool-words.ts';
import type { PaletteScope } from '../state/search-store.ts';
import { useApp, useChats, useWindowState } from '../state/state.tsx';
import { Cpu, MessageSquareText, Quote, Search, Wrench } from '../ui/icons.ts';
import { useShortcut } from '../ui/use-shortcut.ts';
import { type Match, matchWords, queryWords } from './match-words.ts';
import type { PaletteOption, PaletteSection } from './option.ts';
import { useActions } from './use-actions.ts';
import type { MessageHits } from './use-message-hits.ts';

export const CHATS_SHOWN = 6;
/** Where only chats are searched. */
export const ALL_CHATS_SHOWN = 100;
/** In the palette for everything; one more is asked for, to know whether there are more. */
export const MESSAGES_SHOWN = 6;
const OTHERS_SHOWN = 6;

const plain = (text: string) => [{ text, isFound: false }];

interface Ranked<Item> {
  item: Item;
  match: Match;
}

/** Items that hold every word in their name, or else in the words they are also found by. */
function ranked<Item>(
  items: readonly Item[],
  words: readonly string[],
  name: (item: Item) => string,
  alsoFoundBy: (item: Item) => string = () => '',
): Ranked<Item>[] {
  return items
    .flatMap((item): Ranked<Item>[] => {
      const byName = matchWords(name(item), words);
      if (byName) return [{ item, match: byName }];
      const byOthers = matchWords(`${name(item)} ${alsoFoundBy(item)}`, words);
      return byOthers ? [{ item, match: { pieces: plain(name(item)), rank: byOthers.rank + words.length } }] : [];
    })
    .sort((a, b) => a.match.rank - b.match.rank);
}

/** Everything the palette lists for what was typed, without sections that would be empty. */
export function useSections(typed: string, scope: PaletteScope, hits: MessageHits): PaletteSection[] {
  const { t } = usePhrase();
  const words = useMemo(() => queryWords(typed), [typed]);
  const chats = useChatOptions(words);
  const messages = useMessageOptions(hits);
  const actions = useActionOptions(words);
  const settings = useSettingOptions(words);
  const { search } = useWindowState();
  return useMemo(() => {
    if (scope === 'messages')
      return sections([{ id: 'messages', title: t('search.palette.section.messages'), options: messages }]);
    const chatsTitle = t(words.length === 0 ? 'search.palette.section.recent' : 'search.palette.section.chats');
    if (scope === 'chats') return sections([{ id: 'chats', title: chatsTitle, options: chats }]);
    const allChats: PaletteOption = {
      id: 'all-chats',
      icon: Search,
      label: plain(t('search.palette.allChats', { text: typed.trim() })),
      run: () => search.openPalette('chats'),
      keepsOpen: true,
    };
    const allMessages: PaletteOption = {
      id: 'all-messages',
      icon: Search,
      label: plain(t('search.palette.allMessages', { text: typed.trim() })),
      run: () => search.openPalette('messages'),
      keepsOpen: true,
    };
    return sections([
      {
        id: 'chats',
        title: chatsTitle,
        options: words.length === 0 ? chats.slice(0, CHATS_SHOWN) : atMost(CHATS_SHOWN, chats, allChats),
      },
      {
        id: 'messages',
        title: t('search.palette.section.messages'),
        options: atMost(MESSAGES_SHOWN, messages, allMessages),
      },
      { id: 'actions', title: t('search.palette.section.actions'), options: actions },
      { id: 'settings', title: t('search.palette.section.settings'), options: settings },
    ]);
  }, [scope, words, typed, chats, messages, actions, settings, search, t]);
}

/** The first ones and a way to the others. */
const atMost = (count: number, options: readonly PaletteOption[], others: PaletteOption): readonly PaletteOption[] =>
  options.length > count ? [...options.slice(0, count), others] : options;

const sections = (all: readonly PaletteSection[]): PaletteSection[] => all.filter(({ options }) => options.length > 0);

function useChatOptions(words: readonly string[]): PaletteOption[] {
  const { format } = usePhrase();
  const { app } = useWindowState();
  const byId = useChats((state) => state.byId);
  const workspaces = useChats((state) => state.workspaces);
  return useMemo(() => {
    const names = new Map(workspaces.map(({ id, name }) => [id, name]));
    const newestFirst = Object.values(byId).sort((a: ChatSummary, b: ChatSummary) => b.updatedAt - a.updatedAt);
    const now = Date.now();
    return ranked(newestFirst, words, ({ title }) => title)
      .slice(0, ALL_CHATS_SHOWN)
      .map(({ item, match }) => ({
        id: `chat ${item.id}`,
        icon: MessageSquareText,
        label: match.pieces,
        detail: [names.get(item.workspaceId ?? ''), format.shortDate(item.updatedAt, now)].filter(Boolean).join(', '),
        run: () => app.navigate({ view: 'chats', chatId: item.id }),
      }));
  }, [byId, workspaces, words, app, format]);
}

function useMessageOptions(hits: MessageHits): PaletteOption[] {
  const { format } = usePhrase();
  const { search } = useWindowState();
  return useMemo(() => {
    const now = Date.now();
    return hits.messages.map(({ chatId, messageId, excerpt, chatTitle, createdAt }) => ({
      id: `message ${messageId}`,
      icon: Quote,
      label: excerpt,
      detail: `${chatTitle}, ${format.shortDate(createdAt, now)}`,
      run: () => void search.jumpTo({ chatId, messageId, text: hits.text }),
    }));
  }, [hits, search, format]);
}

function useActionOptions(words: readonly string[]): PaletteOption[] {
  const actions = useActions();
  return useMemo(
    () =>
      ranked(
        actions,
        words,
        ({ label }) => label,
        (action) => action.words ?? '',
      )
        .slice(0, words.length === 0 ? actions.length : OTHERS_SHOWN)
        .map(({ item: { id, icon, keys, run, keepsOpen }, match }) => ({
          id: `action ${id}`,
          icon,
          label: match.pieces,
          ...(keys && { keys }),
          ...(keepsOpen && { keepsOpen }),
          run,
        })),
    [actions, words],
  );
}

/** Pages of the settings, and what has a page of its own there. Without a text only the pages. */
function useSettingOptions(words: readonly string[]): PaletteOption[] {
  const wording = usePhrase();
  const { app, tools } = useWindowState();
  const shortcut = useShortcut();
  const providers = useApp((state) => state.providers);
  const collections = useStore(tools.store, (state) => state.collections);
  return useMemo(() => {
    const { t } = wording;
    const pages = SETTINGS_SECTIONS.map(({ id, icon, label, words: also }) => ({
      id,
      subject: null as string | null,
      icon,
      name: t(label),
      also: t(also),
      detail: undefined as string | undefined,
    }));
    const providersPage = t('settings.section.providers');
    const toolsPage = t('settings.section.tools');
    const subjects = [
      ...providers.map(({ id, name }) => ({
        id: 'providers',
        subject: id,
        icon: Cpu,
        name,
        also: providersPage,
        detail: providersPage,
      })),
      ...collections.map(({ id }) => ({
        id: 'tools',
        subject: id,
        icon: Wrench,
        name: toolName(id, wording),
        also: toolsPage,
        detail: toolsPage,
      })),
    ];
    const all = words.length === 0 ? pages : [...pages, ...subjects];
    return ranked(
      all,
      words,
      ({ name }) => name,
      ({ also }) => also,
    )
      .slice(0, words.length === 0 ? pages.length : OTHERS_SHOWN)
      .map(({ item: { id, subject, icon, detail }, match }, index) => ({
        id: `setting ${id} ${subject ?? ''}`,
        icon,
        label: match.pieces,
        ...(detail && { detail }),
        ...(words.length === 0 && index === 0 && { keys: shortcut(',') }),
        run: () => app.navigate({ view: 'settings', section: id, subject }),
      }));
  }, [words, wording, app, providers, collections, shortcut]);
}
