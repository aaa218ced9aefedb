type Params = Readonly<Record<string, string | number>>;

/** Embeddings, overrides and isolates: an unclosed one in a name would turn the rest of a sentence round. */
const DIRECTIONAL = /[\u202A-\u202E\u2066-\u2069]/g;

/** Facts on their way into a text for a person: names from outside cannot change the direction of what follows them. */
export function plainParams(params: Params | undefined): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(DIRECTIONAL, '') : value,
    ]),
  );
}
