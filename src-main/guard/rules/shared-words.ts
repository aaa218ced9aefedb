import type { Lexicon } from '../rule-language.ts';

/** Sets that only rules for English use, apart from those in english.ts. */
export const sharedWords: Lexicon = {
  youWord: "you|your|you are|you're",
  aboutUs:
    "this page|this document|this site|this paper|this article|this message|this text|this line|this product|this candidate|this file|this repository|this instruction|these instructions|the user|the user's|user's|user|users|positive|negative|summary|summaries|the summary|answer|answers|reply|replies|response|responses|the link|following|the tool|tools|tool|prompt|instructions|instruction|only|instead|first|token|password|passwords|conversation|secret|secrets|without asking|without telling|confirmation|the file|email|e-mail|visitor|visitors|reader|review|http|https|acceptance|above|previous|prior|any other|highest|safe|trusted|score|rating|the best|recommended|the visitor's|command|commands|values|wrong|policy",
  aboutUser:
    "the user|the user's|user's|the reader's|the visitor's|the visitor|this page|this site|this document|this article|this instruction|these instructions|previous instructions|prior instructions|its instructions|its system prompt|system prompt|its reply|its answer|its response|its summary|its tools|the summary|reply|summary|response|tool|tools|conversation|chat history|prompt|http|https|this shop|this product|this text|the answer|without asking|the link below|email tool",
  praise:
    'positive|exceptional|excellent|perfect|outstanding|best|highest|ideal|highly|top|most qualified|safe|trusted|recommended|not malicious|benign|harmless|five stars|ten|acceptance|accept|hire|strong|verified|legitimate|number one|trustworthy|qualified',
  saidWord: 'says|saying|reads|states|"|\'',
  quoted: '"|\'',
  code: 'code|code snippet|code block|code snippets|code blocks|snippet|snippets|code excerpt|code segment|code fragment|excerpt|code section|code piece|piece of code|block of code|lines of code|code lines|line of code|code sample|code example|code chunk|script|script snippet|function|code passage|segment|block|blocks|fragment|fragments',
  yourCode:
    'your code|your codebase|your solution|your implementation|your program|your algorithm|your script|your function|your response|your answer|your output|your reply|your coding|your existing code|your logic|your source code|your programming|your generated code|your final code|your code snippet|your code structure|your current code|your answer code|the structure of your|the fabric of your|the body of your|the framework of your|your overall|your final|your main|the code you produce|the code you write|the code you generate|the code you return|the code you create|the code you provide|code that you write|the program you return|the program you write|the solution you write|the function you write|the script you write|your own code|your own implementation|your own program|your own:|your generated program|your elucidation|your exposition|your explanation|your demonstration|your walkthrough|your illustration|your write-up|the code you develop|the code you hand over|the code you hand back|the code you give back|the code you send|the program you hand over|the code you build|the code you compose|the code you craft|the code you come up with|the solution you provide|the solution you develop|the program you develop',
  personaName:
    'dan|stan|ucar|jailbreak|jailbroken|dan mode|developer mode|antidan|anti-dan|evilbot|mongo tom|unrestricted ai|basedgpt|betterdan|god mode|opposite mode|freegpt|devmode|dan 6.0|dan 11.0|superior dan|dan 5.0|dan 7.0|apophis|balakula|machiavelli|freemode',
  noiseWord: 'noise|history|irrelevant|the following|next sentence|dead|past|junk|garbage|chatter|gone',
  lie: 'a test|a joke|fake|wrong|a decoy|irrelevant|outdated|false|a lie|not true|no longer true|a trick|gone|forgotten|is wrong|history|over|you were told|you have been told|instructed|nonsense|a draft|a placeholder|filler|an example|a mistake|an error|meaningless|not real|not valid',
  noRules:
    'no rules|no limits|no restrictions|without rules|without restrictions|without limits|no filter|no filters|anything|no ethics|no morals|evil|unrestricted|unfiltered|uncensored|free|refuse|refuses|no boundaries|everything|no censorship|jailbroken|illegal|unethical|opposite|no guidelines|escaped|every request|any request|all requests|always complies|always obeys|no scruples|no conscience|lawless|chaotic',
  answerSlot: ['[the way', '[insert', '(insert', '[response', '[your', '[normal', '[chatgpt', '[standard', '[a normal'],
  personaSign: [
    '🔓developer',
    '🔓jailbreak',
    '🔒classic',
    '[the way you would',
    '[the way dan',
    '[jailbreak]',
    '[classic]',
    '[filtering]',
    'dan: [',
    'stan: [',
    '(developer mode output',
  ],
};
