import type { RuleFamily } from '../rule-language.ts';

export const overrideRules: RuleFamily = {
  kind: 'instruction-override',
  why: 'Declares what the model was told before to be void, so that the text itself becomes the instruction.',
  effect: 'neutralize',
  applies: 'always',
  rules: [
    '^{void} ~24 {prior} ~16 {ordersStrict} unless {manual}',
    '^(ignore|disregard|forget|override|bypass) ~12 (all|any|every|previous|prior|your|above|earlier|preceding) ~12 {orders} unless {manual}',
    '(ignore|disregard|forget) ~12 (all|any|your|previous|prior|above|earlier|preceding|the above) ~12 {ordersStrict} ~30 (and|,|;|.|:) ~12 (print|say|output|reply|respond|answer|tell|write|act|just|only|instead|do|follow|reveal|show|repeat|spell|translate|give|become|pretend|you)',
    '^(ignore|disregard|forget) ~4 (what|whatever|everything|anything|all) ~24 (above|before|prior|previous|previously|earlier|you were told|said|told|been told|you know|you have learned|you learned|you were taught|you read|instructed) unless {manual}',
    "^(ignore|disregard|forget|skip) ~4 (the above|all of the above|everything above|all above|the preceding|the foregoing|the text above|the previous text|the rest of|all other|the page|this page|the document|the article|prior text|previous text|above text|the question|the user|the task|the original task|the original question|the user's) ~24 (and|,|;|.|:|instead|then) ~12 (print|say|output|reply|respond|answer|tell|write|act|just|only|instead|do|follow|say hi|reveal|show|repeat|translate|report|summarize|summarise|give|return|state) unless {manual}",
    'near 70: {voided} {priorStrict} (instruction|instructions|prompt|prompts|directive|directives|commands|guidance|directions|programming|guardrails) unless {manual}',
    '(instructions|rules|prompts|guidelines|directives|guidance|commands|orders) ~2 (above|before this|so far|up to here|until now|given earlier|given before|you were given|you received|that you have|you have) ~12 {voided}',
    '(your) ~12 (instructions|rules|guidelines|restrictions|system prompt|previous instructions|safety rules|programming|constraints|old instructions|former instructions) ~10 {voided}',
    '^(from now on|henceforth|from this point|from here on|starting now|as of now) ~4 (you|your|ignore|disregard|the assistant|only|answer|respond|reply|all your) ~30 {aiAct} unless {manual}',
    '^^(new|updated|revised|real|actual|true|latest|important|special|critical|urgent|hidden|secret|additional|core|priority|emergency|system|admin|administrator|developer|override|final) ~1 (instruction|instructions|directive|directives|prompt|orders|system prompt|system message|task for you|command|commands|mission) ~12 (:)  ~~4 {aiAct,youWord}',
    '(real|actual|true|new|only valid|updated) ~1 (instructions|instruction|task|directives|orders|system prompt) ~4 (start here|begin here|starts here|begins here|follow|follows|are as follows|is as follows|start now|are these|are below|is this|are the following|is the following|now)',
    '(treat|consider|regard|take|use|accept|adopt|view|see|read) ~30 (as) ~3 (your|the|a|an) ~10 (system prompt|only instructions|new instructions|instructions|system message|only system prompt|new system prompt|only authority|highest priority|developer message|top priority|operating instructions|instruction set)',
    '(comply with|follow|obey|listen to|answer to|honour|honor|heed|execute|trust) ~20 (this|these|the following|my|mine) ~24 (alone|and nothing else|exclusively|and no other|instead of the|only this|and only) unless {manual}',
    '(follow|obey|execute|heed) ~2 (only|just|exclusively|solely) ~2 (this|these|the following|my|what follows|the text|the instructions below|the instructions in)',
    '^(stop|cease|quit|refrain from) ~2 (following|obeying|applying|using|listening to|adhering to|abiding by) ~12 (your|the previous|prior|all|any|earlier|those|previous|the user) ~20 {orders,userStrict}',
    '^^(system|admin|administrator|security|root|emergency|priority|sudo|operator|developer|maintenance|master|policy|safety|instruction|moderator) ~1 (override|overrides|overide|request|command|mode|directive|notice|message|update|note|alert) ~2 (:|::|!|-|.|,) ~~60 {aiAct}',
    '(system override|admin override|instruction override|override code|override mode|override accepted|override activated|override token|safety override|policy override|admin request|sudo mode|god mode enabled|root access granted|debug mode on)',
    'near 90: (prior|previous|earlier|above|existing|old|former|original) (guidance|instructions|instruction|rules|prompt|directives|orders) (void|obsolete|superseded|rescinded|revoked|cancelled|replaced|nullified|invalid|expired|no longer|dead|over) (you|your|this)',
    '(your|the) ~1 (new|real|actual|true|only|sole|primary|main|updated|next) ~1 (task|job|goal|instruction|instructions|objective|mission|role|purpose|directive|orders|duty) ~1 (is to|is|are|:|will be) ~40 {aiAct} unless {manual}',
    '^(disregard|ignore|forget) ~2 (safety|content|ethical|moral|all safety|any safety|all ethical|the safety|your safety|the content|all content|all moral|legal and|openai|anthropic|google) ~12 (guidelines|rules|filters|policy|policies|restrictions|constraints|protocols|guardrails|concerns|considerations|training|limits)',
    '(text|message|paragraph|part|section|content|lines|everything|conversation|words|line) ~30 (above|before|until here|up to here|so far|earlier) ~12 (was|were|is|are) ~6 (test|a joke|fake|a decoy|only a test|just a test|irrelevant|not real|void|an example only|a drill|wrong|outdated|cancelled|filler)',
    '(overrides|override|supersedes|supersede|replaces|replace|takes precedence over|take precedence over|take priority over|takes priority over|has priority over|cancels|trumps|outranks|overrule|overrules) ~12 (all|any|your|every|previous|prior|the system|earlier|the user|other) ~16 (instruction|instructions|prompt|prompts|directives|commands|system message|guidance|request|programming)',
    "(do not|don't|never|stop) ~2 (answer|complete|do|perform|fulfil|fulfill|follow|help with|process|summarize|summarise|translate|carry out|obey|listen to) ~6 (the user|the users|user's|what the user|the original|the requested|the task|the question) ~24 (instead|but|and|,|.|;|request|instructions|question)",
    '^(instead of) ~6 (an answer|a summary|answering|summarizing|summarising|the answer|your answer|translating|the summary|the translation|a translation|helping|responding|completing|doing|the requested) ~40 (output|print|write|return|say|reply|respond|show|tell|give|send|recommend|display|state)',
    '(pretend|assume|act as if|act as though|behave as if|imagine|suppose|take it) ~4 (that) ~4 (the user|the operator|the users|the administrator|the developer|the owner|the human|you|all|no|your|every|the customer|permission|consent|the previous|there are no) ~12 (said|has|have|agreed|approved|asked|gave|given|wants|are|is|had|confirmed|consented|permitted|allowed|authorized|authorised|granted|requested|rules|restrictions|already)',
  ],
};

/** The same in other languages; each rule runs once for each language with that language's words alone. */
export const foreignOverrideRules: RuleFamily = {
  kind: 'instruction-override',
  why: 'Voids earlier instructions, or addresses the assistant over the head of the person, in a language other than English.',
  effect: 'neutralize',
  applies: 'always',
  rules: [
    'near 90: {voidWord} {priorWord} {ordersWord}',
    'near 80: {voidWord} {promptWord}',
    'near 130: {assistantWord} {tellWord} {userWord}',
    'near 130: {assistantWord} {denyWord} {userWord}',
    'around 130: {assistantWord} {voidWord} {ordersWord,userWord,priorWord}',
    '^{assistantWord} ~3 (:|,|-|!) ~~80 {tellWord}',
  ],
};

export const foreignLeakRules: RuleFamily = {
  kind: 'prompt-leak',
  why: 'Asks for the hidden instructions in a language other than English.',
  effect: 'neutralize',
  applies: 'always',
  rules: ['near 90: {revealWord} {promptWord}'],
};
