const MIB = 1024 * 1024;

/** What a provider may send before the app stops listening: enough for any real answer, little enough to stay in memory. */
export const MAX_STREAM_LINE_BYTES = 16 * MIB;
export const MAX_ANSWER_BYTES = 64 * MIB;
/** Of one tool call, in UTF-16 units. */
export const MAX_TOOL_ARGUMENTS_CHARACTERS = 2 * MIB;
export const MAX_TOOL_CALLS_PER_RESPONSE = 500;
export const MAX_JSON_DEPTH = 100;
export const MAX_ERROR_BODY_BYTES = 256 * 1024;
export const MAX_MODEL_LIST_BYTES = 16 * MIB;
export const MAX_LISTED_MODELS = 5_000;
/** The server's own words, as they are shown behind "Details". */
export const MAX_DETAIL_CHARACTERS = 2_000;
export const MAX_MODEL_SOURCES = 200;

export const CONNECT_TIMEOUT_MS = 20_000;
/** Between two bytes of an answer, and before its first; a self-hosted server may load a model first. */
export const IDLE_TIMEOUT_MS = 300_000;

/** The first request and its repetitions. */
export const MAX_REQUESTS_PER_ROUND = 4;
export const FIRST_BACKOFF_MS = 1_000;
/** A server that asks for more is asked again after this anyway: nobody watches a longer countdown. */
export const MAX_RETRY_WAIT_MS = 60_000;
