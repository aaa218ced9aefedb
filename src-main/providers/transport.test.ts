import { describe, expect, it } from 'vitest';
import { ProviderError } from './provider-adapter.ts';
import { providerError } from './provider-errors.ts';
import { createTransport, type ProviderExchange } from './transport.ts';

const subject = { provider: 'Gateway', model: 'm' };

describe('the transport to providers', () => {
  it('asks whether the request may leave after everything it waits for, and sends nothing when it may not', async () => {
    const order: string[] = [];
    const exchanges: ProviderExchange[] = [];
    let mayLeave = true;
    const transport = createTransport({
      // A proxy's password comes from the keyring, which may ask the person first.
      proxy: async () => {
        order.push('proxy');
        await new Promise((resolve) => setImmediate(resolve));
        mayLeave = false;
        return undefined;
      },
      fetch: async () => {
        order.push('sent');
        return { status: 200, headers: { get: () => null }, body: null };
      },
    });
    const sending = transport.send({
      method: 'POST',
      url: 'http://gateway.test/v1/chat/completions',
      headers: {},
      secretHeaders: [],
      subject,
      signal: new AbortController().signal,
      beforeRequest: () => {
        order.push('check');
        if (!mayLeave) throw providerError('refused-by-policy', subject);
      },
      onExchange: (exchange) => exchanges.push(exchange),
    });
    await expect(sending).rejects.toBeInstanceOf(ProviderError);
    expect(order).toEqual(['proxy', 'check']);
    expect(exchanges).toEqual([]);
    await transport.close();
  });

  it('words a proxy that cannot be asked as a failed connection', async () => {
    const transport = createTransport({ proxy: () => Promise.reject(new Error('the keyring is locked')) });
    const sending = transport.send({
      method: 'GET',
      url: 'http://gateway.test/v1/models',
      headers: {},
      secretHeaders: [],
      subject,
      signal: new AbortController().signal,
    });
    await expect(sending).rejects.toMatchObject({ code: 'unreachable' });
    await transport.close();
  });
});
