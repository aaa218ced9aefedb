import { chatsMigration } from './001-chats.ts';
import { approvalsMigration } from './002-approvals.ts';
import { versionsMigration } from './003-versions-and-temporary-chats.ts';
import { taintMigration } from './004-taint.ts';
import { searchApartMigration } from './005-search-apart.ts';
import { piecesMigration } from './006-pieces-and-variables.ts';
import { draftsMigration } from './007-drafts-and-queued-questions.ts';
import { presetsMigration } from './008-presets.ts';
import { unsentMigration } from './009-unsent.ts';
import { presetFilesMigration } from './010-preset-files.ts';

/** Entry n leads from version n to n + 1 of the schema. An entry that was released never changes; a change is a new entry. */
export const MIGRATIONS: readonly string[] = [
  chatsMigration,
  approvalsMigration,
  versionsMigration,
  taintMigration,
  searchApartMigration,
  piecesMigration,
  draftsMigration,
  presetsMigration,
  unsentMigration,
  presetFilesMigration,
];
