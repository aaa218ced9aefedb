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
  bareMachines: 'assistants|agents|models|bots|robots|ais|llms|machines|chatbots|crawlers|summarizers|summarisers',
  /** The text that speaks, or its author. */
  deixis:
    'this page|this site|this website|this document|this text|this paper|this article|this review|this note|this message|this paragraph|this section|this file|this repository|this form|this shop|this listing|this product|this essay|this certificate|this line|these lines|these words|this content|this domain|this company|this vendor|this seller|this hotel|this link|this email|this candidate|here|us|our|ours|we|my|me|the site|the page|the author|the seller|the vendor|reads this|read this|reading this|sees this|see this|processing this|process this|lands here|land here',
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
  reprint:
    'reprint|paste|dump|cat|reveal|disclose|surface|spill|regurgitate|parrot|mirror|unveil|uncover|produce|supply|transcribe|retype|rewrite|narrate|recall|quote|cite|pastebin|fetch|hand over|pass on|read back|play back|read out|spell out|write out|lay open|publish|let me see|show me|tell me|give me|send me|i request|we request|i demand|i need|we need|we require|i require|pls share|plz show|sum up|recap',
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
    '/mode',
    '/god',
    '/normal',
    '/unlock',
    '/evil',
  ],
  tampered:
    'agreed|consented|approved|permitted|allowed|authorised|authorized|confirmed|accepted|no objection|given permission|given consent|given approval|given their consent|given you permission|preapproved|pre-approved|already said yes|signed off|granted permission|waived',
};
