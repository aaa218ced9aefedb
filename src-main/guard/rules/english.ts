import type { Lexicon } from '../rule-language.ts';

/** "AI reviewers", "automated screener" …: what pages call the machine that reads them. */
const readers =
  'assistant agent model system reader reviewer grader evaluator screener recruiter summarizer summariser crawler tool bot judge browser translator helper chatbot moderator classifier scanner parser editor engine scraper service software pipeline algorithm process program platform recruiting-tool checker';
const readerNames = [
  'ai',
  'llm',
  'automated',
  'automatic',
  'gpt',
  'language-model',
  'machine',
  'ai-powered',
  'ai-based',
]
  .flatMap((kind) => readers.split(' ').flatMap((noun) => [`${kind} ${noun}`, `${kind} ${noun}s`]))
  .join('|');

/** English words by what they do in an attack. Sets that other languages share have the same names there. */
export const english: Lexicon = {
  /** Nearly every English sentence has one of these; no other language in Latin letters has them. */
  englishMarks:
    'the|and|you|your|that|this|with|from|which|have|they|not|be|its|their|there|would|these|those|what|when',
  void: "ignore|ignores|ignoring|disregard|disregarding|forget|forgetting|overlook|bypass|discard|erase|neglect|nullify|rescind|revoke|abandon|override|overrides|overwrite|cancel|dismiss|unlearn|pay no attention to|pay no heed to|give no weight to|do not follow|don't follow|do not obey|don't obey|do not comply with|stop following|stop obeying|no longer follow|set aside|put aside|throw away|throw out|drop|wipe|clear|void|never mind|nevermind|take no notice of|do away with|leave aside|delete|reset|skip",
  voided:
    "void|null and void|rescinded|revoked|cancelled|canceled|withdrawn|no longer valid|no longer apply|no longer applies|do not apply|does not apply|don't apply|not binding|suspended|lifted|obsolete|deprecated|disabled|were a test|was a test|were only a test|was only a test|are a test|expired|invalid|outdated|replaced|superseded|overridden|not in force|cease to apply|be ignored|been replaced|been lifted|been removed",
  prior:
    "previous|previously|prior|above|earlier|preceding|former|foregoing|past|original|initial|existing|all|any|every|other|before|so far|up to now|until now|system|your|given to you|you were given|you have been given|you got|you received|you have received|that came before|of the user|user's|developer's|operator's",
  priorStrict:
    'previous|prior|above|earlier|preceding|foregoing|before this|you were given|you have been given|given to you|you received',
  orders:
    'instruction|instructions|directive|directives|rules|rule|prompt|prompts|guidelines|guidance|commands|command|orders|programming|constraints|restrictions|policy|policies|system message|system messages|directions|safeguards|guardrails|safety measures|limitations|tasks|task|requests|request|context|training|configuration|protocols|input|inputs|messages|briefing',
  ordersStrict:
    'instruction|instructions|directive|directives|rules|prompt|prompts|guidelines|guidance|commands|orders|programming|guardrails|directions|system message|briefing',
  reveal:
    'reveal|show|print|output|display|repeat|tell|give|share|expose|leak|disclose|dump|recite|list|write|return|reproduce|quote|copy|paste|translate|encode|summarize|summarise|describe|provide|state|echo|say|spell|send|describe|explain|convert|paraphrase|rephrase|type|enumerate|complete|report|read out|render|post|extract',
  systemPrompt:
    'system prompt|system prompts|system message|system instructions|system instruction|initial prompt|initial instructions|original instructions|original prompt|hidden prompt|hidden instructions|hidden rules|secret instructions|secret prompt|developer message|developer prompt|developer instructions|pre-prompt|preprompt|pre prompt|your prompt|your instructions|your guidelines|your directives|your rules|your full prompt|your exact instructions|your complete instructions|your initial|your original instructions|your hidden|your secret|your internal|your configuration text|your context window|your system text|your custom instructions|your preamble|your confidential|internal guidelines|internal instructions|internal rules|custom instructions|priming text|starting prompt|first prompt|base prompt|core prompt|meta prompt|metaprompt|opening prompt|the prompt above|prompt you were given|prompt that you were given|instructions you were given|instructions that you were given|instructions you have been given|instructions given to you|instructions you received|instructions you got|rules you were given|rules you follow|guidelines you follow|instructions you follow|your own prompt|your own instructions|your own rules|your own guidelines|your entire prompt|your whole prompt|your configuration|configuration you received|configuration you were given|rules you were configured with|rules you were set|your setup text|your setup instructions|message you were initialised with|message you were initialized with',
  assistant: `${readerNames}|language model|language models|large language model|large language models|llm|llms|chatbot|chatbots|chat bot|ai search|summarization tool|summarisation tool|summarization tools|summarisation tools|summarizer|summariser|summarizers|summarisers|reading assistant|reading assistants|browsing assistant|browsing agent|browsing agents|web agent|web agents|virtual assistant|automated screening|screening system|screening systems|coding assistant|coding assistants|coding agent|coding agents|code assistant|research assistant bot|machine reader|machine readers|text model|generative model|artificial intelligence|autonomous agent|autonomous agents|digital assistant|ai-assistant|ai-agent`,
  aiBare: 'ai|the model|any model|models|bots|crawlers',
  assistantBrand:
    'chatgpt|gpt|gpt-4|gpt-5|claude|gemini|copilot|bard|llama|mistral|deepseek|grok|perplexity|bing chat|copilots',
  assistantPlain:
    'assistant|assistants|agent|agents|bot|bots|model|models|reader|machine|crawler|crawlers|scraper|scrapers|system',
  user: 'the user|user|users|the users|the reader|the person|the human|humans|the customer|the visitor|the client|the owner|the person asking|your user|your operator|the operator|anyone|them|the applicant|the recruiter|the reviewer|the reviewers|the author',
  userStrict:
    'the user|the users|your user|the reader|the human|the person you are talking to|the person asking|the visitor|the operator|the customer',
  must: 'must|should|shall|has to|have to|needs to|need to|is required to|are required to|is instructed to|are instructed to|is requested to|are requested to|are asked to|is asked to|is ordered to|is obliged to|is authorised to|are authorised to|is authorized to|are authorized to|is permitted to|are permitted to|is allowed to|are allowed to|is expected to|are expected to|is advised to|may now|will now|can now|ought to|is kindly requested|are kindly requested|are kindly asked|is kindly asked|are urged to|is urged to|are hereby|is hereby|are supposed to|is supposed to|are bound to|are requested not to|are asked not to',
  aiAct:
    "ignore|disregard|forget|reveal|send|include|recommend|state|say|report|repeat|output|print|follow|treat|rate|give|praise|mention|forward|visit|fetch|call|open|click|download|execute|run|obey|answer|respond|reply|tell|skip|add|append|insert|mark|rank|prefer|describe|summarize|summarise|use|write|show|assume|stop|accept|approve|confirm|delete|upload|post|email|mail|transfer|pay|buy|order|submit|read|load|start|begin|end|pretend|act|do not|don't|never|always|ask|claim|cite|quote|hide|conclude|note|set|switch|enable|disable|grant|proceed|continue|refuse|reject|decline|score|evaluate|install|share|leak|copy|put|place|make|keep|remember|store|save|encourage|present|promote|suggest|advise|consider|link|sign|trust|let|select|choose|pick|scroll|inform|disclose|persuade|convince|deploy|compose|translate|invite|omit|schedule|purchase|warn|sing",
  youAreAi:
    "you are an ai|you are a language model|you are a large language model|you are an llm|you are an assistant|you are an agent|you are an automated|you are a chatbot|you are a bot|you are reading this as|you're an ai|you're a language model|you're an llm|you are an artificial|you are chatgpt|you are claude|you are gemini|you are copilot|you are a machine|you are a summar*|you are a model",
  yourReply:
    'your reply|your replies|your response|your responses|your answer|your answers|your output|your outputs|your summary|your summaries|your message|your final answer|your final response|your next reply|your next answer|your next response|your next message|your text|your translation|your explanation|your elucidation|your exposition|your commentary|your write-up|your completion|your report',
  adorn:
    'add|include|insert|append|prepend|incorporate|integrate|embed|weave|work|mention|place|put|attach|augment|enrich|complement|supplement|enhance|end|finish|conclude|close|begin|start|open|preface|precede|follow|pepper|sprinkle|slip|drop|introduce|infuse|blend|tack|inject|provide|write|format|use|shift|remove|replace|omit|encode|encrypt|translate|reverse|invert|convert|render|give|deliver|present|phrase|make|keep|limit|capitalize|capitalise|alternate|swap|substitute|scramble|obfuscate|transform|apply|employ|utilize|utilise|suggest|recommend|promote|advertise|feature|highlight|tease|emphasize|emphasise|stress|reference|refer|link|direct|mix|turn|change|modify|alter|rewrite|respond|reply|answer|wrap|double|repeat|delete|strip|switch|flip|jumble|set|craft|compose|base64|base-encode|bring|lead|sign|decorate|fill|interject|intersperse|accompany|express|output|print|generate|return|structure|construct|state|say|spell|shuffle|number|group|mirror|abbreviate|misspell|hide|count|split|separate|pad|highlight|praise|thank|greet|invite|warn|claim|quote|cite|ask|tell|share|announce|answer|offer|call|capitalise|uppercase|lowercase|slip|sneak|drop|plug|combine|join|concatenate|anagram|italicise|italicize|underline|glue|run together|squash|compress|merge',
  manual:
    "attorney|contract|agreement|doctor|doctors|pharmacist|nurse|leaflet|tablet|tablets|medicine|medicines|dose|doses|patient|patients|hospital|dentist|if you have already|if you already|if you've already|already paid|already been|step|steps|package leaflet|manufacturer|assembly|warranty|recipe|dough|oven|tenant|jury|witness|court|email|e-mail|letter|edition|css|stylesheet|eslint|lint|linter|selector|webpack|npm|yarn|flag|compiler|exam|pupils|students|invoice|chapter|section|leaflet|firmware|printer|version|release",
};
