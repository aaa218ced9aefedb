import { lookup } from 'node:dns/promises';
import type { ResolveName } from './decide-chain.ts';

/**
 * Asks the operating system (hosts file, name servers) for all addresses of a name, in its order. A name that cannot be
 * resolved has none. A look-up cannot be taken back; when the signal aborts it is no longer waited for.
 */
export const resolveWithSystem: ResolveName = async (name, signal) => {
  signal?.throwIfAborted();
  const answers = await untilAborted(
    lookup(name, { all: true, order: 'verbatim' }).catch(() => []),
    signal,
  );
  return answers.map(({ address }) => address);
};

async function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
