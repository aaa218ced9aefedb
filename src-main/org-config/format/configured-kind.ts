import { z } from 'zod';
import {
  PROVIDER_KIND_IDS,
  type ProviderKindId,
  SELF_HOSTED_HOSTS,
  type SelfHostedHost,
} from '#shared/provider/kinds.ts';

/** Spellings of existing files for what has another id here. */
const KIND_SPELLINGS: Readonly<Record<string, ProviderKindId>> = { HUGGINGFACE: 'HUGGING_FACE' };
const HOST_SPELLINGS: Readonly<Record<string, SelfHostedHost>> = { LLAMACPP: 'LLAMA_CPP' };

const respell = (spellings: Readonly<Record<string, string>>) => (written: unknown) =>
  typeof written === 'string' && Object.hasOwn(spellings, written) ? spellings[written] : written;

/** What an organization may name as the kind of a provider; the scripted one is nobody's to configure. */
const CONFIGURED_KIND_IDS = PROVIDER_KIND_IDS.filter((kind) => kind !== 'DEMO') as [
  ProviderKindId,
  ...ProviderKindId[],
];

export const configuredKindSchema = z.preprocess(respell(KIND_SPELLINGS), z.enum(CONFIGURED_KIND_IDS));
export const configuredHostSchema = z.preprocess(respell(HOST_SPELLINGS), z.enum(SELF_HOSTED_HOSTS));

/** As existing files spell it. */
export const writtenKind = (kind: ProviderKindId): string => spelling(KIND_SPELLINGS, kind);
export const writtenHost = (host: SelfHostedHost): string => spelling(HOST_SPELLINGS, host);

function spelling(spellings: Readonly<Record<string, string>>, id: string): string {
  return Object.entries(spellings).find(([, known]) => known === id)?.[0] ?? id;
}
