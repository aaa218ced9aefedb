import { z } from 'zod';
import { confidenceLevelSchema } from '../provider/confidence.ts';

export const DATA_SECURITY_LEVELS = ['ANY', 'SELF_HOSTED'] as const;
export const OUTBOUND_RESTRICTIONS = ['UNRESTRICTED', 'ONLY_LINKS_FROM_CHAT', 'ONLY_CONFIGURED_SERVICES'] as const;
export type DataSecurity = (typeof DATA_SECURITY_LEVELS)[number];
export type OutboundRestriction = (typeof OUTBOUND_RESTRICTIONS)[number];

export const MAX_SOURCE_NAME_CHARACTERS = 300;

/** Where a requirement came from: enough to tell the person which call, which source, and when. */
const requirementReasonSchema = z.object({
  toolId: z.string().max(100).optional(),
  callId: z.string().max(200).optional(),
  /** A mailbox, a host, a data source: as the person knows it. */
  sourceName: z.string().max(MAX_SOURCE_NAME_CHARACTERS).optional(),
  at: z.number(),
});
export type RequirementReason = z.infer<typeof requirementReasonSchema>;

/** What a chat requires of every later step. Only ever tightens. */
export const chatRequirementsSchema = z.object({
  confidence: confidenceLevelSchema.default('NONE'),
  confidenceReason: requirementReasonSchema.optional(),
  dataSecurity: z.enum(DATA_SECURITY_LEVELS).default('ANY'),
  dataSecurityReason: requirementReasonSchema.optional(),
  outbound: z.enum(OUTBOUND_RESTRICTIONS).default('UNRESTRICTED'),
  outboundReason: requirementReasonSchema.optional(),
});
export type ChatRequirements = z.infer<typeof chatRequirementsSchema>;

export const NO_REQUIREMENTS: ChatRequirements = { confidence: 'NONE', dataSecurity: 'ANY', outbound: 'UNRESTRICTED' };
