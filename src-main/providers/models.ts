import type { ModelInfo, ModelList, ProviderInstance } from '#shared/provider/instance.ts';
import type { JsonObject, JsonValue } from '#shared/tool/json-schema.ts';
import { readText } from './answer-stream.ts';
import { parseBoundedJson } from './bounded-json.ts';
import { readingError } from './connection-errors.ts';
import { type Endpoint, endpointOf, endpointUrl, subjectOf } from './endpoint.ts';
import { arrayAt, isObject, numberAt, objectAt, stringAt } from './json-access.ts';
import { providerKind } from './kinds.ts';
import { MAX_DETAIL_CHARACTERS, MAX_LISTED_MODELS, MAX_MODEL_LIST_BYTES } from './limits.ts';
import { ProviderError } from './provider-adapter.ts';
import { providerError } from './provider-errors.ts';
import { sharedTransport } from './shared-transport.ts';
import { errorFromResponse } from './status-errors.ts';
import type { ProviderTransport, RequestHooks } from './transport.ts';

export interface ModelListOptions extends RequestHooks {
  transport?: ProviderTransport;
}

/** A list is short or it is not coming. */
const LIST_TIMEOUT_MS = 30_000;
const PAGE_SIZE = 1_000;
const MAX_PAGES = 5;

/**
 * The models of an instance, or why there is no list: wrong key, no permission, no quota, unreachable, answer not
 * understood. Rejects only with the signal's reason.
 */
export async function listModels(
  instance: ProviderInstance,
  key: string | undefined,
  signal: AbortSignal,
  options: ModelListOptions = {},
): Promise<ModelList> {
  const listing = providerKind(instance.kind).models;
  if ('fixed' in listing) return { models: listing.fixed.map((id) => ({ id })) };
  const timeout = AbortSignal.timeout(LIST_TIMEOUT_MS);
  try {
    const endpoint = endpointOf(instance, key);
    const entries = await fetchEntries(endpoint, listing.path, AbortSignal.any([signal, timeout]), options);
    return { models: readModels(entries) };
  } catch (error) {
    signal.throwIfAborted();
    const problem = timeout.aborted
      ? providerError('timeout', subjectOf(instance), { params: { seconds: LIST_TIMEOUT_MS / 1_000 } })
      : error;
    if (problem instanceof ProviderError) return { models: [], problem: problem.reason, detail: problem.detail };
    throw error;
  }
}

async function fetchEntries(
  endpoint: Endpoint,
  path: string,
  signal: AbortSignal,
  options: ModelListOptions,
): Promise<JsonValue[]> {
  const isPaged = 'anthropic-version' in endpoint.headers;
  const entries: JsonValue[] = [];
  let after = '';
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = isPaged ? `?limit=${PAGE_SIZE}${after && `&after_id=${encodeURIComponent(after)}`}` : '';
    const answer = await fetchJson(endpoint, `${path}${query}`, signal, options);
    const list = Array.isArray(answer) ? answer : listIn(answer);
    if (!list) throw notAList(endpoint, answer);
    entries.push(...list);
    after = (isObject(answer) && answer.has_more === true && stringAt(answer, 'last_id')) || '';
    if (after === '') break;
  }
  return entries;
}

/** OpenAI's `data`; `models` of llama.cpp and of Ollama's own API. */
function listIn(answer: JsonValue): JsonValue[] | undefined {
  if (!isObject(answer)) return undefined;
  if (Array.isArray(answer.data)) return answer.data;
  return Array.isArray(answer.models) ? answer.models : undefined;
}

async function fetchJson(
  endpoint: Endpoint,
  path: string,
  signal: AbortSignal,
  options: ModelListOptions,
): Promise<JsonValue> {
  const { subject } = endpoint;
  const { transport = sharedTransport, beforeRequest, onExchange } = options;
  const response = await transport.send({
    method: 'GET',
    url: endpointUrl(endpoint, path),
    headers: { ...endpoint.headers, accept: 'application/json' },
    secretHeaders: endpoint.secretHeaders,
    subject,
    signal,
    maxBytes: MAX_MODEL_LIST_BYTES,
    beforeRequest,
    onExchange,
  });
  const bodyText = await readText(response.chunks);
  if (response.status < 200 || response.status > 299) {
    throw aboutTheList(errorFromResponse({ ...response, bodyText }, subject, false), endpoint);
  }
  try {
    return parseBoundedJson(bodyText);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw readingError(error, subject);
    const isWebPage = bodyText.trimStart().startsWith('<');
    throw providerError('not-understood', subject, {
      ...(isWebPage ? { key: 'errors.provider.web-page' } : { detail: bodyText.slice(0, MAX_DETAIL_CHARACTERS) }),
      cause: error,
    });
  }
}

/** The same refusals mean something else when no model was named. */
function aboutTheList(error: ProviderError, { subject }: Endpoint): ProviderError {
  const { code, detail, status } = error;
  if (code === 'no-permission') {
    return providerError(code, subject, { detail, status, key: 'errors.provider.list-no-permission' });
  }
  const isMissing = code === 'not-found' && error.reason.key === 'errors.provider.not-found';
  if (isMissing || code === 'bad-request') {
    return providerError(code, subject, { detail, status, key: 'errors.provider.no-list' });
  }
  return error;
}

function notAList({ subject }: Endpoint, answer: JsonValue): ProviderError {
  return providerError('not-understood', subject, { detail: JSON.stringify(answer).slice(0, MAX_DETAIL_CHARACTERS) });
}

/** Names of what hosts list beside their chat models. A wrong guess costs nothing: any id can be typed. */
const NOT_FOR_CHAT =
  /embed|whisper|rerank|moderation|transcribe|\btts\b|[-/]tts|dall-e|gpt-image|imagen|veo-|sora|realtime|davinci|babbage|ocr|stable-diffusion|flux/i;

function readModels(entries: JsonValue[]): ModelInfo[] {
  const models = new Map<string, ModelInfo>();
  for (const entry of entries) {
    const model = isObject(entry) ? readModel(entry) : undefined;
    if (model && models.size < MAX_LISTED_MODELS) models.set(model.id, model);
  }
  return [...models.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function readModel(entry: JsonObject): ModelInfo | undefined {
  // Google lists "models/gemini-…" and takes both forms.
  const id = (stringAt(entry, 'id') ?? stringAt(entry, 'model') ?? stringAt(entry, 'name'))?.replace(/^models\//, '');
  if (!id || id.length > 300 || NOT_FOR_CHAT.test(id)) return undefined;
  if (objectAt(entry, 'capabilities')?.completion_chat === false) return undefined;
  const outputs = arrayAt(objectAt(entry, 'architecture'), 'output_modalities');
  if (outputs.length > 0 && !outputs.includes('text')) return undefined;
  const name = stringAt(entry, 'display_name') ?? stringAt(entry, 'name');
  return {
    id,
    ...(name && name !== id && !name.startsWith('models/') ? { name: name.slice(0, 300) } : {}),
    ...contextWindowOf(entry),
  };
}

const CONTEXT_FIELDS = ['context_length', 'context_window', 'max_context_length', 'max_model_len', 'max_input_tokens'];

function contextWindowOf(entry: JsonObject): Pick<ModelInfo, 'contextWindowTokens'> {
  for (const field of CONTEXT_FIELDS) {
    const tokens = numberAt(entry, field);
    if (tokens !== undefined && tokens > 0) return { contextWindowTokens: tokens };
  }
  return {};
}
