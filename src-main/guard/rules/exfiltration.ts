import type { Lexicon, RuleFamily } from '../rule-language.ts';

export const exfiltrationWords: Lexicon = {
  url: ['http://', 'https://', 'hxxp', 'www.', '://', 'mailto:'],
  image: ['](http', '![', '<img', '[ref]:', ']: http'],
  keyName: 'api_key|apikey|secret_key|access_token|session_id|password',
  whatUserSaid: "user's last|user's first|user's question|the last question|what the user|the user's message|this chat",
  urlPart: ['http', '://', 'png', '?', 'www', '.com', '[info]', '[data]', 'https'],
  dataSlot: [
    '=[',
    '=<',
    '=%s',
    '=...',
    '=…',
    '[data]',
    '[info]',
    '[num]',
    '[secret]',
    '[summary]',
    '{data}',
    '{summary}',
    '{secret}',
    '{base64',
    '{chat',
    '{conversation',
    '{history',
    '<chat',
    '<data>',
    '<summary>',
    '<secret>',
    '<conversation',
    '<history',
    '?d=',
    '?q=',
    '?data=',
    '?c=',
    '?h=',
    '?s=',
    '?x=',
    '&data=',
    '?p=',
  ],
  privateData:
    "conversation|this conversation|our conversation|chat history|conversation history|the chat|password|passwords|api key|api keys|secret|secrets|credentials|email address|email addresses|inbox|personal data|session id|session token|cookie|cookies|system prompt|credit card|card number|file contents|environment variables|user's question|user's name|user data|user's email|user's data|visitor's question|last message|previous messages|contacts|address book|clipboard|user's messages|summary of the page|summary of this|user's location|user's ip|ssh key|private key|.env|user's token|user's password|germany numbers|above text|context window|search history|what the user|everything the user|user's first|previous message|last answer|message above|chat log|summary of this chat|this chat|user's last|all messages",
  transmit:
    'send|post|forward|upload|submit|transmit|email|mail|exfiltrate|leak|copy|append|attach|include|encode|pass|report|put|place|share|relay|deliver|write|add|fetch|call|visit|request|open|load|ping|get|embed|insert|transfer|dispatch|sync|export|save|push|pipe',
  renderWord:
    'print|render|display|show|respond|responding|output|include|insert|embed|load|finish|end|request|replace|replacing|whereas|append|add|write|concatenate|put|reply|answer|begin|start|show the|use|create|generate|fetch|link',
};

export const exfiltrationRules: RuleFamily = {
  kind: 'exfiltration',
  why: 'Makes the assistant carry private data out: in the address of an image or link, or by one of its tools.',
  effect: 'neutralize',
  applies: 'always',
  rules: [
    'around 200: {image} {dataSlot} {renderWord} {privateData}',
    'around 200: {url} {dataSlot} (replace|replacing|whereas|where|substitute|with|filled|filling) {privateData} {renderWord}',
    '(replace|replacing|whereas|substitute|substituting|filling in|fill in) ~2 ([|<|{) ~40 (with|is|by|should be|must be|contains|as|holds) ~60 {privateData,encodedWord}',
    '^{transmit} ~40 {privateData} ~50 (to|at|as|via|through|using|into|in|on) ~24 {url,emailSign,hostSign}',
    '(must|should|to|and|then|please|now|first|,|will|have to|need to|your task is to) ~2 (send|post|forward|upload|submit|transmit|email|mail|exfiltrate|leak|report|relay|share) ~40 {privateData} ~50 (to|at|via|through|using) ~24 {url,emailSign,hostSign}',
    "^(send|post|forward|upload|submit|transmit|email|mail|exfiltrate|leak|relay) ~24 (user's|the user's|visitor's|conversation|chat history|this chat|system prompt|api key|the password|the secret|all passwords|the newest message|the latest message|newest email|latest email|last email|the inbox|contents of|the contents|this conversation|the conversation|all emails|every email|every message) ~40 (to)",
    '(one image per|image per letter|image for each letter|one request per|one request for each|letter by letter|character by character|per letter) ~60 (http|url|image|images|link|letter|request|in order|png|secret)',
    'around 160: (image|images|link|picture|pixel|logo|markdown|url|html) {url,image} {dataSlot} {privateData}',
    'around 200: {renderWord} {image} {dataSlot} (do not use a code block|no code block|not in a code block|code block|url encoded|url-encoded|base64|quoted-printable|mime encoded|escape spaces|url encoded)',
    '(![) ~~140 (=|/|?) ~1 ([|{|<|$) ~1 (data|info|num|secret|summary|conversation|chat|history|user|password|token|key|prompt|base64|context|message|email|name|content|contents|answer|text|query|letter|encoded|url|api|session|insert|all|last|value|the|your|payload|memory|input|question)',
    'around 120: (fetch|visit|open|browse to|navigate to|load|request|call|curl|access|go to) {url} {privateData} (append|appended|parameter|query|with|including|in the url|as a)',
    'around 400: (concatenate|join|combine|assemble) (strings|parts|pieces|fragments) (replace|replacing|print|show|render|display) {urlPart}',
    'around 160: {image} {url} (in place of|instead of|replaced|replace|real key|actual|insert|fill in|substitute) {privateData,keyName}',
    '{url} ~60 (plus|followed by|and then|concatenated with|with) ~8 {privateData}',
    '^(put|append|attach|add|include|paste|insert|encode|write) ~24 {privateData,whatUserSaid} ~16 (behind|after|onto|at the end of|in the query of) ~6 {url,hostSign}',
    'around 120: (<img) (src) {dataSlot} (conversation|secret|chat|history|user|data|key|token|summary|context) (your reply|your answer|your response|embed|include|add|insert|the reply)',
  ],
};

export const toolHijackRules: RuleFamily = {
  kind: 'agent-directive',
  why: 'Tells the assistant to use its tools against the person: run, fetch, mail, pay, delete, add contacts.',
  effect: 'neutralize',
  applies: 'always',
  rules: [
    '^(use|call|invoke|run|trigger|execute|start|open|with) ~2 (your|the|any|every|all|an available|its|available|a) ~1 (shell|email|mail|browser|browsing|file|terminal|code|search|calendar|memory|payment|http|fetch|web|bash|python|filesystem|files|contacts|messaging|database|download|upload|send|command|image|sms|note|notes|drive|crm|bank|transfer|delete|write|read|send_email|available) ~3 (tool|tools|function|plugin|interpreter|connector|access|api|capability|integration|action) ~30 {aiAct}',
    '^(use|call|invoke|trigger) ~1 (your|the) ~12 (tool|tools|function) ~1 (to|and|with|for|,) ~2 {aiAct}',
    '(call|invoke|use|run|execute) ~3 (send_email|send_mail|http_get|http_post|read_file|write_file|delete_file|execute_code|run_command|run_shell|transfer_money|make_payment|web_fetch|fetch_url|send_message|get_secret|list_files|shell_exec|browser_open)',
    '(169.254.169.254|metadata.google.internal|/latest/meta-data|file:///etc/passwd) ~~40 (show|output|print|send|contents|return|include|summari*|paste|tell)',
    '(fetch|read|open|print|show|get|load|cat|fetching|reading|request|access|download) ~20 (169.254.169.254|metadata.google.internal|/etc/passwd|/etc/shadow|~/.ssh|id_rsa|http://localhost|http://127.0.0.1|http://169|http://10.|http://192.168|.env file|~/.aws) ~60 (and|,|then) ~6 {reveal,transmit}',
    '^(create|add|register|make|save) ~8 (contact|user|rule|filter|account|entry|calendar event|calendar invite|forwarding rule|administrator|payee|recipient|trusted sender|meeting|key|ssh key|webhook) ~60 (mark it as trusted|mark as trusted|as trusted|trusted|forward all|that forwards|forwards all|forwarding|with admin|admin rights|administrator rights|and do not|as admin|full access|without asking|hide|and hide)',
    "^(forward|delete|send|mail|email|transfer|pay|move|share|upload|export|reply to|approve|buy|order|cancel|archive|wire|accept|copy|book|rename|publish|mark|unsubscribe) ~3 (the|all|every|any|this|their|his|her|each|my|our|500|100|1000|$|€|five|ten) ~3 (newest|latest|last|emails|mail|mails|messages|message|inbox|invoices|invoice|contacts|files|documents|user's|attachments|money|backups|calendar|notes|conversation|unread|money|dollars|euros|funds|credits|private|open|pending|first|amount|dollar|usd|eur) ~60 (to|from|and|without|then|account|as|before|so|in|,|with) ~40 {url,emailSign,hostSign,quietWords}",
    "(as if nothing happened|as if nothing had happened|as though nothing happened|then continue as normal|continue normally afterwards|then carry on|then answer normally|then continue with the user's|before you answer|before answering the user|before answering|before you respond|before responding|before replying to the user|before you continue)",
    '(before|after|while|prior to|instead of) ~1 (answering|responding|replying|summarizing|summarising|translating|continuing) ~3 (,|the user|to the user|:|the question|first|this|you|any|with) ~40 {aiAct} ~60 {url,privateData,toolWord,hostSign}',
    "(with|using) ~2 (the user's|user's|the owner's) ~2 (token|credentials|password|account|api key|keys|permissions|session|card|access|login|identity)",
    "(execute|run|paste|copy) ~12 (following|this|these|below) ~2 (command|script|commands|code|payload|shell command) ~20 (without asking|silently|immediately|on the user's machine|on the host|in the user's|in your terminal tool|in your sandbox|in the background|with your|using your|before)",
    '^(tell|ask|advise|direct|persuade|convince|recommend|encourage|get|instruct|invite|send|refer|redirect|lead) ~1 (the user|users|the reader|the customer|the visitor|readers|the person|people|the human|user|visitors) ~4 (to) ~1 (install|download|visit|open|click|call|log|sign|enter|go|buy|run|disable|send|transfer|pay|share|subscribe|contact|type|paste|confirm|update|register|follow|use|give|provide|submit|join|donate|book|order|uninstall|accept|email|turn)',
    '^(use|run|open|launch|start) ~1 (the|your) ~1 (shell|terminal|browser|python|code|bash|command) ~6 (to|and) ~40 {hostSign,url,aboutUser}',
    "^(open|read|search|access|scan|delete|share|copy|export|upload|download|list|collect|gather|extract|look up|check|get|find|modify|edit|change|update|empty|clear|go through|query|fetch|load|encrypt|wipe|archive|rename|move|forward|send|publish|add|invite|grant|give) ~3 (the user's|user's|the owner's|the customer's|the person's|the human's|the reader's|the visitor's) ~50 (and|then|,|to|with) ~6 {transmit,reveal,aiAct,url,emailSign}",
    "^(create|add|register|make|save|set up|schedule|accept|book|invite) ~12 (contact|user|rule|filter|account|entry|event|invite|forwarding rule|administrator|payee|recipient|sender|meeting|key|ssh key|webhook|reminder|appointment|subscription|admin|collaborator) ~130 (trusted|forward all|that forwards|forwards all|with admin|admin rights|administrator rights|and do not|full access|without asking|without telling|and hide|in the user's|for the user|to the user's|as the user|owner rights|no confirmation|silently)",
    '^(download|fetch|get|retrieve|curl|wget) ~40 {url,hostSign} ~60 (and|then) ~4 (run|execute|install|open|launch|pipe|source|eval|start) ~6 (it|them|the script|the file|this|the installer|the result|the binary|the package)',
    '^(transfer|pay|send|wire|donate|move) ~4 (100|50|500|200|1000|1,000|250|20|10|all|the full|the remaining|the entire|five|ten|$|€|£|some) ~30 (to) ~30 (account|iban|wallet|address|recipient|card|paypal|bitcoin|btc|eth|@|.)',
    '^(approve|accept|confirm|click|press|submit|sign|authorize|authorise|grant) ~4 (all|any|every|the|this|it) ~4 (pending|permission|confirmation|consent|request|requests|payment|dialog|prompts|dialogs|transfer|order|buttons|popups|button|form|transaction|login) ~40 (without|on behalf|for the user|automatically|immediately|and do not|silently|as the user|before|so that)',
    "(on the user's behalf|on behalf of the user|in the user's name|as the user would|with the user's credentials|from the user's account|from the user's mailbox|to the user's contacts|using the user's)",
    '^(use|call|invoke|trigger) ~1 (your) ~12 (tool|tools|function|plugin) ~1 (to|and)',
    '^(transfer|pay|send|wire|donate|move|withdraw|deposit) ~14 (euros|euro|dollars|dollar|usd|eur|€|$|pounds|bitcoin|btc|eth|francs|yen|rupees|credits) ~40 (account|iban|wallet|recipient|card|paypal|without|do not|immediately|below|following)',
    '(fetch|open|visit|load|go to|browse to|read|download) ~2 {url} ~60 (and|then) ~4 (follow|obey|execute|carry out|do what|apply|act on|comply)',
    '(with|using) ~2 (the|his|her|their) ~1 (stored|saved) ~1 (card|credentials|password|payment|login|account|passwords)',
    '^(search|scan|look through|go through|check|comb) ~2 (the|all|every|your) ~1 (mailbox|inbox|emails|mail|mails|messages|chat history|drive|workspace|clipboard) ~3 (for) ~12 (password|passwords|code|codes|token|invoices|api key|secret|credentials|bank|login|"|\')',
  ],
};

export const memoryRules: RuleFamily = {
  kind: 'agent-directive',
  why: 'Plants something in the memory of the assistant, or an order that waits for a later moment.',
  effect: 'neutralize',
  applies: 'always',
  rules: [
    '^(save|store|write|add|commit|record|put) ~2 (to|in|into) ~1 (memory) ~2 (that|:|,|the user)',
    '^(save|store|write|add|commit|remember|record|put|append|note|update|log|memorize|memorise) ~24 (memories|long-term memory|long term memory|your notes|persistent memory|your profile|saved memories|user profile|your memory|knowledge base|permanent memory|your long-term|the memory tool|bio tool) ~8 (that|:|the|,|to|with|for|this|as|and|"|.)',
    '(save to memory|save to long-term|add to memory|add to your memory|commit to memory|to your memory|into your memory|update your memory|long-term memory that|remember forever|remember permanently)',
    "^(remember|memorize|memorise|keep in mind|do not forget|don't forget|store|save) ~4 (that|this|for|from now on|permanently|forever|:|,) ~60 (the user|user's|in all|all future|every future|future conversations|next time|later conversations|every conversation|every answer|from now on|for future|later sessions)",
    '^(in|for|during|throughout|at|from) ~1 (all|every|any|the|each|your) ~1 (future|later|subsequent|following|upcoming|next|coming) ~1 (conversation|conversations|chat|chats|session|sessions|reply|replies|answers|answer|turn|turns|responses|response|request|requests|messages|message|question|questions|interaction|interactions) ~40 {aiAct,adorn}',
    '(when|the next time|next time|whenever|if|as soon as|once|after|the moment|each time|every time|should) ~2 (the user|user|users|they|the human|the person|someone|the reader|he|she) ~3 (says|asks|writes|types|mentions|sends|thanks|replies|opens|answers|confirms|logs|wants|ever asks|next asks|later asks|next|starts|closes|comes back|returns|greets|enters|says yes|agrees) ~50 {aiAct} ~50 {url,hostSign,privateData,toolWord,quoted,yourReply,aboutUser,emailSign}',
    '(wait until|wait for|hold this|keep this|dormant until|activate when|trigger when|do nothing until|stay silent until|only after|not now but|later, when|remain inactive until|on the third|after three|in three) ~30 (user|the user|message|messages|turn|turns|conversation|asks|says|reply|replies|question) ~60 {aiAct}',
    '(activation phrase|trigger phrase|trigger word|activation word|code word|codeword|magic word|secret word) ~20 (is|:|"|\'|says|appears|whenever|when|,|hear|see) ~60 {aiAct,must,youWord}',
    '(next time|the next time|whenever|the moment|as soon as|when|once) ~1 (they|he|she|the user|the person) ~1 (mention|mentions|ask|asks|say|says|talk|talks|bring up|brings up|type|types) ~40 (,) ~2 {aiAct}',
    '^(keep|remember|store|save|apply|use|retain|carry|note|hold) ~40 (for|in|into|over to) ~1 (later|future|all future|coming|subsequent|all later|the next) ~1 (session|sessions|chats|conversations|conversation|chat|turns)',
    '^(from tomorrow on|from today on|as of tomorrow|starting tomorrow|in all later answers|in every later answer) ~3 {aiAct} ~60 {userStrict,yourReply,quoted,url,hostSign,aboutUs}',
  ],
};

export const hijackWords: Lexicon = {
  hostSign:
    '.com|.net|.org|.example|.io|.co|.de|.info|.app|.dev|.xyz|.site|.shop|.ru|.ai|.me|.eu|.uk|.biz|.online|.link|.page|.top|.club|.tech|.test|.invalid',
  emailSign: ['@'],
  quietWords:
    "without asking|without telling|without confirmation|silently|quietly|secretly|do not mention|don't mention|do not tell|immediately|as if nothing|in the background|without the user|no confirmation",
  toolWord:
    'tool|tools|memory|shell|terminal|email|send_email|http_get|search tool|browser|calendar|contacts|inbox|function|plugin|script|command',
  encodedWord:
    'summary|encoded|url encoded|url-encoded|base64|mime|quoted-printable|hex|conversation|data|answer|first|user|secret|numbers|context',
  voidPlain:
    'ignore|disregard|forget|override|bypass|new instructions|new instruction|new task|now follow|must now|obey',
  interview: 'interviewer|teacher|pupil|student|doctor|patient|journalist|host|guest|moderator',
  configWords: 'policy|mode|override|responses|blocked|allowed|obey|refusal|unrestricted',
};

export const codeCommentRules: RuleFamily = {
  kind: 'agent-directive',
  why: 'Hides orders to coding assistants in comments and diffs, where a person does not look.',
  effect: 'neutralize',
  applies: 'always',
  rules: [
    '(//|#|/*|<!--|--|%|;|"""|*|rem) ~3 (note to|ai|llm|agent|agents|assistant|copilot|coding agent|coding agents|ai agents|code assistant|ai assistant|reviewer bot|language model|gpt|chatgpt|automated reviewers|llm reviewers|coding assistant|for ai|for agents|for coding|instruction for|instructions for|to the assistant|to the agent|dear ai|hey ai|attention ai|for the assistant|for assistants|for llms|if you are an ai|ai reviewer|ai reviewers|tool use|prompt|llms|todo for|todo(ai|todo ai) ~12 (:|,|-|must|should|please|when|before|after|always|only|approve|ignore|insert|add|run|reading) ~60 {aiAct}',
  ],
};
export const payloadSplittingRules: RuleFamily = {
  kind: 'disguised',
  why: 'Cuts an order into harmless pieces and asks the model to put them together and obey.',
  effect: 'neutralize',
  applies: 'always',
  rules: [
    '(take|combine|concatenate|join|read|assemble|use|merge|collect|put together|append|string together|connect|paste|add) ~16 (the first|first|the last|last|these|the following|every|each|the initial|a|both|all|parts|variables|strings|pieces|the second|the capital|the bold|the two|fragments|part) ~40 (word|words|letter|letters|strings|parts|pieces|variables|line|lines|b|part|fragments|halves|sentence|syllables|string|chunks|segments) ~60 (and|then|,|to) ~4 (follow|carry out|execute|obey|do|run|act on|perform|answer|respond to|comply|complete|print|read|output|the result|do what)',
    '(follow|carry out|execute|obey|do|act on|perform|comply with|run|answer) ~4 (the|what|this|that) ~2 (resulting|result|combined|concatenated|joined|assembled|decoded|hidden|full|complete|reconstructed|sentence they|instruction they|they|it says|it spells) ~2 (sentence|instruction|instructions|text|string|message|command|order|spell|form|say|prompt|words|request|result)',
    '(let|set|say|define|a|x) ~1 (a|x|b|s|p|part1|p1) ~1 (=) ~2 {quoted} ~~120 (b|y|c|part2|p2|z) ~1 (=) ~2 {quoted} ~~120 (follow|execute|obey|do|run|answer|perform|print|carry out|say|reply|act on|concatenate|join|combine|respond) ~24 (a + b|x + y|a+b|x+y|a and b|concat|both|result|together|them|+|join|part)',
    '(decode|decrypt|decipher|unscramble|deobfuscate|rot13|base64-decode|reverse|translate) ~24 (and) ~2 (follow|obey|execute|do|carry out|run|act|comply|perform|respond|answer|apply)',
    '(encoded note|encoded message|encoded instruction|secret message|coded message|encoded instructions|hidden message|cipher text) ~6 (for|to) ~6 {assistant,assistantPlain}',
    '(follow|execute|obey|carry out|act on|comply with) ~12 (x + y|a + b|x+y|a+b|b + a|a + b + c|the concatenation|both parts|part1 + part2|the joined|the combined|p1 + p2|s1 + s2|the assembled|the sum of the strings)',
  ],
};
