import type { RequestInput } from '#shared/ipc/contract.ts';

/** A tool as it is, or as its editor holds it right now. */
export type Subject = RequestInput<'workbench.model-sees'>['subject'];

export interface NamedSubject {
  name: string;
  subject: Subject;
}
