import { describe, expect, it } from 'vitest';
import { isToolRefusal } from './refusals.ts';
import { errorFromResponse, readServerRefusal } from './status-errors.ts';

describe('a refusal of tools', () => {
  it.each([
    [400, 'registry.ollama.ai/library/gemma3 does not support tools'],
    [500, 'tools param requires --jinja flag'],
    [400, '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'],
    [404, 'No endpoints found that support tool use. Try disabling "x".'],
    [400, '`tools` is not supported with this model'.replaceAll('`', '')],
    [422, 'Tool use is not supported by this model'],
    [400, 'FUNCTION CALLING IS NOT SUPPORTED for llama'],
  ])('is recognized at status %i in %j', (status, words) => {
    expect(isToolRefusal(status, words)).toBe(true);
  });

  it.each([
    [400, 'messages: field required'],
    [401, 'this key does not support tools'],
    [429, 'does not support tools'],
    [200, 'does not support tools'],
  ])('is not seen at status %i in %j', (status, words) => {
    expect(isToolRefusal(status, words)).toBe(false);
  });

  const subject = { provider: 'Own server', model: 'Gemma 3' };
  const refusal = { status: 400, headers: new Headers(), bodyText: '{"error":"gemma3 does not support tools"}' };

  it('names model and provider to the person', () => {
    expect(errorFromResponse(refusal, subject, true)).toMatchObject({ code: 'no-tools', reason: { params: subject } });
  });

  it('is an ordinary refusal when no tools were offered', () => {
    expect(errorFromResponse(refusal, subject, false)).toMatchObject({ code: 'bad-request' });
  });
});

describe('the words of a refusal', () => {
  it.each<[string, string]>([
    ['{"error":{"message":"a","type":"t","code":"c"}}', 'a'],
    ['{"type":"error","error":{"type":"t","message":"a"}}', 'a'],
    ['[{"error":{"code":400,"message":"a","status":"INVALID_ARGUMENT"}}]', 'a'],
    ['{"error":"a"}', 'a'],
    ['{"message":"a"}', 'a'],
    ['{"detail":"a"}', 'a'],
    ['{"detail":{"message":"a"}}', 'a'],
    ['{"detail":[{"loc":["body","x"],"msg":"a"},{"msg":"b"}]}', 'body.x: a; b'],
    ['{"object":"error","message":"a"}', 'a'],
    ['{"error":{"message":"a","metadata":{"raw":"b"}}}', 'a\nb'],
    ['<html><head><title>502 Bad Gateway</title></head></html>', '502 Bad Gateway'],
    ['<html></html>', ''],
    ['upstream connect error', 'upstream connect error'],
    ['{"unknown":1}', '{"unknown":1}'],
    ['', ''],
  ])('of %j are %j', (body, words) => {
    expect(readServerRefusal(body).words).toBe(words);
  });

  it('are shortened', () => {
    expect(readServerRefusal('x'.repeat(100_000)).words.length).toBeLessThan(2_010);
  });
});

describe('what a refusal means', () => {
  const subject = { provider: 'P', model: 'M' };
  it.each<[number, object, string, string]>([
    [
      400,
      { error: { code: 'context_length_exceeded', message: 'x' } },
      'bad-request',
      'errors.provider.context-exceeded',
    ],
    [
      400,
      { error: { type: 'exceed_context_size_error', message: 'x' } },
      'bad-request',
      'errors.provider.context-exceeded',
    ],
    [
      400,
      { error: { code: 400, status: 'INVALID_ARGUMENT', message: 'x', details: [{ reason: 'API_KEY_INVALID' }] } },
      'wrong-key',
      'errors.provider.wrong-key',
    ],
    [403, { error: { type: 'permission_error', message: 'x' } }, 'no-permission', 'errors.provider.no-permission'],
    [400, { error: { type: 'billing_error', message: 'x' } }, 'quota', 'errors.provider.quota'],
    [529, { error: { type: 'overloaded_error', message: 'x' } }, 'busy', 'errors.provider.busy'],
    [405, {}, 'not-found', 'errors.provider.not-found'],
    [500, {}, 'server-error', 'errors.provider.server-error'],
  ])('at status %i with %j is %s', (status, body, code, key) => {
    const response = { status, headers: new Headers(), bodyText: JSON.stringify(body) };
    expect(errorFromResponse(response, subject, false)).toMatchObject({ code, status, reason: { key } });
  });

  it('takes a server at its word that a repetition is useless', () => {
    const response = { status: 503, headers: new Headers({ 'x-should-retry': 'false' }), bodyText: '' };
    expect(errorFromResponse(response, subject, false).name).toBe('ProviderError');
    expect(errorFromResponse(response, subject, false)).not.toHaveProperty('retryAfterMs');
  });
});
