/**
 * The words with which servers say that a model, or the server as it was started, has no tools. There is no code for it,
 * so words are all there is to go by; each entry names where they come from.
 */
const NO_TOOLS_PHRASES = [
  // Ollama: "registry.ollama.ai/library/x does not support tools"
  'does not support tools',
  // llama.cpp, started without its template engine
  'tools param requires --jinja',
  // vLLM: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'
  '--enable-auto-tool-choice',
  // OpenRouter: "No endpoints found that support tool use."
  'no endpoints found that support tool use',
  'tools is not supported',
  'tools are not supported',
  'tool use is not supported',
  'tool calling is not supported',
  'function calling is not supported',
  'does not support function calling',
  'does not support tool use',
  'does not support tool calling',
] as const;

/** llama.cpp answers 500 where others answer 400; OpenRouter 404; FastAPI servers 422. */
const STATUSES = new Set([400, 404, 422, 500, 501]);

/** Whether the server refused the request because it offered tools. */
export function isToolRefusal(status: number | undefined, serverWords: string): boolean {
  if (status !== undefined && !STATUSES.has(status)) return false;
  const words = serverWords.toLowerCase();
  return NO_TOOLS_PHRASES.some((phrase) => words.includes(phrase));
}
