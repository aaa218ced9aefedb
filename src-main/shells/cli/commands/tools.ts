import { NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import { phrase } from '#shared/phrase.ts';
import { COMPONENTS, type Component } from '#shared/tool/definition.ts';
import type { ToolAnswer } from '#shared/tool/view.ts';
import { hasCapability } from '../../../providers/capabilities.ts';
import { chosenProvider } from '../chosen-provider.ts';
import { type CommandContext, defineCommand, UsageError } from '../command.ts';
import { withApp } from '../with-app.ts';

export const toolsCommand = defineCommand({
  usage: '[--provider ID] [--component ID]',
  options: { provider: { type: 'string' }, component: { type: 'string' } },
  maxPositionals: 0,
  run(values, _positionals, context) {
    const component = readComponent(values.component);
    return withApp(context, async ({ services }) => {
      const { providers, catalogue, registry } = services;
      const instance = values.provider === undefined ? undefined : chosenProvider(providers, values.provider);
      const collections = await catalogue.list({
        component,
        provider: instance
          ? { confidence: providers.confidence(instance), supportsTools: hasCapability(instance, 'tools') }
          : null,
        selection: null,
        requirements: NO_REQUIREMENTS,
      });
      for (const collection of collections) {
        await show({ type: 'collection', id: collection.id }, collection.answer, context);
        for (const tool of collection.tools) {
          const made = registry.get(tool.id);
          const names = made?.label && { name: made.label.name, callName: made.definition.function.name };
          await show({ type: 'tool', id: tool.id, collection: collection.id, ...names }, tool.answer, context);
        }
      }
      for (const { file, message } of registry.broken) {
        // In words it stands among the notices of the start.
        if (context.output.isJson) await context.output.event({ type: 'broken', file, message });
      }
      return 0;
    });
  },
});

/** Absent: the chat. */
export function readComponent(given: string | undefined): Component {
  if (given === undefined) return 'chat';
  const component = COMPONENTS.find((known) => known === given);
  if (!component) throw new UsageError(phrase('cli.component.unknown', { given, known: COMPONENTS.join(', ') }));
  return component;
}

async function show(
  subject: { type: 'collection' | 'tool'; id: string; collection?: string; name?: string; callName?: string },
  answer: ToolAnswer,
  { output, translate }: CommandContext,
): Promise<void> {
  const gate = answer.offered ? 'offered' : answer.gate;
  const reason = answer.offered ? undefined : translate(answer.reason.key, answer.reason.params);
  if (output.isJson) return output.event({ ...subject, answer: gate, ...(reason !== undefined && { reason }) });
  const indent = subject.type === 'tool' ? '  ' : '';
  const names = subject.name === undefined ? '' : ` “${subject.name}” ${subject.callName}`;
  return output.line(`${indent}${subject.id}${names}: ${gate}${reason === undefined ? '' : ` (${reason})`}`);
}
