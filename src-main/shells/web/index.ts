import { createApp } from '../../app.ts';
import { runWebShell } from './run.ts';

try {
  await runWebShell(createApp);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
