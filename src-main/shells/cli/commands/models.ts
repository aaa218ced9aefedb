import { phrase } from '#shared/phrase.ts';
import { chosenProvider } from '../chosen-provider.ts';
import { CommandError, defineCommand, UsageError } from '../command.ts';
import { withApp } from '../with-app.ts';

export const modelsCommand = defineCommand({
  usage: '--provider ID',
  options: { provider: { type: 'string' } },
  maxPositionals: 0,
  async run({ provider }, _positionals, context) {
    if (provider === undefined) throw new UsageError(phrase('cli.provider.missing'));
    const { output, signal } = context;
    return withApp(context, async ({ services: { providers } }) => {
      const { models, problem, detail } = await providers.models(
        chosenProvider(providers, provider),
        undefined,
        signal,
      );
      for (const model of models) {
        if (output.isJson) await output.event({ type: 'model', ...model });
        else await output.line(model.name && model.name !== model.id ? `${model.id} (${model.name})` : model.id);
      }
      if (!problem) return 0;
      if (detail) output.note(detail);
      throw new CommandError('no-models', problem);
    });
  },
});
