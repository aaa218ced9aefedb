import type { ToolSettingValues } from './tool.ts';

type SettingValue = ToolSettingValues[string];

/** The number that is set, held to the limits of the definition; its default when there is none or it is no number. */
export function integerSetting(
  value: SettingValue,
  field: { minimum: number; maximum: number; default: number },
): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return field.default;
  return Math.min(field.maximum, Math.max(field.minimum, Math.trunc(value)));
}

export function textSetting(value: SettingValue): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}

export function choiceSetting<Choice extends string>(
  value: SettingValue,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  return choices.find((choice) => choice === value) ?? fallback;
}
