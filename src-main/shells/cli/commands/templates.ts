import type { PresetKind } from '#shared/preset/preset.ts';
import { defineCommand } from '../command.ts';
import { withApp } from '../with-app.ts';

/** The templates and profiles that `chat` can be given, with whose they are. */
export const templatesCommand = defineCommand({
  usage: '',
  options: {},
  maxPositionals: 0,
  run(_values, _positionals, context) {
    const { output, translate } = context;
    return withApp(context, async ({ services: { presetLibrary, settings } }) => {
      const { preselectedTemplateId, preselectedProfileId } = settings.get();
      const templates = presetLibrary.templates();
      const profiles = presetLibrary.profiles();
      const show = async (type: PresetKind, preset: (typeof templates | typeof profiles)[number]) => {
        const { id, name, tokens, by } = preset;
        const isPreselected = id === (type === 'template' ? preselectedTemplateId : preselectedProfileId);
        const from = by && `${by.name} ${by.version}`;
        if (output.isJson) {
          await output.event({ type, id, name, tokens, isPreselected, ...(from !== undefined && { from }) });
        } else {
          const words = [type, `about ${tokens} tokens`, from, isPreselected ? 'preselected' : ''].filter(Boolean);
          await output.line(`${id}: ${name} (${words.join(', ')})`);
        }
      };
      for (const template of templates) await show('template', template);
      for (const profile of profiles) await show('profile', profile);
      if (templates.length + profiles.length === 0) output.note(translate('cli.templates.none'));
      return 0;
    });
  },
});
