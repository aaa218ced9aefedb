import { collectionIdOf, collectionsOf, type ToolCollection } from '#shared/tool/collection.ts';
import type { BrokenDefinition } from '#shared/tool/view.ts';
import type { DefinitionFiles } from './definition-files.ts';
import type { RegisteredTool, Tool } from './tool.ts';

/** Tools by id, matched to their implementations once at start-up. */
export class ToolRegistry {
  readonly broken: readonly BrokenDefinition[];
  readonly collections: readonly ToolCollection[];
  /** The collections that people select; the others offer themselves. */
  readonly selectable: readonly ToolCollection[];
  readonly #tools = new Map<string, RegisteredTool>();

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
      else if (this.#tools.has(definition.id)) report(`the id "${definition.id}" is taken`);
      else if (names.has(definition.function.name)) report(`the function name "${definition.function.name}" is taken`);
      else {
        names.add(definition.function.name);
        this.#tools.set(definition.id, { definition, tool });
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
    // What offers itself is selected by nobody, so it is part of no selection.
    const claimable = (id: string) => this.#tools.get(id)?.tool.activation !== 'context';
    this.collections = collectionsOf(
      [...this.#tools.keys()],
      declared.map((collection) => ({ ...collection, toolIds: collection.toolIds.filter(claimable) })),
    );
    this.selectable = this.collections.filter(({ toolIds }) => toolIds.every(claimable));
  }

  get tools(): readonly RegisteredTool[] {
    return [...this.#tools.values()];
  }

  get(toolId: string): RegisteredTool | undefined {
    return this.#tools.get(toolId);
  }

  byFunctionName(name: string): RegisteredTool | undefined {
    return this.tools.find(({ definition }) => definition.function.name === name);
  }

  /** The collection that a tool is part of; each tool is part of exactly one. */
  collectionOf(toolId: string): ToolCollection {
    const id = collectionIdOf(toolId, this.collections);
    return this.collections.find((collection) => collection.id === id) ?? { id, toolIds: [toolId] };
  }
}
