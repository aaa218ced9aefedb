import { EXPORT_FORMATS } from '#shared/chat/exchange.ts';
import { phrase } from '#shared/phrase.ts';
import { defineCommand, UsageError } from '../command.ts';
import { withApp } from '../with-app.ts';

export const exportCommand = defineCommand({
  usage: '--chat ID|--all [--format json|markdown]',
  options: {
    chat: { type: 'string', multiple: true },
    all: { type: 'boolean' },
    format: { type: 'string' },
  },
  maxPositionals: 0,
  async run({ chat, all = false, format: asked = 'json' }, _positionals, context) {
    const format = EXPORT_FORMATS.find((known) => known === asked);
    if (!format) throw new UsageError(phrase('cli.export.format', { given: asked, known: EXPORT_FORMATS.join(', ') }));
    if (all === (chat !== undefined)) throw new UsageError(phrase('cli.export.which'));
    const { output, signal } = context;
    return withApp(context, async ({ services: { exchange } }) => {
      const { exportId } = await exchange.startExport(chat ?? 'all', format);
      for (;;) {
        signal.throwIfAborted();
        const { text, isLast } = await exchange.exportPart(exportId);
        await output.text(text);
        if (isLast) return 0;
      }
    });
  },
});
