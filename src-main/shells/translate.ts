import { createInstance } from 'i18next';
import deChat from '#assets/locales/de/chat.json' with { type: 'json' };
import deCli from '#assets/locales/de/cli.json' with { type: 'json' };
import deCommon from '#assets/locales/de/common.json' with { type: 'json' };
import deErrors from '#assets/locales/de/errors.json' with { type: 'json' };
import deExchange from '#assets/locales/de/exchange.json' with { type: 'json' };
import deInspector from '#assets/locales/de/inspector.json' with { type: 'json' };
import deList from '#assets/locales/de/list.json' with { type: 'json' };
import deMarkdown from '#assets/locales/de/markdown.json' with { type: 'json' };
import deMessage from '#assets/locales/de/message.json' with { type: 'json' };
import deOrganization from '#assets/locales/de/organization.json' with { type: 'json' };
import dePieces from '#assets/locales/de/pieces.json' with { type: 'json' };
import dePolicy from '#assets/locales/de/policy.json' with { type: 'json' };
import dePresets from '#assets/locales/de/presets.json' with { type: 'json' };
import deSearch from '#assets/locales/de/search.json' with { type: 'json' };
import deSettings from '#assets/locales/de/settings.json' with { type: 'json' };
import deTools from '#assets/locales/de/tools.json' with { type: 'json' };
import deTurn from '#assets/locales/de/turn.json' with { type: 'json' };
import deWorkbench from '#assets/locales/de/workbench.json' with { type: 'json' };
import enChat from '#assets/locales/en/chat.json' with { type: 'json' };
import enCli from '#assets/locales/en/cli.json' with { type: 'json' };
import enCommon from '#assets/locales/en/common.json' with { type: 'json' };
import enErrors from '#assets/locales/en/errors.json' with { type: 'json' };
import enExchange from '#assets/locales/en/exchange.json' with { type: 'json' };
import enInspector from '#assets/locales/en/inspector.json' with { type: 'json' };
import enList from '#assets/locales/en/list.json' with { type: 'json' };
import enMarkdown from '#assets/locales/en/markdown.json' with { type: 'json' };
import enMessage from '#assets/locales/en/message.json' with { type: 'json' };
import enOrganization from '#assets/locales/en/organization.json' with { type: 'json' };
import enPieces from '#assets/locales/en/pieces.json' with { type: 'json' };
import enPolicy from '#assets/locales/en/policy.json' with { type: 'json' };
import enPresets from '#assets/locales/en/presets.json' with { type: 'json' };
import enSearch from '#assets/locales/en/search.json' with { type: 'json' };
import enSettings from '#assets/locales/en/settings.json' with { type: 'json' };
import enTools from '#assets/locales/en/tools.json' with { type: 'json' };
import enTurn from '#assets/locales/en/turn.json' with { type: 'json' };
import enWorkbench from '#assets/locales/en/workbench.json' with { type: 'json' };
import type { Language, Messages, PhraseKey } from '#shared/phrase.ts';
import { plainParams } from '#shared/plain-params.ts';

const messages: Record<Language, Messages> = {
  en: {
    ...enChat,
    ...enCli,
    ...enCommon,
    ...enErrors,
    ...enExchange,
    ...enInspector,
    ...enList,
    ...enMarkdown,
    ...enMessage,
    ...enOrganization,
    ...enPieces,
    ...enPolicy,
    ...enPresets,
    ...enSearch,
    ...enSettings,
    ...enTools,
    ...enTurn,
    ...enWorkbench,
  },
  de: {
    ...deChat,
    ...deCli,
    ...deCommon,
    ...deErrors,
    ...deExchange,
    ...deInspector,
    ...deList,
    ...deMarkdown,
    ...deMessage,
    ...deOrganization,
    ...dePieces,
    ...dePolicy,
    ...dePresets,
    ...deSearch,
    ...deSettings,
    ...deTools,
    ...deTurn,
    ...deWorkbench,
  },
};

export type Translate = (key: PhraseKey, params?: Record<string, string | number>) => string;

/** Words for what main says itself: the command line and the menu. The window has its own instance. */
export function createTranslate(language: Language): Translate {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    resources: { en: { translation: messages.en }, de: { translation: messages.de } },
    // Keys hold dots, and nothing here is HTML.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return (key, params) => instance.t(key, plainParams(params));
}

/** The language of a locale tag ("de-AT", "de_DE.UTF-8"); English for every language there is no text in. */
export function languageOf(locale: string): Language {
  return /^de\b|^de_/i.test(locale) ? 'de' : 'en';
}
