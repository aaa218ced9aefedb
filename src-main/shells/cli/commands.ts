import type { Command } from './command.ts';

/** Each is loaded when it is asked for: the help and a typing error cost nothing. */
export const COMMANDS = {
  read: async () => (await import('./commands/read.ts')).readCommand,
  extract: async () => (await import('./commands/extract.ts')).extractCommand,
} as const satisfies Record<string, () => Promise<Command>>;

export type CommandName = keyof typeof COMMANDS;

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}
