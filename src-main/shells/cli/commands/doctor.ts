import os from 'node:os';
import process from 'node:process';
import type { AppInfo } from '#shared/ipc/contract.ts';
import { phrase } from '#shared/phrase.ts';
import type { ProviderService } from '../../../providers/provider-service.ts';
import { openSecretStore } from '../../../secrets/open-secret-store.ts';
import { type CommandContext, CommandError, defineCommand } from '../command.ts';
import { withApp } from '../with-app.ts';

/** For each provider; all are asked at the same time. */
const PROVIDER_TIMEOUT_MS = 15_000;

/** "warning": works, but not as well as it could. Nothing in `detail` is secret. */
interface Check {
  name: string;
  status: 'ok' | 'warning' | 'failed';
  detail: string;
}

export const doctorCommand = defineCommand({
  usage: '',
  options: {},
  maxPositionals: 0,
  async run(_values, _positionals, context) {
    let hasFailed = false;
    for await (const check of checks(context)) {
      hasFailed ||= check.status === 'failed';
      if (context.output.isJson) await context.output.event({ type: 'check', ...check });
      else await context.output.line(`${check.status}: ${check.name}: ${check.detail}`);
    }
    return hasFailed ? 1 : 0;
  },
});

async function* checks(context: CommandContext): AsyncGenerator<Check> {
  yield versions();
  yield await keyring(context);
  yield network(context);
  const { translate } = context;
  try {
    const results = await withApp(context, async ({ services: { providers, chats, notices } }) => {
      const database = translate('cli.doctor.database', { count: chats.list().length, folder: context.dataDir });
      return { database, start: startChecks(notices(), context), providers: await checkProviders(providers, context) };
    });
    yield { name: 'database', status: 'ok', detail: results.database };
    yield* results.start;
    yield* results.providers;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    yield { name: 'database', status: 'failed', detail: translate(error.text.key, error.text.params) };
  }
}

/** What start-up had to work around: settings, chats, definitions of tools. */
function startChecks(notices: AppInfo['notices'], { translate }: CommandContext): Check[] {
  return notices.map(({ id, text, detail }) => {
    const words = translate(text.key, text.params);
    return { name: id, status: 'warning', detail: detail === undefined ? words : `${words} ${detail}` };
  });
}

function versions(): Check {
  const { node, sqlite, openssl } = process.versions;
  const system = `${os.platform()} ${os.release()} ${os.arch()}`;
  const detail = `Confidant ${__CONFIDANT_VERSION__}, Node ${node}, SQLite ${sqlite}, OpenSSL ${openssl}, ${system}`;
  return { name: 'versions', status: 'ok', detail };
}

async function keyring({ translate }: CommandContext): Promise<Check> {
  const isThere = await (await openSecretStore()).isPersistent();
  return isThere
    ? { name: 'keyring', status: 'ok', detail: translate('cli.doctor.keyring') }
    : { name: 'keyring', status: 'warning', detail: translate('turn.notice.noKeyring') };
}

/** Only whether there is a network at all: nobody is asked who was not configured. */
function network({ translate }: CommandContext): Check {
  const names = Object.entries(os.networkInterfaces()).flatMap(([name, addresses = []]) =>
    addresses.some((address) => !address.internal) ? [name] : [],
  );
  return names.length > 0
    ? { name: 'network', status: 'ok', detail: names.join(', ') }
    : { name: 'network', status: 'warning', detail: translate('cli.doctor.noNetwork') };
}

function checkProviders(providers: ProviderService, { signal, translate }: CommandContext): Promise<Check[]> {
  return Promise.all(
    providers.instances.map(async (instance): Promise<Check> => {
      const timeout = AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
      const { models, problem } = await providers
        .models(instance, undefined, AbortSignal.any([signal, timeout]))
        .catch((error: unknown) => {
          if (!timeout.aborted) throw error;
          return {
            models: [],
            problem: phrase('cli.doctor.providerTimeout', { seconds: PROVIDER_TIMEOUT_MS / 1_000 }),
          };
        });
      const name = `provider ${instance.id}`;
      if (problem) return { name, status: 'failed', detail: translate(problem.key, problem.params) };
      return { name, status: 'ok', detail: translate('cli.doctor.models', { count: models.length }) };
    }),
  );
}
