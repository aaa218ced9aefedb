import definition from '#definitions/request_tool_activation.json' with { type: 'json' };
import { choice, ToolArgumentReader, text } from '../arguments.ts';
import { ToolFailedError } from '../errors.ts';
import { shorten } from '../limits.ts';
import type { Activatable, Tool } from '../tool.ts';

export interface RequestToolActivationArguments {
  collection: string;
  reason: string;
}

const MAX_REASON_CHARACTERS = 500;
const MAX_SENTENCE_CHARACTERS = 200;
const { parameters } = definition.function;

/**
 * Lets the model ask for tools that are off. It turns nothing on by itself: every call waits for the person, whatever was
 * allowed before, and runs only after they agreed.
 */
export const requestToolActivationTool: Tool<RequestToolActivationArguments> = {
  implementationKey: 'request_tool_activation',
  icon: 'wrench',
  outboundData: 'NONE',
  isParallelSafe: false,
  minimumConfidence: 'NONE',
  activation: 'context',
  changesSomething: true,

  readArguments(raw) {
    const reader = new ToolArgumentReader(raw, parameters);
    return {
      collection: reader.required('collection', text({ maxLength: 100 })),
      reason: reader.required('reason', text({ maxLength: MAX_REASON_CHARACTERS })),
    };
  },

  summarize: ({ reason }) => reason,
  destination: () => ({ kind: 'computer' }),
  activates: ({ collection, reason }) => ({ collectionId: collection, reason }),

  /** Names exactly what can be turned on here; nothing left to turn on, nothing to offer. */
  resolveFunction: (_settings, _chat, activatable) =>
    activatable.length === 0
      ? null
      : {
          descriptionForLLM: `${definition.function.descriptionForLLM} They can turn on:\n${activatable.map(describe).join('\n')}`,
          parameters: {
            ...parameters,
            properties: {
              ...parameters.properties,
              collection: {
                ...parameters.properties.collection,
                enum: activatable.map(({ collectionId }) => collectionId),
              },
            },
          },
        },

  async check({ collection }, context) {
    const available = await context.activation.available();
    // Throws in the words of every refused choice.
    new ToolArgumentReader({ collection }, { properties: { collection: parameters.properties.collection } }).required(
      'collection',
      choice(available.map(({ collectionId }) => collectionId)),
    );
  },

  async execute({ collection }, context) {
    const found = (await context.activation.available()).find(({ collectionId }) => collectionId === collection);
    if (!found) throw new ToolFailedError('these tools can no longer be turned on in this chat.');
    context.activation.activate(collection);
    return { content: `The user turned on: ${found.tools.map(({ name }) => name).join(', ')}. You can call them now.` };
  },
};

/** Of each tool its first sentence, in one line: what others wrote must not become a list entry of its own. */
function describe({ collectionId, tools }: Activatable): string {
  const words = tools.map(({ name, description }) => {
    const [sentence = ''] = description.replaceAll(/\s+/g, ' ').split('. ', 1);
    return `${name} (${shorten(sentence, MAX_SENTENCE_CHARACTERS)})`;
  });
  return `- ${collectionId}: ${words.join('; ')}`;
}
