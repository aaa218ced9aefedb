import { createCipheriv, createDecipheriv, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { ENCRYPTED_PREFIX } from '../format/encrypted-form.ts';

const deriveBytes = promisify(pbkdf2);

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const IV_BYTES = 16;
const SECRET_BYTES = 32;
const ROUNDS = 10_000;
const BLOCK_BYTES = 16;
const MAX_PLAIN_CHARACTERS = 10_000;

/**
 * - "no-secret": this computer has none.
 * - "bad-secret": it is not the base64 of 32 bytes.
 * - "bad-form": what is to be decrypted was cut off or is no base64.
 * - "wrong": another secret encrypted it, or it was altered. The format has no checksum, so the two look alike.
 */
export class EncryptedTextError extends Error {
  readonly code: 'no-secret' | 'bad-secret' | 'bad-form' | 'wrong';
  constructor(code: EncryptedTextError['code'], message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'EncryptedTextError';
    this.code = code;
  }
}

/**
 * `ENC:v1:` and the base64 of a salt of 16 bytes and AES-256-CBC with PKCS7 padding. Key and IV are 48 bytes of
 * PBKDF2-HMAC-SHA512, 10,000 rounds, over the organization's secret. The form is the origin's and is kept so that existing
 * files work; it hides keys from a glance into the file, and no more than that.
 */
export async function decryptText(secret: string | undefined, encrypted: string): Promise<string> {
  const bytes = readForm(encrypted);
  const { key, iv } = await keyAndIv(secret, bytes.subarray(0, SALT_BYTES));
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, iv);
    const plain = Buffer.concat([decipher.update(bytes.subarray(SALT_BYTES)), decipher.final()]);
    return printable(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain));
  } catch (error) {
    throw new EncryptedTextError('wrong', 'another secret encrypted it, or it was altered', { cause: error });
  }
}

export async function encryptText(secret: string | undefined, plain: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const { key, iv } = await keyAndIv(secret, salt);
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  return (
    ENCRYPTED_PREFIX + Buffer.concat([salt, cipher.update(printable(plain), 'utf8'), cipher.final()]).toString('base64')
  );
}

/** The secret of an organization, for a new roll-out. */
export function createOrganizationSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64');
}

function readForm(encrypted: string): Buffer {
  const text = encrypted.startsWith(ENCRYPTED_PREFIX) ? encrypted.slice(ENCRYPTED_PREFIX.length).trim() : '';
  const bytes = Buffer.from(text, 'base64');
  // Node reads over what is no base64; what comes out again must be what went in.
  const isBase64 = bytes.toString('base64').replace(/=+$/, '') === text.replace(/=+$/, '');
  const cipherBytes = bytes.byteLength - SALT_BYTES;
  if (!isBase64 || cipherBytes < BLOCK_BYTES || cipherBytes % BLOCK_BYTES !== 0) {
    throw new EncryptedTextError('bad-form', 'it was cut off, or is not of the form ENC:v1:<base64>');
  }
  return bytes;
}

async function keyAndIv(secret: string | undefined, salt: Buffer): Promise<{ key: Buffer; iv: Buffer }> {
  if (!secret) throw new EncryptedTextError('no-secret', 'this computer has no secret of the organization');
  const password = Buffer.from(secret.trim(), 'base64');
  if (password.byteLength !== SECRET_BYTES) {
    throw new EncryptedTextError('bad-secret', 'the secret of the organization is not the base64 of 32 bytes');
  }
  const bytes = await deriveBytes(password, salt, ROUNDS, KEY_BYTES + IV_BYTES, 'sha512');
  return { key: bytes.subarray(0, KEY_BYTES), iv: bytes.subarray(KEY_BYTES) };
}

/** Without a checksum, right padding alone comes about once in 256 wrong secrets; a key has no control characters either. */
function printable(text: string): string {
  if (text === '' || text.length > MAX_PLAIN_CHARACTERS || /\p{Cc}|\p{Cn}|\ufffd/u.test(text))
    throw new Error('not the text of a key');
  return text;
}
