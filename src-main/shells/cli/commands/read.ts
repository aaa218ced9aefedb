import { z } from 'zod';
import { phrase } from '#shared/phrase.ts';
import { type ChainDecision, decideChain, type ResolveName, resolveFromTable } from '../../../web/decide-chain.ts';
import { resolveWithSystem } from '../../../web/resolve-name.ts';
import { testAllowedOrigins } from '../../../web/test-allowlist.ts';
import { type CommandContext, defineCommand, UsageError } from '../command.ts';
import { readJsonLines } from '../input.ts';

const questionSchema = z.object({
  id: z.union([z.string(), z.number()]),
  url: z.string(),
  dns: z.record(z.string(), z.array(z.string()).max(1_000)).default({}),
  redirects: z.array(z.string()).max(100).default([]),
});

export const readCommand = defineCommand({
  usage: 'URL | --decide URL | --decide --jsonl',
  options: { decide: { type: 'boolean' }, jsonl: { type: 'boolean' } },
  maxPositionals: 1,
  async run({ decide, jsonl }, [url], context) {
    if (jsonl) {
      if (!decide || url !== undefined) throw new UsageError(phrase('cli.read.jsonlNeedsDecide'));
      return decideLines(context);
    }
    if (url === undefined) throw new UsageError(phrase('cli.read.noAddress'));
    if (decide) return decideOne(url, context);
    const { readPage } = await import('./read-page.ts');
    return readPage(url, context);
  },
});

async function decideOne(url: string, { output }: CommandContext): Promise<number> {
  const { verdict, reason } = await decide(url, [], resolveWithSystem);
  if (output.isJson) await output.event({ verdict, reason });
  else await output.line(`${verdict} ${reason}`);
  return 0;
}

async function decideLines({ input, output }: CommandContext): Promise<number> {
  for await (const { id, url, dns, redirects } of readJsonLines(input, questionSchema)) {
    const { verdict, reason } = await decide(url, redirects, resolveFromTable(dns));
    await output.event({ id, verdict, reason });
  }
  return 0;
}

function decide(url: string, redirects: readonly string[], resolve: ResolveName): Promise<ChainDecision> {
  return decideChain({ url, redirects, resolve, testAllowedOrigins });
}
