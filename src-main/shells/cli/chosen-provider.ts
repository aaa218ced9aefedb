import { phrase } from '#shared/phrase.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { ProviderService } from '../../providers/provider-service.ts';
import { CommandError } from './command.ts';

/** The provider a person named by its id, or by its name where that is unmistakable. */
export function chosenProvider(providers: ProviderService, given: string): ProviderInstance {
  const named = providers.instances.filter((instance) => instance.name === given);
  const instance = providers.get(given) ?? (named.length === 1 ? named[0] : undefined);
  if (!instance) throw new CommandError('not-found', phrase('cli.provider.unknown', { given }));
  return instance;
}
