import { NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import { DEFAULT_PROXY } from '#shared/settings/proxy.ts';
import { createGuard } from '../../../guard/create-guard.ts';
import { memorySecretStore } from '../../../secrets/memory-secret-store.ts';
import { resultText } from '../../../tools/call-arguments.ts';
import { ToolArgumentError, ToolBlockedError, ToolFailedError } from '../../../tools/errors.ts';
import { seededRandomness } from '../../../tools/randomness.ts';
import { readWebPageTool } from '../../../tools/read-web-page/tool.ts';
import type { ToolContext } from '../../../tools/tool.ts';
import { filterUntrusted } from '../../../tools/untrusted.ts';
import { createServiceFetch } from '../../../web/create-service-fetch.ts';
import { createHtmlPool } from '../../../web/html-pool.ts';
import { ProxySource } from '../../../web/proxy-source.ts';
import { createPageRetrieval } from '../../../web/retrieve-page.ts';
import { testAllowedOrigins } from '../../../web/test-allowlist.ts';
import type { CommandContext } from '../command.ts';

/**
 * What `read_web_page` gives to a model that asks for this address: its text, or the words it is refused with. The person
 * gave the address, so it counts as given in the chat; the network is closed to it as to any model.
 */
export async function readPage(url: string, { output, signal, language, translate }: CommandContext): Promise<number> {
  const pool = createHtmlPool();
  const guard = createGuard();
  // Without settings: what the environment says.
  const proxies = new ProxySource({
    choice: () => DEFAULT_PROXY,
    secrets: memorySecretStore(),
    environment: process.env,
    redact: () => {},
  });
  const context: ToolContext = {
    settings: {},
    chat: {
      id: 'command-line',
      component: 'chat',
      requirements: NO_REQUIREMENTS,
      isAddressGiven: () => true,
      variables: {},
    },
    randomness: seededRandomness('command-line'),
    provider: { id: 'command-line', confidence: 'NONE', isTrusted: false },
    activation: { available: async () => [], activate: () => {} },
    signal,
    progress: () => {},
    pages: createPageRetrieval({
      extractHtml: pool.extract,
      readText: pool.readText,
      testAllowedOrigins,
      proxy: (address) => proxies.proxyFor(address),
    }),
    services: createServiceFetch(),
    now: () => new Date(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language,
  };
  try {
    const result = await readWebPageTool.execute(readWebPageTool.readArguments({ url }), context);
    const { result: filtered, findings, failed } = await filterUntrusted(result, 'read_web_page', guard, signal);
    const { content } = filtered;
    if (failed) output.note(translate('turn.filter.failed'));
    for (const { finding } of findings) output.note(`${finding.kind} ${finding.effect}: ${finding.excerpt}`);
    if (output.isJson) await output.event({ status: 'SUCCESS', result: content });
    else await output.line(resultText(content));
    return 0;
  } catch (error) {
    const status = error instanceof ToolBlockedError ? 'BLOCKED' : 'ERROR';
    const isWorded = status === 'BLOCKED' || error instanceof ToolArgumentError || error instanceof ToolFailedError;
    if (!isWorded) throw error;
    const { message } = error as Error;
    if (output.isJson) await output.event({ status, message });
    else output.note(`${status}: ${message}`);
    return 1;
  } finally {
    await Promise.all([pool.close(), guard.close()]);
  }
}
