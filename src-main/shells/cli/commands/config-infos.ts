import { phrase } from '#shared/phrase.ts';
import { type CommandContext, CommandError } from '../command.ts';
import { withApp } from '../with-app.ts';

/** The texts that an organization wants people to agree to, as it deployed them, each with what it takes to agree. */
export async function showInfos(context: CommandContext): Promise<number> {
  const { output, translate } = context;
  return withApp(context, async ({ services }) => {
    const infos = services.organization.mandatoryInfos;
    if (infos.length === 0 && !output.isJson) await output.line(translate('cli.config.noInfos'));
    for (const { id, title, version, markdown, by, acceptedAt } of infos) {
      const isAccepted = acceptedAt !== undefined;
      if (output.isJson) {
        await output.event({
          type: 'info',
          id,
          pluginId: by.pluginId,
          title,
          version,
          text: markdown,
          accepted: isAccepted,
        });
        continue;
      }
      const state = isAccepted
        ? translate('cli.config.infoAgreed')
        : translate('cli.config.infoOpen', { id: asArgument(id), version: asArgument(version) });
      const name = by.name;
      await output.line(
        `${translate('cli.config.info', { title, id, version, name })}\n\n${markdown.trim()}\n\n${state}\n`,
      );
    }
    return 0;
  });
}

/** Agrees in the person's name. The version has to be named: nobody agrees to what was changed since they read it. */
export async function acceptInfo(id: string, version: string, context: CommandContext): Promise<number> {
  const { output, translate } = context;
  return withApp(context, async ({ services }) => {
    const { organization } = services;
    const wanted = organization.mandatoryInfos.filter((info) => info.id === id && info.version === version);
    if (wanted.length === 0) throw new CommandError('not-found', phrase('cli.config.noSuchInfo', { id, version }));
    // The same id in several configurations is another text in each; whoever names it has seen them all.
    for (const { by, title } of wanted) {
      organization.acceptInfo(by.pluginId, id, version);
      if (output.isJson) await output.event({ type: 'accepted', id, pluginId: by.pluginId, version });
      else await output.line(`${title}: ${translate('cli.config.infoAgreed')}`);
    }
    return 0;
  });
}

/** As a shell takes it. */
function asArgument(text: string): string {
  return /^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
