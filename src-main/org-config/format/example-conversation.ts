import type { ExampleMessage } from '#shared/preset/template.ts';
import type { ObjectOf } from './object-schemas.ts';

const ROLES = { USER: 'user', AI: 'assistant', SYSTEM: 'system' } as const;

/** The example of a template, in the words of this application. */
export function exampleConversation({
  ExampleConversation,
}: Pick<ObjectOf<'CHAT_TEMPLATES'>, 'ExampleConversation'>): ExampleMessage[] {
  return ExampleConversation.map(({ Role, Content }) => ({ role: ROLES[Role], text: Content }));
}
