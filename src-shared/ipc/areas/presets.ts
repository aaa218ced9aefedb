import { z } from 'zod';
import { WINDOWS_1252 } from '../../chat/import-decoder.ts';
import { attachmentSchema, chatSummarySchema } from '../../chat/message.ts';
import { phraseSchema } from '../../phrase.ts';
import { PRESET_KINDS, presetTextsSchema } from '../../preset/preset.ts';
import { profileBodySchema, profileViewSchema } from '../../preset/profile.ts';
import {
  templateBodySchema,
  templateFileSchema,
  templateFilesSchema,
  templateViewSchema,
} from '../../preset/template.ts';
import { pickedFileSchema } from './attachments.ts';

const id = z.string().min(1).max(200);
const nothing = z.object({});
const place = z.object({ kind: z.enum(PRESET_KINDS), id });

const request = <Input extends z.ZodType, Output extends z.ZodType>(input: Input, output: Output) => ({
  input,
  output,
});

/** Templates and profiles: the organization's, which nobody changes here, and the person's own. */
export const presetRequests = {
  /** The organization's first, then the person's own, each by name. */
  'presets.list': request(
    nothing,
    z.object({ templates: z.array(templateViewSchema), profiles: z.array(profileViewSchema) }),
  ),
  /** Creates, or changes the one with this id. */
  'presets.save': request(
    z.discriminatedUnion('kind', [
      // Without files: those it has stay.
      z.object({
        kind: z.literal('template'),
        id: id.optional(),
        body: templateBodySchema,
        files: templateFilesSchema.optional(),
      }),
      z.object({ kind: z.literal('profile'), id: id.optional(), body: profileBodySchema }),
    ]),
    z.object({ id: z.string() }),
  ),
  /** The text of a file that the person picked, for `presets.save`; refuses what is no text. Nothing is stored. */
  'presets.read-file': request(
    pickedFileSchema,
    /** `readAs`: the file is no UTF-8 and names no encoding, and was taken for this one. */
    templateFileSchema.extend({ readAs: z.literal(WINDOWS_1252).optional() }),
  ),
  'presets.delete': request(place, nothing),
  /** Undo of a delete. */
  'presets.restore': request(place, nothing),
  /** Reads the files of a template for a question that has not been sent; what cannot be read says why. */
  'presets.attach-files': request(
    z.object({ templateId: id }),
    z.object({
      attachments: z.array(attachmentSchema),
      refused: z.array(z.object({ name: z.string(), reason: phraseSchema })),
    }),
  ),
  /** What a chat keeps of its template and profile. */
  'presets.of-chat': request(z.object({ chatId: id }), presetTextsSchema),
  /** For later requests of this chat; null: none. Choosing the same again takes it as it is now. */
  'chats.set-profile': request(z.object({ id, profileId: id.nullable() }), chatSummarySchema),
} as const;

export const presetEvents = {
  'presets.changed': nothing,
} as const;
