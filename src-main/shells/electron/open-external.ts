import { shell } from 'electron';
import { externalUrl } from '#shared/external-url.ts';

/** Opens a web or mail address with the system's program for it. Rejects for every other address. */
export async function openExternal(address: string): Promise<void> {
  const url = externalUrl(address);
  if (!url) throw new Error('Only web and mail addresses are opened outside the app.');
  await shell.openExternal(url);
}
