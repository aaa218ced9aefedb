import { collectionIdOf, collectionsOf, type ToolCollection } from '#shared/tool/collection.ts';
import type { BrokenDefinition } from '#shared/tool/view.ts';
import type { DefinitionFiles } from './definition-files.ts';
import type { RegisteredTool, Tool } from './tool.ts';

/** Tools by id, matched to their implementations once at start-up. */
export class ToolRegistry {
  readonly broken: readonly BrokenDefinition[];
  readonly #declared: readonly ToolCollection[];
  readonly #builtIn = new Map<string, RegisteredTool>();
  /** Tools that come and go while the app runs, by where they come from. */
  readonly #groups = new Map<string, readonly RegisteredTool[]>();
  #tools = new Map<string, RegisteredTool>();
  #byFunctionName = new Map<string, RegisteredTool>();
  #collections: readonly ToolCollection[] = [];
  #selectable: readonly ToolCollection[] = [];

  /**
   * In the order of the implementations, which is the order people see. A definition without implementation, or one whose
   * id or call name is taken, is left out and reported.
   */
  constructor(files: DefinitionFiles, implementations: readonly Tool[], declared: readonly ToolCollection[] = []) {
    const broken = [...files.broken];
    const byKey = new Map(implementations.map((tool) => [tool.implementationKey, tool]));
    const names = new Set<string>();
    const order = new Map([...byKey.keys()].map((key, index) => [key, index]));
    const rank = (key: string) => order.get(key) ?? order.size;
    const definitions = files.definitions.toSorted((a, b) => rank(a.implementationKey) - rank(b.implementationKey));
    for (const definition of definitions) {
      const report = (message: string) => broken.push({ file: `${definition.id}.json`, message });
      const tool = byKey.get(definition.implementationKey);
      if (!tool) report(`no implementation has the key "${definition.implementationKey}"`);
      else if (this.#builtIn.has(definition.id)) report(`the id "${definition.id}" is taken`);
      else if (names.has(definition.function.name)) report(`the function name "${definition.function.name}" is taken`);
      else {
        names.add(definition.function.name);
        this.#builtIn.set(definition.id, { definition, tool });
      }
    }
    const defined = new Set(definitions.map(({ implementationKey }) => implementationKey));
    for (const key of byKey.keys()) {
      const file = `${key}.json`;
      // A file that is there and broken has been reported with its own reason.
      if (!defined.has(key) && !broken.some((entry) => entry.file === file)) {
        broken.push({ file, message: 'the file is missing' });
      }
    }
    this.broken = broken;
    this.#declared = declared;
    this.#index();
  }

  get collections(): readonly ToolCollection[] {
    return this.#collections;
  }

  /** The collections that people select; the others offer themselves. */
  get selectable(): readonly ToolCollection[] {
    return this.#selectable;
  }

  /**
   * Replaces the tools of one group, in the order they are given. The app's own tools come first: one of a group whose id or
   * call name is taken is left out.
   */
  replaceGroup(group: string, tools: readonly RegisteredTool[]): void {
    this.#groups.set(group, tools);
    this.#index();
  }

  /** The same tools and this one, in the place of one with its id: for trying a tool that is not there yet. */
  with(added: RegisteredTool): ToolRegistry {
    const copy = new ToolRegistry({ definitions: [], broken: [] }, [], this.#declared);
    copy.#builtIn.set(added.definition.id, added);
    copy.replaceGroup('others', this.tools);
    return copy;
  }

  #index(): void {
    this.#tools = new Map(this.#builtIn);
    this.#byFunctionName = new Map([...this.#builtIn.values()].map((tool) => [tool.definition.function.name, tool]));
    for (const registered of [...this.#groups.values()].flat()) {
      const { id, function: offered } = registered.definition;
      if (this.#tools.has(id) || this.#byFunctionName.has(offered.name)) continue;
      this.#tools.set(id, registered);
      this.#byFunctionName.set(offered.name, registered);
    }
    // What offers itself is selected by nobody, so it is part of no selection.
    const claimable = (id: string) => this.#tools.get(id)?.tool.activation !== 'context';
    this.#collections = collectionsOf(
      [...this.#tools.keys()],
      this.#declared.map((collection) => ({ ...collection, toolIds: collection.toolIds.filter(claimable) })),
    );
    this.#selectable = this.#collections.filter(({ toolIds }) => toolIds.every(claimable));
  }

  get tools(): readonly RegisteredTool[] {
    return [...this.#tools.values()];
  }

  get(toolId: string): RegisteredTool | undefined {
    return this.#tools.get(toolId);
  }

  /** Whether there is a tool or a collection with this id. */
  has(id: string): boolean {
    return this.#tools.has(id) || this.#collections.some((collection) => collection.id === id);
  }

  byFunctionName(name: string): RegisteredTool | undefined {
    return this.#byFunctionName.get(name);
  }

  /** The collection that a tool is part of; each tool is part of exactly one. */
  collectionOf(toolId: string): ToolCollection {
    const id = collectionIdOf(toolId, this.collections);
    return this.collections.find((collection) => collection.id === id) ?? { id, toolIds: [toolId] };
  }
}
