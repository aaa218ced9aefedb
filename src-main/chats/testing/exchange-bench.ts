import type { ImportReport } from '#shared/chat/exchange.ts';
import { ExchangeService } from '../exchange/exchange-service.ts';
import { chatBench } from './chat-bench.ts';

/** One installation with its chats, its export and its import. */
export function exchangeBench() {
  const bench = chatBench();
  const { chats, store, hub, now, databaseFile } = bench;
  const temporaryLifetime = () => bench.lifetime.ms;
  const exchange = new ExchangeService({
    chats,
    store,
    databaseFile,
    hub,
    temporaryLifetime,
    language: () => 'en',
    now,
  });
  return {
    ...bench,
    exchange,
    async export(ids: readonly string[] | 'all' = 'all', format: 'json' | 'markdown' = 'json') {
      const { exportId, fileName } = await exchange.startExport(ids, format);
      let whole = '';
      for (;;) {
        const { text, isLast } = await exchange.exportPart(exportId);
        whole += text;
        if (isLast) return { text: whole, fileName };
      }
    },
    async import(files: Record<string, string>, partSize = 100_000): Promise<ImportReport> {
      const { importId } = await exchange.startImport();
      for (const [file, text] of Object.entries(files)) {
        for (let at = 0; at < text.length || at === 0; at += partSize) {
          const isLast = at + partSize >= text.length;
          await exchange.importPart(importId, file, { text: text.slice(at, at + partSize), isLast });
        }
      }
      return exchange.finishImport(importId);
    },
    async close() {
      await exchange.close();
      await bench.close();
    },
  };
}
