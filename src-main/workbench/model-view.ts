import { tokensOfText } from '#shared/chat/estimate-tokens.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { JsonSchema } from '#shared/tool/json-schema.ts';
import type { ArgumentLine, ModelView } from '#shared/tool/model-view.ts';
import type { OfferedTool, OfferQuery, Offers } from '../tools/offers.ts';
import type { RegisteredTool } from '../tools/tool.ts';
import { toolPreviews } from './wire-previews.ts';

/** A tool as the model sees it, from the object that the loop would offer; undefined when it has nothing to offer here. */
export async function modelView(
  registered: RegisteredTool,
  offers: Offers,
  query: OfferQuery,
  provider: ProviderInstance | undefined,
): Promise<ModelView | undefined> {
  const offered = await offers.asOffered(registered, query);
  const compact = await offers.asOffered(registered, query, 'compact');
  if (!offered || !compact) return undefined;
  const { name, descriptionForLLM, parameters } = offered.function;
  return {
    callName: name,
    description: descriptionForLLM,
    arguments: argumentLines(parameters),
    instructions: offered.instructions,
    tokens: { ...tokensOf(offered), compact: tokensOf(compact).total },
    requests: await toolPreviews(offered.function, provider),
  };
}

/** The parts add up to the whole: what the frame of the JSON costs counts as arguments. */
function tokensOf({ function: offered, instructions: text }: OfferedTool): Omit<ModelView['tokens'], 'compact'> {
  const callName = tokensOfText(offered.name);
  const description = tokensOfText(offered.descriptionForLLM);
  const instructions = tokensOfText(text);
  const whole = tokensOfText(JSON.stringify(offered));
  return {
    callName,
    description,
    arguments: Math.max(0, whole - callName - description),
    instructions,
    total: whole + instructions,
  };
}

function argumentLines({ properties = {}, required = [] }: JsonSchema): ArgumentLine[] {
  return Object.entries(properties).map(([name, schema]) => {
    const choices = choicesOf(schema);
    return {
      name,
      type: choices ? 'choice' : typeOf(schema),
      ...(choices && { choices }),
      required: required.includes(name),
      description: schema.description ?? '',
    };
  });
}

/** Of a list of choices those of its entries. */
function choicesOf({ enum: values, items }: JsonSchema): string[] | undefined {
  return (values ?? items?.enum)?.map(String);
}

function typeOf({ type }: JsonSchema): ArgumentLine['type'] {
  const first = Array.isArray(type) ? type.find((name) => name !== 'null') : type;
  switch (first) {
    case 'string':
      return 'text';
    case 'array':
      return 'list';
    case 'number':
    case 'integer':
    case 'boolean':
    case 'object':
      return first;
    default:
      return 'any';
  }
}
