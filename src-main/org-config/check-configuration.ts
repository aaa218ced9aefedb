import fs from 'node:fs/promises';
import path from 'node:path';
import type { OrganizationProblem } from '#shared/organization/view.ts';
import type { KnownTools } from './format/known-tools.ts';
import { PLUGIN_GLOBALS, type PluginContent } from './format/read-plugin.ts';
import { notEvaluated } from './load-plugins.ts';
import type { Evaluator } from './lua/create-evaluator.ts';
import { ENTRY_FILE } from './lua/evaluation.ts';
import { readEvaluated } from './read-evaluated.ts';
import { findPlugins } from './sources/find-plugins.ts';
import { readPluginFolder } from './sources/read-folder.ts';

export interface ConfigurationReport {
  /** The file as it was named, or the one that was found. */
  file: string;
  /** What it says, as far as it can be used at all. */
  content: PluginContent | undefined;
  problems: OrganizationProblem[];
}

/**
 * Reads a configuration as the application would, without putting it in force: a file of any name, a folder with a
 * `plugin.lua`, or folders that each hold one. Rejects when there is nothing of the kind.
 */
export async function checkConfiguration(
  target: string,
  { evaluator, tools }: { evaluator: Evaluator; tools: KnownTools },
): Promise<ConfigurationReport[]> {
  const isFolder = (await fs.stat(target)).isDirectory();
  const places = isFolder
    ? (await findPlugins({ folder: target, origin: 'organization' })).map(({ folder }) => ({
        folder,
        entry: 'plugin.lua',
      }))
    : [{ folder: path.dirname(path.resolve(target)), entry: path.basename(target) }];
  return Promise.all(
    places.map(async ({ folder, entry }): Promise<ConfigurationReport> => {
      const file = isFolder ? path.join(folder, entry) : target;
      const read = await readPluginFolder(folder, entry);
      if (!read.isReadable) return { file, content: undefined, problems: read.problems };
      const evaluation = await evaluator.evaluate({ files: read.files, globals: PLUGIN_GLOBALS });
      const result = evaluation.ok
        ? await readEvaluated(evaluation, read.files[ENTRY_FILE], evaluator, () => undefined, tools)
        : { content: undefined, problems: [notEvaluated(evaluation)] };
      return { file, content: result.content, problems: [...read.problems, ...result.problems] };
    }),
  );
}
