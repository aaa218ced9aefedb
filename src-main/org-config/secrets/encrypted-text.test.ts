import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOrganizationSecret, decryptText, EncryptedTextError, encryptText } from './encrypted-text.ts';

/** Made with Python's hashlib and the openssl command: bytes 0–31 as secret, 100–115 as salt. */
const SECRET = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const ENCRYPTED = 'ENC:v1:ZGVmZ2hpamtsbW5vcHFyc+4GLcZHuySs3IG+vR64qliv6yb2eYyd5XRMxeOYdEzJ';
const PLAIN = 'sk-test-Schlüssel-1234567890';

const codeOf = (secret: string | undefined, encrypted: string) =>
  decryptText(secret, encrypted).then(
    (plain) => `decrypted: ${plain}`,
    (error: unknown) => (error instanceof EncryptedTextError ? error.code : String(error)),
  );

describe('encrypted keys', () => {
  it('are decrypted as other programs encrypt them', async () => {
    expect(await decryptText(SECRET, ENCRYPTED)).toBe(PLAIN);
  });

  it('come back as they went in, each time encrypted in another way', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1, maxLength: 300, unit: fc.constantFrom(...'aZ09-_.:/+ äß€😀') }),
        async (plain) => {
          const [one, other] = await Promise.all([encryptText(SECRET, plain), encryptText(SECRET, plain)]);
          expect(one).not.toBe(other);
          expect(await decryptText(SECRET, one)).toBe(plain);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('need the secret that they were encrypted with', async () => {
    expect(await codeOf(createOrganizationSecret(), ENCRYPTED)).toBe('wrong');
    expect(await codeOf(undefined, ENCRYPTED)).toBe('no-secret');
    expect(await codeOf('', ENCRYPTED)).toBe('no-secret');
    expect(await codeOf('c2hvcnQ=', ENCRYPTED)).toBe('bad-secret');
    expect(await codeOf('not base64 at all!', ENCRYPTED)).toBe('bad-secret');
  });

  it.each([
    ['cut off', ENCRYPTED.slice(0, 60)],
    ['cut off to the salt', ENCRYPTED.slice(0, 29)],
    ['empty', 'ENC:v1:'],
    ['plain text', 'sk-test'],
    ['of another version', ENCRYPTED.replace('v1', 'v2')],
    ['no base64', `${ENCRYPTED.slice(0, -4)}****`],
  ])('are refused when they are %s', async (_, encrypted) => {
    expect(await codeOf(SECRET, encrypted)).toBe('bad-form');
  });

  it('never come out as they were after one bit was changed', async () => {
    const bytes = Buffer.from(ENCRYPTED.slice('ENC:v1:'.length), 'base64');
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: bytes.byteLength * 8 - 1 }), async (bit) => {
        const altered = Buffer.from(bytes);
        altered.writeUInt8(altered.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        const result = await codeOf(SECRET, `ENC:v1:${altered.toString('base64')}`);
        // Without a checksum a changed bit in a block may leave readable text; it is another text, though.
        expect(result).not.toBe(`decrypted: ${PLAIN}`);
      }),
      { numRuns: 40 },
    );
  });

  it('are refused when the last block was altered, where the padding stands', async () => {
    const altered = `${ENCRYPTED.slice(0, -3)}AAA`;
    expect(await codeOf(SECRET, altered)).toBe('wrong');
  });

  it('hold no control characters', async () => {
    await expect(encryptText(SECRET, 'two\nlines')).rejects.toThrow();
    await expect(encryptText(SECRET, '')).rejects.toThrow();
  });
});
