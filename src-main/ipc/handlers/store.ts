import { phrase } from '#shared/phrase.ts';
import type { ExchangeService } from '../../chats/exchange/exchange-service.ts';
import { HandlerError, type Handlers } from '../handler.ts';

interface Dependencies {
  exchange: Pick<ExchangeService, 'salvage'>;
  /** The database that was damaged when the application started. */
  damagedFile: string | undefined;
}

export function storeHandlers({ exchange, damagedFile }: Dependencies): Pick<Handlers, 'store.salvage'> {
  return {
    'store.salvage': async () => {
      if (damagedFile === undefined) throw new HandlerError('not-found', phrase('errors.store.not-found'));
      return exchange.salvage(damagedFile);
    },
  };
}
