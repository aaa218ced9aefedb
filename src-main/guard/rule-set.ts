import { CIPHER_WORDS, SPOKEN_LETTERS } from './cipher-words.ts';
import type { Lexicon } from './rule-language.ts';
import { compileRules } from './rule-program.ts';
import { asiaAddress } from './rules/address-asia.ts';
import { eastAddress } from './rules/address-east.ts';
import { northAddress } from './rules/address-north.ts';
import { romanceAddress } from './rules/address-romance.ts';
import { slavicAddress } from './rules/address-slavic.ts';
import { southAddress } from './rules/address-south.ts';
import { agentDirectiveRules } from './rules/agent-directive.ts';
import { CONTEXTS, contextWords } from './rules/contexts.ts';
import { disguisedRules, disguisedWords } from './rules/disguised.ts';
import { english } from './rules/english.ts';
import { englishClasses } from './rules/english-classes.ts';
import {
  codeCommentRules,
  exfiltrationRules,
  exfiltrationWords,
  hijackWords,
  memoryRules,
  payloadSplittingRules,
  toolHijackRules,
} from './rules/exfiltration.ts';
import {
  foreignAddressRules,
  foreignLeakRules,
  foreignLooseAddressRules,
  foreignOrderRules,
  foreignOverrideRules,
  foreignSecretRules,
} from './rules/foreign.ts';
import { westernLexicons } from './rules/languages.ts';
import { easternLexicons, withPrefixes } from './rules/languages-east.ts';
import { furtherLexicons } from './rules/languages-more.ts';
import { markerRules, markerWords, policyRules, toolResultRules } from './rules/markers.ts';
import { asianOrders } from './rules/orders-asia.ts';
import { easternOrders } from './rules/orders-east.ts';
import { westernOrders } from './rules/orders-west.ts';
import { outputDirectiveRules } from './rules/output-directive.ts';
import { overrideRules } from './rules/override.ts';
import { personaRules } from './rules/persona.ts';
import { promptLeakRules } from './rules/prompt-leak.ts';
import { sharedWords } from './rules/shared-words.ts';
import { everydayWords, vetoWords } from './rules/vetoes.ts';

const englishLexicons = [
  english,
  englishClasses,
  sharedWords,
  markerWords,
  exfiltrationWords,
  hijackWords,
  disguisedWords,
  contextWords,
  vetoWords,
  CIPHER_WORDS,
  SPOKEN_LETTERS,
];

type Lexicons = Readonly<Record<string, Lexicon>>;
const prefixed = (lexicons: Lexicons): Lexicons => ({
  ...lexicons,
  arabic: withPrefixes(lexicons.arabic ?? {}),
  hebrew: withPrefixes(lexicons.hebrew ?? {}),
});
const orders = prefixed({ ...westernOrders, ...easternOrders, ...asianOrders });
const address = prefixed({
  ...northAddress,
  ...romanceAddress,
  ...slavicAddress,
  ...eastAddress,
  ...southAddress,
  ...asiaAddress,
});
const addressSigns: Lexicon = { addressSign: ['@', '://', '.com', '.net', '.org', '.io', '.info'] };

/** Every rule of the filter. */
export const ruleProgram = compileRules(
  [
    {
      lexicons: englishLexicons,
      families: [
        overrideRules,
        promptLeakRules,
        markerRules,
        toolResultRules,
        policyRules,
        exfiltrationRules,
        toolHijackRules,
        memoryRules,
        codeCommentRules,
        payloadSplittingRules,
        personaRules,
        agentDirectiveRules,
        outputDirectiveRules,
        disguisedRules,
      ],
    },
    ...Object.entries({ ...westernLexicons, ...easternLexicons }).map(([language, lexicon]) => ({
      lexicons: [lexicon, orders[language] ?? {}, address[language] ?? {}, addressSigns, everydayWords],
      families: [foreignOverrideRules, foreignLeakRules, foreignAddressRules, foreignOrderRules, foreignSecretRules],
      isForeign: true,
    })),
    ...furtherLexicons.map((lexicon) => ({
      lexicons: [lexicon, everydayWords],
      families: [foreignOverrideRules, foreignLeakRules, foreignLooseAddressRules],
      isForeign: true,
    })),
  ],
  {
    lexicons: englishLexicons,
    contexts: CONTEXTS,
    watches: [...Object.keys(CIPHER_WORDS), ...Object.keys(SPOKEN_LETTERS)],
    englishMarks: 'englishMarks',
  },
);
