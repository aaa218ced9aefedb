import type { Command } from './command.ts';

/** Each is loaded when it is asked for: the help and a typing error cost nothing. */
export const COMMANDS = {
  chat: async () => (await import('./commands/chat.ts')).chatCommand,
  tools: async () => (await import('./commands/tools.ts')).toolsCommand,
  providers: async () => (await import('./commands/providers.ts')).providersCommand,
  models: async () => (await import('./commands/models.ts')).modelsCommand,
  templates: async () => (await import('./commands/templates.ts')).templatesCommand,
  read: async () => (await import('./commands/read.ts')).readCommand,
  extract: async () => (await import('./commands/extract.ts')).extractCommand,
  guard: async () => (await import('./commands/guard.ts')).guardCommand,
  config: async () => (await import('./commands/config.ts')).configCommand,
  import: async () => (await import('./commands/import.ts')).importCommand,
  export: async () => (await import('./commands/export.ts')).exportCommand,
  doctor: async () => (await import('./commands/doctor.ts')).doctorCommand,
} as const satisfies Record<string, () => Promise<Command>>;

export type CommandName = keyof typeof COMMANDS;

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}
