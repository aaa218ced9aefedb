import type { PhraseKey } from '#shared/phrase.ts';
import type { IconShape } from '../ui/icon.tsx';
import { Cpu, FileText, Globe, HardDrive, Keyboard, Palette, ShieldCheck, Sliders, User, Wrench } from '../ui/icons.ts';

export interface SettingsSection {
  id: string;
  icon: IconShape;
  label: PhraseKey;
  /** Words people may look for that are not in the label. */
  words: PhraseKey;
}

/** The pages of the settings, in order. The list beside them and the palette show the same. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  { id: 'general', icon: Sliders, label: 'settings.section.general', words: 'settings.words.general' },
  { id: 'appearance', icon: Palette, label: 'settings.section.appearance', words: 'settings.words.appearance' },
  { id: 'providers', icon: Cpu, label: 'settings.section.providers', words: 'settings.words.providers' },
  { id: 'confidence', icon: ShieldCheck, label: 'settings.section.confidence', words: 'settings.words.confidence' },
  { id: 'tools', icon: Wrench, label: 'settings.section.tools', words: 'settings.words.tools' },
  { id: 'templates', icon: FileText, label: 'settings.section.templates', words: 'settings.words.templates' },
  { id: 'profiles', icon: User, label: 'settings.section.profiles', words: 'settings.words.profiles' },
  { id: 'network', icon: Globe, label: 'settings.section.network', words: 'settings.words.network' },
  { id: 'data', icon: HardDrive, label: 'settings.section.data', words: 'settings.words.data' },
  { id: 'keyboard', icon: Keyboard, label: 'settings.section.keyboard', words: 'settings.words.keyboard' },
];
