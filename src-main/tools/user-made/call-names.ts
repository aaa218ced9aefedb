import { callNameOf } from '#shared/user-tool/call-name.ts';

interface NamedTool {
  id: string;
  name: string;
}

/**
 * The call names of the tools people made. While the app runs, a name that was given to one tool is given to no other, not
 * even when the first is deleted: a call that is under way must never reach another tool than the one it was meant for.
 */
export class CallNames {
  readonly #isReserved: (callName: string) => boolean;
  readonly #byTool = new Map<string, { name: string; callName: string }>();
  readonly #owners = new Map<string, string>();

  constructor(isReserved: (callName: string) => boolean) {
    this.#isReserved = isReserved;
  }

  /** Earlier tools come first: they get the name, later ones a number. */
  assign(tools: readonly NamedTool[]): ReadonlyMap<string, string> {
    return new Map(tools.map((tool) => [tool.id, this.of(tool)]));
  }

  of({ id, name }: NamedTool): string {
    const known = this.#byTool.get(id);
    if (known?.name === name) return known.callName;
    const callName = this.preview({ id, name });
    this.#byTool.set(id, { name, callName });
    this.#owners.set(callName, id);
    return callName;
  }

  /** The name a draft would get, without giving it away. `id`: the tool that the draft will become, if it is there. */
  preview({ id, name }: Partial<NamedTool> & Pick<NamedTool, 'name'>): string {
    const known = id === undefined ? undefined : this.#byTool.get(id);
    if (known?.name === name) return known.callName;
    return callNameOf(name, (callName) => {
      const owner = this.#owners.get(callName);
      return this.#isReserved(callName) || (owner !== undefined && owner !== id);
    });
  }
}
