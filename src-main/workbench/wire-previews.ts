import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { WireApi } from '#shared/provider/kinds.ts';
import type { ToolFunction } from '#shared/tool/definition.ts';
import type { JsonObject } from '#shared/tool/json-schema.ts';
import { wireApiOf } from '../providers/capabilities.ts';
import { arrayAt, isObject, objectAt } from '../providers/json-access.ts';
import { previewRequest } from '../providers/preview-request.ts';
import type { HistoryItem } from '../providers/provider-adapter.ts';

/** Who stands for a wire API where the chosen provider speaks another one: its vendor's own server. */
const REFERENCES: Readonly<Record<WireApi, ProviderInstance>> = {
  CHAT_COMPLETIONS: {
    id: 'reference',
    kind: 'OPENAI_COMPATIBLE',
    name: 'Chat Completions',
    baseUrl: 'http://localhost/v1',
    model: { id: 'model' },
  },
  RESPONSES: { id: 'reference', kind: 'OPEN_AI', name: 'Responses', model: { id: 'gpt-5' } },
  ANTHROPIC_MESSAGES: {
    id: 'reference',
    kind: 'ANTHROPIC',
    name: 'Anthropic Messages',
    model: { id: 'claude-sonnet-4-5' },
  },
};

const WIRE_APIS = Object.keys(REFERENCES) as WireApi[];

interface WirePreview {
  wireApi: WireApi;
  isOfProvider: boolean;
  json: string;
}

/** A tool as an entry of `tools`, for each wire API. */
export async function toolPreviews(
  tool: ToolFunction,
  provider: ProviderInstance | undefined,
): Promise<(WirePreview & { isBound: boolean })[]> {
  return forEachWireApi(provider, async (instance) => {
    const body = await previewRequest({ instance, tools: [tool] });
    const entry = arrayAt(body, 'tools').find(isObject) ?? {};
    return { json: pretty(entry), isBound: entry.strict === true || objectAt(entry, 'function')?.strict === true };
  });
}

/** An answer stands between question and result, so that no API joins the two. */
const HISTORY: readonly HistoryItem[] = [
  { role: 'user', text: '…' },
  { role: 'assistant', text: '…' },
];
/** Nine letters and digits: every host takes such an id. */
const CALL_ID = 'try000001';

/** The message in which a result goes to the model, for each wire API. */
export async function resultPreviews(
  result: { content: string; isError: boolean },
  provider: ProviderInstance | undefined,
): Promise<WirePreview[]> {
  return forEachWireApi(provider, async (instance) => {
    const body = await previewRequest({ instance, history: HISTORY, results: [{ callId: CALL_ID, ...result }] });
    return { json: pretty([...arrayAt(body, 'messages'), ...arrayAt(body, 'input')].findLast(isObject) ?? {}) };
  });
}

async function forEachWireApi<Preview>(
  provider: ProviderInstance | undefined,
  preview: (instance: ProviderInstance) => Promise<Preview>,
): Promise<(Preview & { wireApi: WireApi; isOfProvider: boolean })[]> {
  const own = provider && wireApiOf(provider);
  return Promise.all(
    WIRE_APIS.map(async (wireApi) => {
      const isOfProvider = wireApi === own;
      const instance = isOfProvider && provider ? provider : REFERENCES[wireApi];
      return { wireApi, isOfProvider, ...(await preview(instance)) };
    }),
  );
}

const pretty = (value: JsonObject): string => JSON.stringify(value, null, 2);
