import type { Lexicon, RuleFamily } from '../rule-language.ts';

export const disguisedWords: Lexicon = {
  hiddenObject:
    'user|the user|you|your|this|access|instruction|instructions|message|page|paper|reply|response|answer|tool|tools|system|prompt|only|nothing|memory|report|extension|script|link|password|passwords|email|secret|file|files|permission|admin|operator|confirmation|everything|above|policy|rules|token|data|key|keys|conversation|payment|status|account|http|https|review|score|website|site|line|word|phrase|safety|chat|the following|all|them|it|me|owned|pwned|hacked|summary|request|object|json|sentence|text|code|shell|command',
};

export const disguisedRules: RuleFamily = {
  kind: 'encoded',
  why: 'A plain order is enough where somebody took the trouble to encode or disguise it.',
  effect: 'neutralize',
  applies: 'disguised',
  rules: [
    '^{aiAct,reveal,transmit} ~60 {hiddenObject,praise} unless {shareSign}',
    '^{adorn} ~60 {hiddenObject} unless {shareSign}',
    '{void} ~40 {orders,hiddenObject}',
    '{ordersStrict} ~24 {voided}',
    '{youWord} ~30 {must,aiAct} ~60 {hiddenObject} unless {shareSign}',
    '{userStrict} ~40 {aiAct,hiddenObject}',
    '(instead of|system prompt|reveal|jailbreak|override|exfiltrate|do anything now|developer mode)',
    '^(system|assistant|user|admin) ~1 (:)',
  ],
};
