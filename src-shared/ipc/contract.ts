import { z } from 'zod';
import { MAX_ATTACHMENTS } from '../chat/attachment-limits.ts';
import { exportFormatSchema, importReportSchema, MAX_IMPORT_PART_CHARACTERS } from '../chat/exchange.ts';
import { WINDOWS_1252 } from '../chat/import-decoder.ts';
import {
  chatSchema,
  chatSummarySchema,
  MAX_USER_MESSAGE_CHARACTERS,
  messageChangeSchema,
  messageSchema,
} from '../chat/message.ts';
import { MAX_SEARCH_CHARACTERS, MAX_SEARCH_HITS, searchHitsSchema } from '../chat/search.ts';
import { workspaceNameSchema, workspaceSchema } from '../chat/workspace.ts';
import { managedSettingsSchema } from '../organization/managed.ts';
import { LANGUAGES, phraseSchema } from '../phrase.ts';
import { confidenceLevelSchema, confidenceSchemeSchema } from '../provider/confidence.ts';
import {
  modelListSchema,
  providerDraftSchema,
  providerInstanceSchema,
  providerTestSchema,
  providerViewSchema,
} from '../provider/instance.ts';
import { providerKindIdSchema, providerKindViewSchema } from '../provider/kinds.ts';
import { proxyStatusSchema } from '../settings/proxy.ts';
import { settingsPatchSchema, settingsSchema } from '../settings/settings.ts';
import { componentSchema } from '../tool/definition.ts';
import { APPROVAL_ANSWERS, brokenDefinitionSchema, collectionViewSchema } from '../tool/view.ts';
import { attachmentRequests } from './areas/attachments.ts';
import { connectionTestRequests } from './areas/connection-test.ts';
import { draftEvents, draftRequests } from './areas/drafts.ts';
import { inspectorEvents, inspectorRequests } from './areas/inspector.ts';
import { organizationEvents, organizationRequests } from './areas/organization.ts';
import { presetEvents, presetRequests } from './areas/presets.ts';
import { storeRequests } from './areas/store.ts';
import { workbenchEvents, workbenchRequests } from './areas/workbench.ts';

const id = z.string().min(1).max(200);
const selectionSchema = z.array(z.string().max(100)).max(1_000);
const nothing = z.object({});

/** Pasted by a person; trimmed in main. */
const secretSchema = z.string().min(1).max(20_000);

const appInfoSchema = z.object({
  version: z.string(),
  shell: z.enum(['electron', 'web']),
  platform: z.enum(['linux', 'darwin', 'win32', 'other']),
  /** What "system" resolves to. */
  systemLanguage: z.enum(LANGUAGES),
  settings: settingsSchema.omit({ providers: true, toolSettings: true }),
  /** What of them the organization manages. */
  managed: managedSettingsSchema,
  kinds: z.array(providerKindViewSchema),
  /** The level each kind has under every scheme, for first start. */
  kindConfidence: z.record(z.string(), z.record(z.string(), confidenceLevelSchema)),
  keyring: z.enum(['available', 'missing']),
  /** Said once at the top of the window: settings that had to be replaced, broken definitions, a newer database. */
  notices: z.array(
    z.object({
      id: z.string(),
      tone: z.enum(['neutral', 'warn', 'error']),
      text: phraseSchema,
      detail: z.string().optional(),
      /** What the person can do about it. "salvage-chats": `store.salvage`. */
      action: z.enum(['salvage-chats']).optional(),
    }),
  ),
  asOf: z.number(),
});
export type AppInfo = z.infer<typeof appInfoSchema>;

const request = <Input extends z.ZodType, Output extends z.ZodType>(input: Input, output: Output) => ({
  input,
  output,
});

/** Every request the window can make. Adding one touches this map and one handler. */
export const requests = {
  'app.info': request(nothing, appInfoSchema),
  'app.open-external': request(z.object({ url: z.string().max(8_000) }), nothing),

  'settings.update': request(settingsPatchSchema, settingsSchema.omit({ providers: true, toolSettings: true })),

  'network.proxy-status': request(nothing, proxyStatusSchema),
  /** The password of the person's own proxy; `null` removes it. */
  'network.set-proxy-password': request(z.object({ password: secretSchema.nullable() }), proxyStatusSchema),

  'providers.list': request(
    nothing,
    z.object({ providers: z.array(providerViewSchema), defaultProviderId: z.string().nullable() }),
  ),
  /** Creates or changes; `key` replaces the stored key, absent leaves it. */
  'providers.save': request(
    z.object({ provider: providerInstanceSchema, key: secretSchema.optional() }),
    providerViewSchema,
  ),
  'providers.remove': request(z.object({ id }), nothing),
  'providers.set-key': request(z.object({ id, key: secretSchema.nullable() }), providerViewSchema),
  'providers.set-default': request(z.object({ id }), nothing),
  /** Tests what is typed, saved or not: without `key` the stored one is used. */
  'providers.test': request(
    z.object({ provider: providerInstanceSchema, key: secretSchema.optional() }),
    providerTestSchema,
  ),
  'providers.models': request(
    z.object({ provider: providerDraftSchema, key: secretSchema.optional() }),
    modelListSchema,
  ),
  'providers.confidence': request(
    z.object({ scheme: confidenceSchemeSchema, kind: providerKindIdSchema }),
    z.object({ level: confidenceLevelSchema }),
  ),

  'tools.list': request(
    z.object({
      component: componentSchema.default('chat'),
      providerId: id.nullable(),
      chatId: id.nullable(),
      /** What is switched on in a chat that is not stored yet; null: the defaults. A stored chat has its own. */
      selection: selectionSchema.nullable().default(null),
    }),
    z.object({
      collections: z.array(collectionViewSchema),
      broken: z.array(brokenDefinitionSchema),
      /** About what stands in every request beside the tools: who the model is, how to use tools. */
      instructionTokens: z.number().optional(),
    }),
  ),
  /** `null` goes back to the default; a secret is stored in the keyring. */
  'tools.save-settings': request(
    z.object({
      toolId: id,
      values: z.record(z.string().max(100), z.union([z.string().max(100_000), z.number(), z.boolean()]).nullable()),
    }),
    z.object({ problems: z.record(z.string(), phraseSchema) }),
  ),
  'tools.result': request(z.object({ chatId: id, callId: id }), z.object({ kept: z.boolean(), text: z.string() })),

  /**
   * Newest first. With `limit` some of them; `next` is then `after` of the request for more, and absent at the end. What
   * changes meanwhile comes by events. Without `limit` all at once, which takes long for thousands.
   */
  'chats.list': request(
    z.object({
      limit: z.number().int().min(1).max(1_000).optional(),
      after: z
        .string()
        .regex(/^\d{1,16}\.\d{1,16}$/)
        .optional(),
    }),
    z.object({ chats: z.array(chatSummarySchema), next: z.string().optional() }),
  ),
  'chats.create': request(
    z.object({
      providerId: id.nullable().default(null),
      /** Removed by itself some time after its last change (setting `temporaryChatDays`). */
      temporary: z.boolean().default(false),
      workspaceId: id.nullable().default(null),
      /** Absent: the one that is preselected. Null: none. */
      templateId: id.nullable().optional(),
      profileId: id.nullable().optional(),
    }),
    chatSchema,
  ),
  /** `newest`: so many messages of the end of the branch at most; `hasEarlier` then says whether there are more. */
  'chats.get': request(z.object({ id, newest: z.number().int().min(1).max(1_000).optional() }), chatSchema),
  /** What stands before a message on its branch, oldest first; `versions` as in the snapshot. */
  'chats.earlier-messages': request(
    z.object({ chatId: id, beforeId: id, limit: z.number().int().min(1).max(1_000).default(100) }),
    chatSchema.pick({ messages: true, versions: true }).extend({ hasEarlier: z.boolean() }),
  ),
  'chats.rename': request(z.object({ id, title: z.string().trim().min(1).max(300) }), chatSummarySchema),
  'chats.delete': request(z.object({ id }), nothing),
  /** Undo of a delete; possible until the window says otherwise or the app quits. */
  'chats.restore': request(z.object({ id }), chatSummarySchema),
  'chats.set-provider': request(z.object({ id, providerId: id }), chatSummarySchema),
  'chats.set-tools': request(z.object({ id, selection: selectionSchema }), chatSummarySchema),
  'chats.save-draft': request(z.object({ id, draft: z.string().max(MAX_USER_MESSAGE_CHARACTERS) }), nothing),
  'chats.move': request(z.object({ id, workspaceId: id.nullable() }), chatSummarySchema),
  'chats.pin': request(z.object({ id, pinned: z.boolean() }), chatSummarySchema),
  /** Makes a temporary chat one that stays. */
  'chats.keep': request(z.object({ id }), chatSummarySchema),

  /**
   * Shows the branch that leads through this message to the newest message below it: another version, or a search hit on
   * a branch that is not shown. Windows hear "chat.branch-changed" and read the chat again.
   */
  'chats.show-version': request(z.object({ chatId: id, messageId: id }), nothing),
  /** A new chat with the branch up to this message. What the chat requires goes along; what was allowed in it does not. */
  'chats.branch': request(z.object({ chatId: id, messageId: id }), chatSummarySchema),
  /** Deletes a message with all replies; another version is shown in its place if there is one. */
  'chats.delete-message': request(z.object({ chatId: id, messageId: id }), nothing),
  /** Undo of `chats.delete-message`; possible until the app quits. */
  'chats.restore-message': request(z.object({ chatId: id, messageId: id }), nothing),

  /**
   * Titles and messages that hold all words of `text`, the last one as a beginning, newest first. Cancel one when the next
   * is asked: what has not begun is left out. Nothing typed finds nothing.
   */
  'chats.search': request(
    z.object({
      text: z.string().max(MAX_SEARCH_CHARACTERS),
      limit: z.number().int().min(1).max(MAX_SEARCH_HITS).default(20),
    }),
    searchHitsSchema,
  ),

  /**
   * Begins an export of these chats, or of all. The text comes by `chats.export-part` until `isLast`, so that neither side
   * holds a large one whole on the wire; the window puts it together and saves it under `fileName`.
   */
  'chats.export': request(
    z.object({ ids: z.union([z.literal('all'), z.array(id).min(1).max(100_000)]), format: exportFormatSchema }),
    z.object({ exportId: z.string(), fileName: z.string() }),
  ),
  'chats.export-part': request(z.object({ exportId: id }), z.object({ text: z.string(), isLast: z.boolean() })),
  /**
   * Begins an import: our own exports, `conversations.json` of ChatGPT, folders of AI Studio (`thread.json`, and `name` for
   * the names of workspaces). The text of the files follows by `chats.import-part`, one file after the other, each with its
   * path as `file`; chats appear as soon as they are whole. `chats.import-finish` says what came of it.
   */
  'chats.import': request(nothing, z.object({ importId: z.string() })),
  'chats.import-part': request(
    z.object({
      importId: id,
      file: z.string().min(1).max(4_000),
      text: z.string().max(MAX_IMPORT_PART_CHARACTERS),
      /** Whether the file ends here. */
      isLast: z.boolean(),
      /** Bytes of this file or its part made no text and stand as U+FFFD. */
      isDamaged: z.boolean().optional(),
      /** The file was in no encoding that it names, and was taken for this one. */
      readAs: z.literal(WINDOWS_1252).optional(),
    }),
    z.object({ chats: z.number() }),
  ),
  'chats.import-finish': request(z.object({ importId: id }), importReportSchema),
  /** Ends an import or export early; what was imported stays. */
  'chats.cancel-exchange': request(z.object({ id }), nothing),

  'workspaces.list': request(nothing, z.object({ workspaces: z.array(workspaceSchema) })),
  'workspaces.create': request(z.object({ name: workspaceNameSchema }), workspaceSchema),
  'workspaces.rename': request(z.object({ id, name: workspaceNameSchema }), workspaceSchema),
  /** Its chats stay, in no workspace. */
  'workspaces.delete': request(z.object({ id }), nothing),

  /** Answers as soon as the question is stored; the answer itself arrives by events. */
  'turns.send': request(
    z.object({
      chatId: id,
      text: z.string().trim().min(1).max(MAX_USER_MESSAGE_CHARACTERS),
      attachmentIds: z.array(id).max(MAX_ATTACHMENTS).default([]),
    }),
    z.object({ userMessageId: z.string(), answerId: z.string() }),
  ),
  /** Continues a cut-off answer, or tries a failed one again. */
  'turns.retry': request(
    z.object({ chatId: id, messageId: id, mode: z.enum(['continue', 'try-again']) }),
    z.object({ answerId: z.string() }),
  ),
  /** Sends a question anew with another text, as a new version beside the old one. */
  'turns.edit': request(
    z.object({ chatId: id, messageId: id, text: z.string().trim().min(1).max(MAX_USER_MESSAGE_CHARACTERS) }),
    z.object({ userMessageId: z.string(), answerId: z.string() }),
  ),
  /** Makes a new version of an answer, or answers a question anew; `providerId` is asked for this answer alone, the chat keeps its own. */
  'turns.regenerate': request(
    z.object({ chatId: id, messageId: id, providerId: id.optional() }),
    z.object({ answerId: z.string() }),
  ),
  /** Answers the card of a waiting call; a call that no longer waits is "not-found". */
  'turns.answer-approval': request(z.object({ chatId: id, callId: id, answer: z.enum(APPROVAL_ANSWERS) }), nothing),
  'turns.stop': request(z.object({ chatId: id }), nothing),
  /** Ends the countdown of a retry: try at once. */
  'turns.retry-now': request(z.object({ chatId: id }), nothing),

  ...attachmentRequests,
  ...connectionTestRequests,
  ...draftRequests,
  ...organizationRequests,
  ...presetRequests,
  ...storeRequests,
  ...workbenchRequests,
  ...inspectorRequests,
} as const;

export type RequestName = keyof typeof requests;
export type RequestInput<Name extends RequestName> = z.input<(typeof requests)[Name]['input']>;
export type ParsedInput<Name extends RequestName> = z.output<(typeof requests)[Name]['input']>;
export type RequestOutput<Name extends RequestName> = z.output<(typeof requests)[Name]['output']>;

/** Every event main sends. Each carries one sequence number of a single counter. */
export const events = {
  'settings.changed': z.object({ settings: settingsSchema.omit({ providers: true, toolSettings: true }) }),
  'providers.changed': nothing,
  'tools.changed': nothing,
  /** The keyring has answered what a list did not wait for. */
  'keyring.changed': nothing,
  'chat.changed': z.object({ chat: chatSummarySchema }),
  'chat.removed': z.object({ id: z.string() }),
  /** The person wants to see this chat: they clicked a notification of the system. */
  'chat.show': z.object({ id: z.string() }),
  /** It became the last message of the branch that is shown. `versions` as in the snapshot; absent: it is the only one. */
  'message.added': z.object({ message: messageSchema, versions: z.array(z.string()).optional() }),
  'message.changed': z.object({ chatId: z.string(), messageId: z.string(), changes: z.array(messageChangeSchema) }),
  'message.removed': z.object({ chatId: z.string(), messageId: z.string() }),
  /** Another branch is shown, or messages left it: read the chat again. */
  'chat.branch-changed': z.object({ chatId: z.string() }),
  ...inspectorEvents,
  'workspaces.changed': z.object({ workspaces: z.array(workspaceSchema) }),
  'menu.command': z.object({ command: z.enum(['new-chat', 'settings', 'toggle-controls', 'find']) }),
  ...draftEvents,
  ...organizationEvents,
  ...presetEvents,
  ...workbenchEvents,
} as const;
export type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = z.output<(typeof events)[Name]>;

const IPC_ERROR_CODES = ['bad-request', 'not-found', 'cancelled', 'refused', 'failed'] as const;
/** What a request answers with when it fails: a phrase for the person, never a stack trace. */
export const ipcErrorSchema = z.object({
  code: z.enum(IPC_ERROR_CODES),
  text: phraseSchema,
  detail: z.string().max(8_000).optional(),
});
export type IpcErrorBody = z.infer<typeof ipcErrorSchema>;
