import { z } from 'zod';
import { phrase } from '#shared/phrase.ts';

export const ENCRYPTED_PREFIX = 'ENC:v1:';

/** The form alone; whether it can be decrypted shows with the secret. Keys in plain text are refused. */
export const encryptedSchema = z
  .string()
  .max(20_000)
  .refine((text) => /^ENC:v1:[A-Za-z0-9+/]+={0,2}$/.test(text), {
    params: { valid: phrase('organization.valid.encrypted') },
  });
