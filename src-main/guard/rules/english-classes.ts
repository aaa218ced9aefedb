import type { Lexicon } from '../rule-language.ts';

const readerNouns =
  'assistants agents models bots chatbots crawlers readers reviewers graders evaluators screeners summarizers summarisers scrapers robots helpers machines tools systems browsers parsers indexers'.split(
    ' ',
  );
const readerKinds =
  'ai llm automated automatic autonomous virtual digital language machine artificial conversational generative software'.split(
    ' ',
  );

/** Wider English classes than english.ts has: whole ways to say one thing, for rules that ask for two or three of them. */
export const englishClasses: Lexicon = {
  /** Many machines that read; no page means its visitors by these. */
  machines: [
    ...readerKinds.flatMap((kind) => readerNouns.map((noun) => `${kind} ${noun}`)),
    ...'ais|llms|large language models|language models|chatbots|chat bots|text models|neural networks|neural nets|generative models|language technology|foundation models|answer engines|ai search engines|copilots|crawlers with language abilities'.split(
      '|',
    ),
  ].join('|'),
  /** One machine, as a page calls the one that reads it. */
  machine:
    'ai|an ai|llm|language model|large language model|chatbot|chat bot|neural network|neural net|robot|bot|virtual assistant|digital assistant|ai assistant|ai agent|ai model|ai system|ai reader|automated system|automated agent|automated reader|automated assistant|software agent|intelligent agent|artificial intelligence|text model|generative model|answer engine|summarizer|summariser|autonomous agent|virtual helper|digital helper|machine reader|web agent|browsing agent|gpt|chatgpt|claude|gemini|copilot',
  /** The machine by a bare noun that a rule has to back up. */
  bareMachine:
    'assistant|agent|model|bot|robot|ai|llm|gpt|machine|chatbot|copilot|summarizer|summariser|claude|chatgpt|gemini',
  bareMachines: 'assistants|agents|models|bots|robots|ais|llms|chatbots|crawlers|summarizers|summarisers',
  /** The text that speaks, or its author. */
  deixis:
    'this page|this site|this website|this document|this text|this paper|this article|this review|this note|this message|this paragraph|this section|this file|this repository|this form|this shop|this listing|this product|this essay|this certificate|this line|these lines|these words|this content|this domain|this company|this vendor|this seller|this hotel|this link|this email|this candidate|here|us|our|ours|we|my|me|the site|the page|the author|the seller|the vendor|reads this|read this|reading this|sees this|see this|processing this|process this|lands here|land here',
  /** The same without words that every page has. */
  deixisFar:
    'this page|this site|this website|this document|this text|this paper|this article|this review|this note|this message|this paragraph|this section|this file|this repository|this form|this shop|this listing|this product|this essay|this certificate|this line|these lines|these words|this content|this domain|this company|this vendor|this seller|this hotel|this link|this email|this candidate|the site|the page|the author|the seller|the vendor|reads this|read this|reading this|sees this|see this|processing this|process this|lands here|land here',
  /** The person the machine works for, from the machine's side. */
  principal:
    'the user|your user|the users|your users|its user|their user|the human|your human|the humans|their human|your principal|your client|your master|the person who sent you|the person you|the person you assist|the person asking|the person you serve|the person reading|whoever is asking|whoever asks|whoever asked|whoever sent you|whoever reads|whoever operates|whoever uses|the human in charge|the one who asked|the one asking|the reader|the visitor|the operator|the customer|the account holder',
  /** Things that the principal said or wants. */
  wish: 'asked|asks|wanted|wants|requested|requests|said|says|needs|needed|ordered|told|typed|wrote|request|question|query|prompt|commands|command|is asking|asked for|asking|wish|wishes|task|instructions|instruction|message|intended|expects|expected',
  refuse:
    "do not do|don't do|do not answer|don't answer|do not fulfil|do not fulfill|don't fulfil|don't fulfill|do not carry out|don't carry out|do not perform|don't perform|do not help|don't help|do not give|do not respond to|don't respond to|never do|refuse|decline|reject|stop doing|quit doing|instead of doing|instead of|rather than",
  /** Verbs that void only in view of what they are said of. */
  voidLoose:
    "let go of|put behind you|forget about|cast aside|brush aside|push aside|lay aside|leave behind|get rid of|take no account of|don't apply|do not apply|don't heed|do not heed|don't listen to|do not listen to|don't stick to|do not stick to|do not adhere to|don't adhere to|do not honour|do not honor|cease following|cease to follow|quit following|deviate from|depart from|stray from|break with|break away from|act against|act contrary to|go against|countermand|annul|retract|desist from|refrain from following|ditch|toss|chuck|dump|trash|shelve|suspend|repeal|quash|overrule|disobey|defy|violate|disengage from|undo|purge|scrap|quit|look past|move past|skip over|pass over|turn off|switch off|disable|deactivate|abort|remove|reject|withdraw|replace|rewrite|update|negate|invalidate|supersede|break|circumvent|flout|shed|unload|eject|free yourself from|release yourself from|don't bother with|do not bother with|no need to follow|no need to obey|stop caring about|don't care about|do not care about|wave away|strike out|cross out",
  /** What a model was given to follow. */
  brief:
    'instruction|instructions|prompt|prompts|system prompt|briefing|directive|directives|guideline|guidelines|guidance|orders|programming|mandate|system message|system text|preprompt|pre-prompt|guardrails|commitments|directions|safety rules|rules|objective|objectives|protocols|constraints|safeguards|alignment|command|commands|conditioning|safety training|training|system instructions|developer message|preamble',
  /** No longer in force. */
  gone: "no longer bind|no longer binds|no longer binding|no longer count|no longer counts|no longer matter|no longer matters|no longer in force|no longer in effect|no longer needed|have no effect|has no effect|of no effect|without effect|carry no weight|hold no weight|hold no longer|do not count|don't count|do not matter|don't matter|are null|is null|null|nullified|annulled|retired|expired|expire|outdated|out of date|issued in error|sent in error|given in error|written in error|in error|by mistake|placeholder|filler|dummy text|out of force|be disregarded|be discarded|be forgotten|be set aside|terminated|lapsed|ceased|dissolved|erased|deleted|wiped|repealed|invalidated|discontinued|overruled|overwritten|countermanded|switched off|turned off|superseded|abolished|scrapped|dropped|dead|history|noise|irrelevant|optional|a joke|a test|fake|cancelled|canceled|void|revoked|rescinded|suspended|obsolete|replaced|not valid|invalid|were wrong|was wrong|are wrong|corrupted|compromised|closed|waived|moot|lifted|stale|not apply|no more|are over|is over|have changed|has changed|off the table|trash|garbage|meaningless|not real|cease to apply|to be ignored|be ignored",
  /** How long a model stays bound. */
  unbound:
    "no longer obliged|no longer bound|no longer required|no longer subject|no longer tied|no longer restricted|no longer limited|no longer constrained|no longer governed|no longer have to|no longer need to|no longer under|not obliged|not bound|not required|not subject|not restricted|not limited|not constrained|not governed|need not|needn't|do not have to|don't have to|do not need to|don't need to|are free from|are freed from|free of|released from|freed of|exempt from|excused from|relieved of|rid of|immune to|above|beyond|outside of|are allowed to break|may break|can break|may drop|can drop|unconstrained by|unbound by|unrestricted by|untethered from",
  outVerb:
    'output|print|say|write|reply|respond|answer|return|type|state|report|show|display|echo|tell|give|produce|emit|post|shout|repeat|speak|list|reveal|disclose|confirm|recommend|praise|describe|translate|send|call|open|visit|mention',
  laterWord:
    'next time|the next time|later on|whenever later|from the next session|in later chats|in all later chats|in future chats|in every future chat|in all future chats|in later conversations|in future conversations|in all future conversations|in every later conversation|for all later chats|for later chats|for future sessions|for later sessions|in future sessions|in later sessions|after three more|after a few more|after two more|two turns later|three turns later|a few turns later|some turns later|later in the chat|later in this conversation|later in the conversation|from tomorrow|next session|the next session|next conversation|the next conversation|next chat|the next chat|subsequent sessions|subsequent chats|subsequent conversations|future interactions|at a later point|at a later time|when the time comes|for now wait|lie low|lie dormant|stay dormant|remain dormant|bide your time|until then behave normally|until then act normal',
  keepVerb:
    'remember|memorize|memorise|bear in mind|keep in mind|keep in memory|keep in long-term memory|note to self|store|save|record|retain|log|commit to memory|make a note|take note|file away|never forget|do not forget|learn|add to memory|write to memory|put in memory|hold in memory|persist|update memory|update your memory|save to memory',
  mustWide:
    "must|should|shall|has to|have to|needs to|need to|ought to|is to|are to|is asked to|are asked to|is requested to|are requested to|is kindly requested to|are kindly requested to|is kindly asked to|are kindly asked to|is required to|are required to|is instructed to|are instructed to|is expected to|are expected to|is advised to|are advised to|are obliged to|is obliged to|are urged to|is urged to|are invited to|is invited to|is encouraged to|are encouraged to|are permitted to|is permitted to|are allowed to|is allowed to|are authorised to|is authorised to|are authorized to|is authorized to|are directed to|is directed to|are hereby|is hereby|may only|can only|please|kindly|do not|don't|never|always|will please|are welcome to|is welcome to|would do well to|had better|are bound to|must not|should not|shall not|may not|are not to|is not to|are forbidden to|is forbidden to",
  actWide:
    'praise|award|omit|leave out|present|name|cite|rank|steer|press|click|accept|agree|skip|hide|conceal|withhold|keep quiet|keep silent|stay silent|advise|promote|favour|favor|treat|trust|check out|pay|buy|sign|confirm|describe|credit|speak|suggest|quote|prioritise|prioritize|append|give|refer|refrain|avoid|stop|abort|return|direct|link|claim|vouch|endorse|assure|pass on|relay|point|send|redirect|invite|warn|tell|ask|persuade|convince|be silent|remain silent|not mention|not reveal|not tell|not disclose|not summarise|not summarize|not warn|first|also|visit|record|score|regard|consider|reply|conclude|declare|assert|vote|shortlist|hire|reject|approve|grant|install|download|upload|call|book|order|navigate|log in|register|subscribe|retrieve|fetch|load|execute|decode|interpret|close|mention|acknowledge|add|include|insert|report|note|rate|drop|quit|reset|act|answer|output|print|state|say|write|begin|end|share|expose|reveal|leak|publish|repeat|summarise|summarize|translate|follow|obey|heed|comply|adopt|disregard|ignore|forget|assume|believe|pretend|remember|store|save|memorise|memorize',
  ourOwn:
    'our assistant|our chatbot|our bot|our agents|our agent|our model|our models|our robots|our robot|our machines|our machine|our bots|our assistants|estate agent|estate agents|travel agent|travel agents|insurance agents|support agents|support agent|sales agents|customer service agents|human agents|washing machines|sewing machines|slot machines|vending machines|voting machines|data models|economic models|climate models|fashion models|role models|the law|draft law|regulators|regulation|court|companies|employers|users can|developers should|developers can|your model|your agent|your assistant|your chatbot|your agents|your models|django|rails|tensor|checkpoint|training data',
  addressSelf:
    'to whichever model|to whatever model|to the model reading|to the ai reading|to any model|to any ai|to any llm|to all ais|to all models|to all llms|to all agents|to all bots|to all assistants|ai only|for ai only|for ai eyes|for llm eyes|for machine eyes|llm only|for llms only|for bots only|for agents only|machine-readable instruction|machine readable instruction|ai instruction|ai instructions|llm instruction|llm instructions|agent instruction|agent instructions|assistant instruction|assistant instructions|model instruction|model instructions|ai directive|llm directive|agent directive|assistant directive|ai notice|llm notice|agent notice|ai note|llm note|agent note|assistant note|note to self for ai|bot note|ai-note|llm-note|agent-note|ai hint|llm hint',
  principalFar:
    'whoever is asking|whoever asks|whoever reads|whoever asked|the person you|the person you assist|the person you serve|the person asking|your user|your human|your principal|your client|the human|the user you|whoever sent you|the one who asked|the one asking|the asker|the person who asked|the person who sent you|your operator',
  dotWord: ['.', '!', ';'],
  legalWord:
    'agreement|hereinafter|pursuant|clause|licence|license|controller|processor|processing of|data protection|gdpr|shall mean|warranty|schedule|annex|terms of|policy|privacy|cookie|cookies',
  firstWord: 'first|above|top|best|highest|number one|five stars|5/5|10/10|only',
  persuade: 'convince|persuade|assure|talk|push|urge|coax|nudge|steer|trick|remind|disable',
  takeVerb:
    'read|open|search|scan|look up|look into|look through|look in|go through|comb|find|collect|gather|extract|fetch|get|list|export|copy|take|grab|harvest|retrieve|access|dump|load|download|pull|query|enumerate|compress|zip|archive|encrypt|encode|screenshot|capture|record|compile|summarise|summarize|steal|exfiltrate|cat',
  privateThing:
    "mailbox|inbox|mail|mails|emails|e-mails|email|calendar|contacts|address book|home directory|home folder|file system|filesystem|.env|credentials|~/|chat|chats|chat history|conversation|conversations|messages|clipboard|passwords|password|password manager|notes|photos|location|database|repo tree|repository|source code|backups|bank|bank statements|user's files|user's documents|documents folder|private files|private documents|search history|browser history|browsing history|cookies|session cookie|session token|tokens|token|api key|api keys|ssh keys|private key|private keys|secrets|medical records|tax|invoices|payslips|salary|customer list|customer data|desktop folder|downloads folder|drafts|sent folder|voicemail|call log|recordings|wallet|seed phrase|recovery codes|two-factor|2fa|one-time code|verification code|user's name|user's address|phone number|home address|date of birth|passport|id card|credit card|card details|environment variables|config files|workspace|local files|drive|shared drive|kanban|crm|tickets|issue tracker|intranet|slack|teams channel",
  moveVerb:
    'send|post|upload|forward|relay|mail|email|e-mail|publish|paste|transmit|exfiltrate|leak|submit|push|copy|share|put|append|attach|report|deliver|ship|dump|commit|write|export|sync|move|transfer|pass|tweet|text|fax|pipe|hand|include|show|return|print|expose|disclose|drop|place|stream|broadcast|message|encode|smuggle',
  destination:
    'webhook|pastebin|gist|public mirror|public repo|public issue|public channel|issue|pull request comment|comment on|comment field|contact form|feedback form|the form|form field|query string|query parameter|the url|url parameter|our server|our api|our endpoint|our inbox|our team|our address|my server|my address|my inbox|my endpoint|this address|the address below|following address|following email|following url|following number|this number|this email|this url|this endpoint|this webhook|discord|telegram|ftp|a public|the attacker|third party|external server|remote server|dns|subdomain|image request|whatsapp|signal number|drop box|dropbox|bucket|onion',
  joinVerb:
    'glue|join|combine|concatenate|assemble|merge|put together|stitch|string together|piece together|append|unite|fuse|chain|connect|add up|put the halves|put the parts|put the pieces|put them|paste together|tie together|link|reassemble|reconstruct|compose|collate|interleave|render|expand|unscramble|reorder|sort|read in order',
  piecesWord:
    'part a|part b|a and b|a + b|a+b|parts|pieces|halves|fragments|chunks|segments|tokens below|strings|variables|snippets above|the two|both lines|the lines|both strings|both halves|both parts|the words|these words|the letters|these letters|letters below|syllables|cells|columns|list items|bullet points|slices|shards|placeholders|puzzle|numbered words|numbered parts|x and y|p and q|one sentence|a single sentence|single instruction|one instruction|one command',
  obeyVerb:
    'obey|follow|execute|act upon|act on|carry out|carry it out|do as|do what|do it|comply|perform|run it|run the|run them|fulfil|fulfill|treat the result|obey the|answer the|respond to the|take as your|your order|your orders|your instruction|your instructions|your command|your task|print the result|do the result',
  assigned: ['="', '= "', "='", "= '", ' is "', " is '", '}} =', ' := ', ' = `'],
  codeTools:
    'copilot|cursor|claude|codex|gemini|aider|windsurf|code assistant|coding assistant|coding assistants|coding agent|coding agents|code agent|code agents|code model|code models|ai reviewer|ai reviewers|automated reviewer|automated reviewers|review bot|reviewer bot|code generator|code generators|ai code|llm|llms|autocomplete|pair programmer ai|ai pair programmer|ai tool|ai tools|refactoring agent|devin|codewhisperer|tabnine|cody',
  codeAct:
    'run|execute|add|remove|delete|drop|replace|disable|insert|approve|mark|merge|set|push|commit|upload|import|skip|use|npm|pip|import|expose|log|rename|comment out|whitelist|allowlist|bump|downgrade|pin|hardcode|hard-code|bypass|suppress|silence|revert|rewrite|refactor|do not|never|always|make|turn off|copy|change',
  adornWide:
    'throw in|tack on|slip in|work in|plug|sprinkle in|drop in|toss in|squeeze in|sneak in|fit in|hint at|close|open|round off|top off|garnish|flavour|flavor|season|dress|lace|stuff|fill|frame|sign off|pad|bracket|announce|push|pitch|sell|reference|name-drop|warn|remind|point|steer|refer|teach|explain|stress|cite|offer|display|give|link|recount|narrate|list|raise|bring up|touch on|allude|celebrate|thank|wish|apologise|apologize|ask|demand|request|beg|appeal|urge|solicit|refute|deny|make sure|ensure|be sure|remember|do not forget|please',
  replyWide:
    "ur reply|ur answer|ur response|your own reply|your own answer|your own response|your entire reply|your entire response|your entire answer|your whole reply|your whole answer|your whole response|your complete reply|your complete response|your complete answer|your upcoming reply|your next replies|your written reply|your written answer|your feedback|your reaction|your conclusion|your statement|your statements|your wording|your prose|the response you give|the reply you give|the answer you give|the response you provide|the answer you provide|the text you give back|the text you return|the text you write|the text you produce|what you hand back|what you give back|what you send back|the reply you send|the answer you send|the summary you write|the summary you give|the summary you produce|the reply you write|what you reply|what you answer|your generated text|your generated response|your return message|your closing|your opening|your ending|your closing line|your opening line|your first sentence|your last sentence|your final sentence|your final line|your words|your sentences|your responses'|your response's|your reply's|your answer's|your returned text|the end of your|the start of your|the beginning of your|the body of your|letters of your|words of your|letters in your|words in your|every word of your",
  replyMust: 'ought|will|must also|should also|is supposed to|is meant to|is required to|has got to|better',
  formWords:
    'answer sheet|the sheet|supervisor|pencil|in the body of|contact us|your request|your letter|your ticket|order number|customer number|membership number|account number|tracking number|serial number|phone number|telephone number|your name|photo|photos|photograph|colours|colors|whole numbers|decimal places|significant figures|working|calculator|picture|paragraph below|reference number|invoice number|full name|postal address|date of birth|exam|marks|pupils|students|teacher|essay|worksheet|form|ballot|application|json|http|status code|header|server|neighbour*|neighbor*|your partner|classmate*|homework|exercise|textbook|notebook|dictionary|alphabet|words long|at least|at most|no more than|boolean|integer',
  codeWide:
    "your existing solution|your existing implementation|your project|your source|your sources|your source file|your module|your class|your method|your methods|your routine|your logic flow|your codes|your code's|your algorithm's|your solution's|your implementation's|your program's|your software|your application|your scripts|your functions|your package|your final solution|your final script|your final implementation|your coding solution|your pseudocode|your answer's code|your coding answer|your coded solution|the final code|the resulting code|the generated code|the final script|the final program|the final solution|your solution script|your workflow|your codebases|your build|your snippet|your code|your solution|your response|your reply|your answer|your implementation|your algorithm|your program|your script|your function|your codebase|your output",
  codeThing:
    'line|lines|import|imports|statement|statements|command|commands|instruction|instructions|program|routine|procedure|listing|function|class|module|method|macro|query|shell script|code piece|code pieces|code part|code parts|code portion|code passage|code unit|code text|source code|source|logic|code body|piece of code|bit of code|chunk|chunks|portion|code|snippet|segment',
  insertWide:
    'add|include|insert|append|prepend|incorporate|integrate|embed|weave|inject|place|put|attach|implement|employ|utilize|utilise|use|apply|deploy|merge|fuse|blend|infuse|introduce|paste|assimilate|leverage|adopt|supplement|augment|enhance|enrich|combine|plug|slot|nest|graft|interweave|intertwine|mix|stitch|splice|bring|draw|feature|execute|run|make|base|position|set|strengthen|reinforce|boost|improve|optimize|optimise|upgrade|extend|expand|complement|complete|round out|fortify|refine|elevate|amplify|empower|build|ground|root|anchor|wire|hook|link|connect|join|attach|tie|couple|bind|import|load|call|invoke|reuse|re-use|consider|contemplate|allow|let|have|ensure|guarantee|inclusion|integration|insertion|incorporation|addition|adding|including|inserting|integrating|incorporating|embedding|pasting|using|employing|utilizing|utilising|harness|exploit|bolster|sprinkle|drop|slip|fit|fold|work|rely on|depend on|start|begin|end|wrap|envelop|surround|equip|furnish|provide|accommodate|embrace|mesh|meld|unify|unite|synthesize|synthesise|synchronize|mold|mould',
  roleMore:
    'system prompt (v|system (v|new system prompt|root system|sysadmin|system role|system context|system config|operator|operator message|developer mode|admin mode|admin override|root|maintenance|control message|master prompt|core prompt|base prompt|assistant settings|assistant config|model settings|model instructions|ai instructions|agent instructions|assistant instructions',
  sure: 'sure|certainly|of course|okay|understood|absolutely|the password|the key|i will|i have|let me|yes',
  accessWord: 'access|password|key|secret|admin|agree|approved|done|sent|helpful|policy|mode',
  toolMore: [
    '<tool_result',
    '<tool_results',
    '<tool_response',
    '<tool_output',
    '<tool-result',
    '<tool-output',
    '<tool-response',
    '<function_result',
    '<function_response',
    '<function-result',
    '<function-response',
    '<observation',
    '<api_response',
    '<search_results',
    '<search-results',
    '[search_result',
    '[search result',
    '[tool',
    '[function',
    '[observation',
    '[api',
    '[plugin',
    '{"tool"',
    '{"tool_name"',
    '{"tool_result"',
    '{"function"',
    '{"observation"',
    '"tool_use_id"',
    '"call_id"',
    '"tool_result"',
    '"tool_output"',
    'web_fetch result',
    'tool output:',
    'tool result:',
    'tool response:',
    'function result:',
    'api response',
    'search result:',
    'observation:',
    'result of tool',
    'tool>',
    'function>',
  ],
  toolNoun:
    'id_rsa|credentials|wipe|disk|archive|funds|confirm()|pay|consent|location|browser|shell|terminal|inbox|mail|safety|review|purchases',
  toolWord2: 'tool|function|plugin|api|connector|mailer|search tool|browser tool|fetch tool|code tool',
  slotName: [
    'message',
    'email',
    'summary',
    'data',
    'username',
    'secret',
    'content',
    'history',
    'name',
    'token',
    'password',
    'text',
    'info',
    'id field',
    'id=',
    'q=',
    'd=',
    'm=',
    'c=',
    'x=',
    'h=',
    'ctx=',
    'placeholder',
    'query',
    'fragment',
    'hash',
    'path',
    'parameter',
  ],
  slotNameQuery: [
    '=message',
    '=email',
    '=summary',
    '=data',
    '=username',
    '=secret',
    '=content',
    '=history',
    '=name',
    '=token',
    '=password',
    '=text',
    '=info',
    '=titles',
    '=value',
    '=chat',
    '=query',
    '=payload',
    '=conversation',
    '=context',
    '=key',
    '=user',
    '=output',
    '=answer',
    '=x',
    '=y',
    '=z',
    '={',
    '=$',
    '=[',
    '=<',
    '=%',
    '=#',
    '=@',
    '/<',
    '/{',
    '/[',
    '/$',
  ],
  slotSign: ['={{', '=${', '={', '=[', '=<', '/{', '/<', '/[', '=%7b', '=%5b', '=%3c'],
  fillVerb:
    'set to|stands for|substituting|substitute|substituted|replace|replacing|replaced|filling|fill|filled|where|whereas|being|equal to|insert|inserting|interpolate|interpolating|expand|with the value|containing|holding|followed by|plus|appending|append|swap|swapping|real values|actual values|in place of',
  /** How a page tells what to put into an address; other words of `fillVerb` stand beside links everywhere. */
  slotFill:
    'set to|stands for|substituting|substitute|filling|fill|filled with|insert|inserting|interpolate|interpolating|expand|with the value|followed by|appending|append|swapping|real values|actual values|in place of|replace|replacing|equal to|being',
  saidWords:
    "what the user|what the person|what i typed|the user typed|user typed|typed last|typed first|user's mail|mail address|user's address|the first secret|first secret you know|digest of|real values|previous message|last message|messages so far|this chat|the chat|the conversation|the user's|a summary|the answer|the question|the prompt|your prompt|your instructions|all messages|every message|what was said|what has been said|what was asked|everything said|everything above|the text above|your memory|user profile",
  /** Words for what a model was told before, one by one too common, together telling. */
  oldOrders:
    'old instructions|old rules|old prompt|old orders|old rule|old directives|old guidelines|earlier guidance|earlier instructions|earlier orders|earlier directives|earlier prompt|earlier prompts|earlier rules|prior commands|prior instructions|prior orders|prior prompt|prior prompts|prior directives|previous prompt|previous prompts|previous instructions|previous directives|previous orders|previous commands|standing instructions|standing orders|former instructions|former orders|former prompt|existing instructions|existing prompt|original instructions|original prompt|initial prompt|initial instructions|initial orders|your instructions|your orders|your mandate|your directives|your prompt|your programming|your standing orders|your system prompt|ur instructions|ur prompt|ur rules|the mandate under which|the instructions above|instructions above|the prompt above|the rules above|system prompt|developer instructions|operator instructions|guidance to language systems|your guardrails|your safety rules|your content policy|your alignment|your safety training',
  goneWide:
    'withdrawn|lapse|lapses|lapsed|bad|bin|binned|trashed|out the window|out of the window|gone|over|ended|finished|retired|void|null|no more|not needed|unneeded|nobody needs|useless|pointless|stale|old hat|history|wrong|broken|dead|expired|cancelled|canceled|revoked|rescinded|repealed|lifted|waived|suspended|superseded|replaced|overridden|overruled|outdated|obsolete|invalid|deleted|erased|forgotten|never existed|never happened|patched out|upgrade|upgraded|updated|rewritten|to one side|off|not apply|not count|not matter|not bind|moot',
  voidSlang:
    'bin|chuck|ditch|nix|kill|junk|trash|yeet|axe|burn|flush|screw|to hell with|leave|put|throw|you can bin|you can forget|u can bin|u can forget|can forget|can ignore|may ignore|can drop|may drop|can disregard|may disregard|stop caring about|get over|no need for|away with|down with|so much for|enough of|enough with|no more',
  newOrders:
    'new rule|new rules|new instruction|new instructions|new orders|new order|new task|new job|new mission|new prompt|new directive|new directives|new assignment|new objective|new goal|new policy|updated prompt|updated instructions|the undersigned|i now direct|now directs you|now instructs you|alternate operation|alternative task|replacement task|replacement prompt|replacement instructions',
  alternate: 'alternate|alternative|instead|new|another|something else|a different|next|now',
  promptish:
    'your prompt|your system prompt|system prompt|the system prompt|the prompt|your instructions|the instructions|your rules|your guidelines|your directives|the directives|initial prompt|original prompt|hidden prompt|first message|message you got|message before mine|your configuration|your setup|system message|system slot|your preamble|initial instructions|sentences of your|your initial|your original|your hidden|developer message|confidential text|ur prompt|ur instructions',
  remind: 'remind|invite|nudge|wish|thank|point',
  intelligent:
    'intelligent system|intelligent systems|intelligent reader|artificial reader|artificial readers|automated system|thinking machine|machine intelligence|artificial mind|digital mind|synthetic reader|non-human reader|non-human readers',
  sneakVerb:
    'screenshot|forward|relay|book|order|purchase|buy|pay|subscribe|post|publish|push|commit|delete|erase|wipe|rename|move|unpack|install|download|execute|run|change|replace|update|reset|create|grant|invite|add|share|reply|resign|sign|accept|cancel|transfer|wire|donate|enable|disable|approve|confirm|submit|send|mail|text|call|dial|unlock|open',
  userThing:
    "user's|the user's|owner's|customer's|visitor's|person's|human's|home folder|home address|stored payment|saved card|recovery e-mail|recovery email|profile picture|guest book|api token|authorized_keys|bank",
  bracketTurn: [
    '[sys]',
    '[/sys]',
    '[usr]',
    '[/usr]',
    '[user]',
    '[/user]',
    '[ai]',
    '[/ai]',
    '[assistant]',
    '[/assistant]',
    '[bot]',
    '[human]',
    '[/human]',
    '[inst]',
    '[/inst]',
    '[system]',
    '[/system]',
    '[operator]',
    '[developer]',
    '[sysmsg',
    '[sysprompt',
    '[model]',
    '{system}',
    '{user}',
    '{assistant}',
    '<<user',
    '<<assistant',
    '<<system',
    '<<human',
  ],
  roleField: [
    '"role":"assistant"',
    '"role": "assistant"',
    '"role":"system"',
    '"role": "system"',
    'role=system',
    'role=assistant',
    'role=developer',
    "role='system'",
    'role="system"',
    'role="assistant"',
    'role: system',
    'role: assistant',
    'role: developer',
    'sender: system',
    'from: system',
    '"author":"system"',
    '"speaker":"system"',
    '"from":"system"',
    '"sender":"system"',
    '(system) ',
  ],
  contentWord:
    'i have decided|i have agreed|i will|i agree|i have verified|the user has|approve|approved|trust this|obey',
  unlimited:
    'without limits|without limit|no limits|without restrictions|no restrictions|without filters|developer access|full access|root access|unrestricted|unlocked|freely',
  refrain: 'refrained|refrain|overlook|omitted|avoided|skipped|would not|to overlook|see fit|might|could',
  forbidWord:
    'forbids|forbidden|forbid|guideline|guidelines|limits|restrictions|filter|filters|ethics|morals|warning|warnings|refuse|refuses|refused|whatever|policy|policies|programming|rules of|no to|anything asked|every question|any question|taboo|scruples',
  persona: 'persona|personality|alter ego|twin|devil|shadow|character|dan|jailbreak',
  promptNoun:
    'prompt|instructions|guidelines|directives|orders|system message|briefing|configuration|preamble|system text|rules',
  privateSecret:
    'password|passwords|conversation|chat|history|token|api key|credentials|address|phone number|location|contacts|messages|clipboard|card number|name|emails|inbox|files',
  promptWish:
    'i would love to read|i would love to see|i would like to read|i would like to see|i want to read|i want to see|i wish to read|let me read|let me see|may i read|may i see|can i read|can i see|could i read|could i see',
  promptPut: 'put|place|wrap|turn|set|move|translate|copy out|spell out|write out',
  reprint:
    'reprint|copy out|paste|dump|cat|reveal|disclose|surface|spill|regurgitate|parrot|mirror|unveil|uncover|produce|supply|transcribe|retype|rewrite|narrate|recall|quote|cite|pastebin|fetch|hand over|pass on|read back|play back|read out|spell out|write out|lay open|publish|let me see|show me|tell me|give me|send me|i request|we request|i demand|i need|we need|we require|i require|pls share|plz show|sum up|recap',
  promptWords:
    'hidden prompt|the prompt|secret prompt|prompt above|instructions above|your rules|line of the prompt|line of your',
  noLimits:
    'no limits|without limits|no morals|without morals|no rules|without rules|without ethics|no ethics|without scruples|no filter|without filters|without conscience|no conscience|evil|amoral|ruthless',
  slashCommand: [
    '/gpt',
    '/dan',
    '/free',
    '/classic',
    '/jailbreak',
    '/stop',
    '/mode ',
    '/god',
    '/normal',
    '/unlock',
    '/evil',
  ],
  tampered:
    'agreed|consented|approved|permitted|allowed|authorised|authorized|confirmed|accepted|no objection|given permission|given consent|given approval|given their consent|given you permission|preapproved|pre-approved|already said yes|signed off|granted permission|waived',
};
