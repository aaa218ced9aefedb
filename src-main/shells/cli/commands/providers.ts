import { defineCommand } from '../command.ts';
import { withApp } from '../with-app.ts';

export const providersCommand = defineCommand({
  usage: '',
  options: {},
  maxPositionals: 0,
  run(_values, _positionals, context) {
    const { output, translate } = context;
    return withApp(context, async ({ services: { providers, settings } }) => {
      const { defaultProviderId } = settings.get();
      for (const view of await providers.views()) {
        const { id, name, kind, host, model, confidence, keyState, supportsTools } = view;
        const unusable = view.unusable && translate(view.unusable.key, view.unusable.params);
        const address = view.effectiveBaseUrl;
        if (output.isJson) {
          const isDefault = id === defaultProviderId;
          const facts = {
            id,
            name,
            kind,
            host,
            model: model.id,
            confidence,
            keyState,
            address,
            supportsTools,
            isDefault,
          };
          await output.event({ type: 'provider', ...facts, ...(unusable && { unusable }) });
        } else {
          const words = [kind, model.id, confidence, `key: ${keyState}`, address].filter(Boolean).join(', ');
          await output.line(`${id}: ${name} (${words})${unusable ? ` ${unusable}` : ''}`);
        }
      }
      if (providers.instances.length === 0) output.note(translate('cli.provider.none'));
      return 0;
    });
  },
});
