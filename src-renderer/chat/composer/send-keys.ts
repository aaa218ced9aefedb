import type { KeyboardEvent } from 'react';
import { isModifier, type Platform } from '../../ui/shortcut.ts';

export type SendWith = 'enter' | 'modifier-enter';

/** Safari and old input methods end a composition before its Enter arrives; this key code still marks it. */
const COMPOSING_KEY_CODE = 229;

/** Whether this key sends. While an input method composes, Enter chooses a word and never sends. */
export function isSendKey(event: KeyboardEvent, sendWith: SendWith, platform: Platform): boolean {
  if (event.key !== 'Enter' || event.shiftKey || event.altKey) return false;
  if (event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY_CODE) return false;
  if (isModifier(event, platform)) return true;
  return sendWith === 'enter' && !event.metaKey && !event.ctrlKey;
}
