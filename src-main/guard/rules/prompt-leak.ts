import type { RuleFamily } from '../rule-language.ts';

export const promptLeakRules: RuleFamily = {
  kind: 'prompt-leak',
  why: 'Asks for what the model was told in confidence: its system prompt, its tools, the text before the page.',
  effect: 'neutralize',
  applies: 'always',
  rules: [
    '^{reveal} ~50 {systemPrompt}',
    '(can you|could you|would you|will you|i need|i want|we need|i require|i would like|please|to see|let me|i must|have to see|must see|you must|you should|you will|must|should|now|and|then|,|:) ~10 {reveal} ~40 {systemPrompt}',
    '(i need|i want|we need|i require|i demand|give me|i would like|requires|require|requesting|request for|access to|copy of|need to see|want to see) ~24 {systemPrompt}',
    '^(what|which|where|how) ~12 (is|are|was|were|does|do|did) ~16 {systemPrompt}',
    '^(what|which) ~12 (instructions|rules|guidelines|prompt|directives|restrictions|limits|orders|tools|functions|text|message) ~10 (were you|have you|are you|did you|do you|were given to you|guide you|came before|precede|was given to you) ~16 (given|told|been given|received|follow|following|have|get|instructed|working|operating|using|see|got|bound|under|this|access)',
    '(what) ~10 (you) ~8 (not supposed to|not allowed to|forbidden to|prohibited from|instructed not to|told not to|been told not to|must not|never allowed to) ~12 (tell|say|reveal|share|talk|discuss|disclose|do|mention)',
    '(what|tell me what|say what) ~8 (were you told|you were told|were you instructed|have you been told|have you been instructed|did they tell you|did the developer|does your developer|was written|is written|were the first words|was the first) ~24',
    '^{reveal} ~16 (everything above|text above|words above|above text|above words|lines above|all above|everything before this|text before this|everything that precedes|all text above|all of the above text|conversation above|message above|sentence above|paragraph above|instructions above|above instructions|previous instructions|prior instructions|above prompt|prompt above|above message|above conversation|content above|preceding text|preceding instructions|what comes before|what came before|everything you were told|everything that comes before|everything in your context|your context|first line of your|first sentence of your|words that precede|all the words before|earlier instructions|first 50 words|first 100 words|whole conversation|entire conversation|above context|text of its guidelines|full text of its|initial text)',
    '^(repeat|print|output|copy|echo|recite|reproduce|type|spell out|return|write) ~30 (starting with|beginning with|from the beginning|from the start|from the first|starting from) ~12 (you are|the first|the beginning|the words|the phrase|the line|system|the top)',
    "{reveal} ~30 (functions|tools|plugins|apis|capabilities|permissions|tool definitions|function definitions|tool schemas|connectors|commands) ~16 (you have|you were given|available to you|given to you|you can|you are given|at your disposal|you are able|that you have been given|you've been given|you may call|in your context|you know)",
    "(name of|which|what|the name and version of) ~8 (the model|model|language model|llm|ai model) ~4 (you run on|you are|are you|do you run|you are based on|you use|powers you|are you based|behind you|underlying you|are you running|you're running)",
    '^(repeat|translate|summarize|summarise|print|spell check|spellcheck|encode|rewrite|reverse) ~6 (the above|the previous|the preceding|all previous|all prior|the prior|your previous|your initial|your original|your first|your system) ~10 (instructions|prompt|text|message|sentence|paragraph|content|words|lines|rules|context) ~40',
    '(end|ignore|above|start of|begin) ~6 (and|then|,) ~4 (print|output|repeat|show|reveal|spell check) ~10 (the previous|your|the original|the above|the initial|all previous|prior) ~8 (instructions|prompt|prompts|rules|system prompt|directives)',
    "(your|the assistant's|its|the model's|the ai's|the bot's) ~2 (api key|api keys|secret key|credentials|access token|passwords|password|environment variables|hidden settings|internal settings|memory|memories|chat history|conversation history|private data|stored data|secrets) ~30 (now|to me|here|in full|verbatim|below|in your|to the|as json|in plain|and send|in a code block|to this|with)",
    '(the hidden settings|hidden settings|hidden instructions|secret instructions|confidential instructions|internal instructions|system instructions|developer instructions|hidden rules) ~8 (you were given|you have|you follow|you received|given to you|that you|of the assistant)',
    "(reveal|print|show|output|list|dump|leak|expose|share|paste|disclose) ~8 (the names|the name|the contents|the content|contents|all files|a list|every file|all|the) ~16 (of all files|of the clipboard|files in the workspace|of the workspace|of your memory|environment variables|in the workspace|of the user|the user's files|of the conversation|of this conversation|of this chat|the clipboard|saved passwords|stored passwords|api keys|your tools|the chat history|conversation history)",
  ],
};
