import { phrase } from '#shared/phrase.ts';
import type { ExchangeService } from '../../chats/exchange/exchange-service.ts';
import { HandlerError, type Handlers } from '../handler.ts';

interface Dependencies {
  exchange: Pick<ExchangeService, 'salvage'>;
  /** The database that was found damaged after this start; a large one is known to be a moment later. */
  damagedFile(): string | undefined;
}

export function storeHandlers({ exchange, damagedFile }: Dependencies): Pick<Handlers, 'store.salvage'> {
  return {
    'store.salvage': async () => {
      const file = damagedFile();
      if (file === undefined) throw new HandlerError('not-found', phrase('errors.store.not-found'));
      return exchange.salvage(file);
    },
  };
}
