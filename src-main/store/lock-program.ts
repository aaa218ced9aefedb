import { openChatStore } from './open-chat-store.ts';
import { StoreError } from './store-error.ts';

// Run by open-chat-store.test.ts: opens the data folder, says what came of it, and holds it until standard input ends.

try {
  openChatStore(process.argv[2] ?? '');
  process.stdout.write('open\n');
  process.stdin.resume();
} catch (error) {
  process.stdout.write(`${error instanceof StoreError ? error.code : String(error)}\n`);
}
