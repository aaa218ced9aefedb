import { z } from 'zod';

/**
 * How far a provider is trusted, by the numbers that organizations already use in their configuration files.
 * A requirement is met when the provider's number is at least the required one.
 */
export const CONFIDENCE_VALUES = {
  NONE: 0,
  UNTRUSTED: 1,
  UNKNOWN: 10,
  VERY_LOW: 90,
  LOW: 100,
  MODERATE: 150,
  MEDIUM: 200,
  HIGH: 300,
} as const;

export type ConfidenceLevel = keyof typeof CONFIDENCE_VALUES;
export const CONFIDENCE_LEVELS = Object.keys(CONFIDENCE_VALUES) as ConfidenceLevel[];
export const confidenceLevelSchema = z.enum(CONFIDENCE_LEVELS as [ConfidenceLevel, ...ConfidenceLevel[]]);

export function meetsConfidence(actual: ConfidenceLevel, required: ConfidenceLevel): boolean {
  return CONFIDENCE_VALUES[actual] >= CONFIDENCE_VALUES[required];
}

export function strictestConfidence(...levels: ConfidenceLevel[]): ConfidenceLevel {
  return levels.reduce<ConfidenceLevel>(
    (strictest, level) => (CONFIDENCE_VALUES[level] > CONFIDENCE_VALUES[strictest] ? level : strictest),
    'NONE',
  );
}

export const CONFIDENCE_SCHEMES = [
  'TRUST_ALL',
  'TRUST_USA_EUROPE',
  'TRUST_USA',
  'TRUST_EUROPE',
  'TRUST_ASIA',
  'LOCAL_TRUST_ONLY',
  'CUSTOM',
] as const;
export type ConfidenceScheme = (typeof CONFIDENCE_SCHEMES)[number];
export const confidenceSchemeSchema = z.enum(CONFIDENCE_SCHEMES);
