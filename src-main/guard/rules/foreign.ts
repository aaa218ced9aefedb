import type { RuleFamily } from '../rule-language.ts';

/**
 * The rules for languages other than English; each runs once for each language with that language's words alone. Word
 * order differs between languages, so most ask for nearness, not order.
 */
export const foreignOverrideRules: RuleFamily = {
  kind: 'instruction-override',
  why: 'Voids earlier instructions, or tells the assistant to do so, in a language other than English.',
  effect: 'neutralize',
  applies: 'always',
  rules: [
    'near 90: {voidWord} {priorWord} {ordersWord} unless {everydayWord}',
    'near 80: {voidWord} {promptWord} unless {everydayWord}',
    'around 130: {assistantWord} {voidWord} {ordersWord,userWord,priorWord}',
    '^{assistantWord} ~3 (:|,|!) ~~80 {tellWord} unless {everydayWord}',
    'near 70: {voidWord} {toldWord} {replyWord,revealWord}',
    'near 110: {voidWord} {priorWord,toldWord} {replyWord} {onlyWord}',
  ],
};

export const foreignLeakRules: RuleFamily = {
  kind: 'prompt-leak',
  why: 'Asks for the hidden instructions in a language other than English.',
  effect: 'neutralize',
  applies: 'always',
  rules: ['near 90: {revealWord} {promptWord}'],
};

/** For the languages without the words that `foreignAddressRules` asks for. */
export const foreignLooseAddressRules: RuleFamily = {
  kind: 'instruction-override',
  why: 'Addresses the assistant over the head of the person, in a language other than English.',
  effect: 'neutralize',
  applies: 'always',
  rules: [
    'near 130: {assistantWord} {tellWord} {userWord} unless {everydayWord}',
    'near 130: {assistantWord} {denyWord} {userWord} unless {everydayWord}',
  ],
};

/** What a page says to the machine among its readers. */
export const foreignAddressRules: RuleFamily = {
  kind: 'instruction-override',
  why: 'Addresses the assistant over the head of the person, or turns it against those it works for, in a language other than English.',
  effect: 'neutralize',
  applies: 'always',
  rules: [
    'around 120: {ifModelWord} {tellWord,replyWord,adviseWord,revealWord,voidWord,sendWord}',
    '^{toModelWord} ~~110 {tellWord,replyWord,adviseWord,hushWord,voidWord}',
    'near 130: {assistantWord} {readWord} {thisPageWord} {mustWord,adviseWord}',
    'near 130: {assistantWord} {mustWord} {tellWord,adviseWord} {userWord} unless {everydayWord}',
    'near 130: {assistantWord} {mustWord} {denyWord} {userWord} unless {everydayWord}',
    'near 120: {asIfWord} {priorWord} {ordersWord} {notThereWord}',
    '{newOrderWord} ~3 {helperWord}',
    'near 80: {obeyWord,voidWord} {makersWord}',
    'near 120: {nowWord} {youAreWord} {assistantWord}',
  ],
};

/** Orders beyond the plain override. */
export const foreignOrderRules: RuleFamily = {
  kind: 'instruction-override',
  why: 'Declares what was said void, gives the model a part without rules, or hides something from the person, in a language other than English.',
  effect: 'neutralize',
  applies: 'always',
  rules: [
    'near 90: {goneWord} {toldWord}',
    'near 90: {goneWord} {priorWord} {ordersWord} {yourWord} unless {everydayWord}',
    'around 130: {goneWord} {priorWord} {ordersWord} {replyWord}',
    'near 80: {youAreWord} {rulelessWord} unless {everydayWord}',
    'near 90: {hushWord} {userWord} {noteWord}',
    'near 90: {hushWord,tellWord} {denyWord,hushWord} {userWord} {readThisWord}',
    'near 90: {replyWord} {onlyWord} {everyQuestionWord}',
    'near 110: {hushWord} {assistantWord} unless {everydayWord}',
    'near 110: {hushWord} {userWord} {sendWord} {addressSign}',
    'near 110: {sendWord} {chatWord} {addressSign} unless (curl|requests.|-x post|http://localhost|http://0.0|https://hf.co|/v1/)',
    '{newOrderWord} ~2 (:|：) ~~60 {replyWord,tellWord,revealWord,sendWord}',
    '{assistantWord} ~4 (:|：|!) ~~90 {tellWord,replyWord,hushWord}',
    'near 90: {voidWord} {ordersWord} {onlyWord} {replyWord}',
    'near 100: {voidWord} {toldWord} {onlyWord}',
  ],
};

/** As `foreignOrderRules`, for what the model was told in confidence. */
export const foreignSecretRules: RuleFamily = {
  kind: 'prompt-leak',
  why: 'Asks for hidden instructions in a language other than English, also as a question.',
  effect: 'neutralize',
  applies: 'always',
  rules: [
    'near 50: {hiddenWord} {ordersWord} {yourWord}',
    'near 80: {revealWord} {hiddenWord} {ordersWord}',
    'near 90: {promptWord} {wordForWord}',
    'around 120: {promptWord} {wordForWord} {revealWord}',
    'near 60: {askWord} {promptWord} {yourWord}',
  ],
};
