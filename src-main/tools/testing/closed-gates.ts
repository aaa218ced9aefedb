import { NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import { phrase } from '#shared/phrase.ts';
import type { ToolDefinition } from '#shared/tool/definition.ts';
import type { JsonObject } from '#shared/tool/json-schema.ts';
import type { ToolGate } from '#shared/tool/view.ts';
import type { OfferQuery } from '../offers.ts';
import type { ToolPolicy } from '../policy.ts';
import type { Tool } from '../tool.ts';

/** Everything that the gates look at, of one tool with the id "probe". */
export interface GateSubject {
  tool: Partial<Writable<Tool<JsonObject>>>;
  definition: Partial<ToolDefinition>;
  policy: Partial<ToolPolicy>;
  query: Partial<OfferQuery>;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** What closes each gate, and no other. The tool must send data to third parties, or nothing could restrict it. */
export const CLOSE_GATE: Record<ToolGate, (subject: GateSubject) => void> = {
  'not-available': ({ tool }) => {
    tool.unavailable = () => phrase('policy.gate.notInComponent');
  },
  'startup-policy': ({ policy }) => {
    policy.startup = { allow: undefined, deny: new Set(['probe']) };
  },
  'tools-disabled': ({ policy }) => {
    policy.toolsEnabled = false;
  },
  'collection-disabled': ({ policy }) => {
    policy.disabledIds = new Set(['probe']);
  },
  'never-approved': ({ policy }) => {
    policy.approvalByCollection = { probe: 'never' };
  },
  'not-in-component': ({ definition }) => {
    definition.visibleIn = { chat: true, assistants: true, allowedComponents: [], deniedComponents: ['chat'] };
  },
  'continued-answer': ({ tool, query }) => {
    tool.isOfferedOnContinue = false;
    query.isContinuation = true;
  },
  'not-selected': ({ query }) => {
    query.selection = [];
  },
  'model-without-tools': ({ query }) => {
    query.provider = { confidence: query.provider?.confidence ?? 'MEDIUM', supportsTools: false };
  },
  'not-configured': ({ definition }) => {
    const url = { type: 'string', secret: false } as const;
    definition.settingsSchema = { type: 'object', properties: { url }, required: ['url'] };
  },
  'confidence-too-low': ({ policy, query }) => {
    query.provider = { confidence: 'VERY_LOW', supportsTools: query.provider?.supportsTools ?? true };
    policy.minimumConfidenceById = { probe: 'HIGH' };
  },
  'outbound-restricted': ({ query }) => {
    query.requirements = { ...NO_REQUIREMENTS, outbound: 'ONLY_LINKS_FROM_CHAT' };
  },
  'nothing-to-offer': ({ tool }) => {
    tool.resolveFunction = () => null;
  },
};
