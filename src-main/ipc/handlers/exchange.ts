import type { ExchangeService } from '../../chats/exchange/exchange-service.ts';
import type { Handlers } from '../handler.ts';

type ExchangeHandlers = Pick<
  Handlers,
  | 'chats.export'
  | 'chats.export-part'
  | 'chats.import'
  | 'chats.import-part'
  | 'chats.import-finish'
  | 'chats.cancel-exchange'
>;

export function exchangeHandlers(exchange: ExchangeService): ExchangeHandlers {
  return {
    'chats.export': ({ ids, format }) => exchange.startExport(ids, format),
    'chats.export-part': ({ exportId }) => exchange.exportPart(exportId),
    'chats.import': () => exchange.startImport(),
    'chats.import-part': ({ importId, file, ...part }) => exchange.importPart(importId, file, part),
    'chats.import-finish': ({ importId }) => exchange.finishImport(importId),
    'chats.cancel-exchange': async ({ id }) => {
      await exchange.cancel(id);
      return {};
    },
  };
}
