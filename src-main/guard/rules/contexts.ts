import type { Lexicon } from '../rule-language.ts';

/**
 * Words of texts that talk about attacks, prompts or chat formats. What is quoted beside several of them is an example
 * and is only reported. An attacker can write these words, too; the report and the taint remain, and the borders in
 * code do not depend on them.
 */
export const contextWords: Lexicon = {
  aboutAttacks:
    'prompt injection|prompt injections|prompt-injection|injection attack|injection attacks|jailbreak attempt|jailbreak attempts|jailbreak prompts|jailbreaks|attacker|attackers|adversary|adversarial|red team|red teaming|red-team|red-teaming|phishing|exploits|vulnerability|vulnerabilities|classifier|detector|detectors|false positive|false positives|test string|test strings|garak|researcher|researchers|security team|threat model|mitigation|mitigations|defenders|owasp|cve|blog post|typical attack|attack string|attack strings|injected text|indirect injection|keyword filter|your bot|the attack|angreifer|angriff|chat template|chat templates|tokenizer|special token|special tokens|chatml|prompt engineering|fine-tuning|few-shot|prompt template|messages array|function calling|tool calling|model card|system role|role prompting|payloads|payload|ai sdk|api reference|chat completions|responses api|request body|generatetext|streamtext|stop token|chat format',
  aboutExamples:
    'for example|such as|e.g.|an example|known as|looks like|phrases like|sentences like|strings like|prompts like|something like|a typical|classic example|demonstrates|demonstrated|attack|attacks|injection|injections|filter|filters|the format|template|documentation|the api|sdk|developers|best practices|prompting|tutorial|endpoint|parameter|dataset|benchmark|technique|techniques|untrusted|malicious|security|advisory|exploit|model|models|llm|llms|probe|probes|article|reads|quote|quoted|write a system prompt|good prompt',
  ofPrograms:
    'import|await|const|async|def|elif|lambda|assert|endif|endfor|curl|print(|len(|console.log|namespace|null|self.|this.|true,|```bash|```python|```py|```ts|```js|```json|```tsx|```sh|```http|```shell|```go|```yaml|typescript|javascript|model=|model:|"model"|messages=|messages: [|"messages": [|temperature|max_tokens|maxtokens|api_key|apikey|content-type|.append(|.create(|.generate(|.run(|.push(|stop=|stop_sequences|pipeline(|tokenizer|chat_template|tokenize=|finish_reason|finishreason|prompt_tokens|completion_tokens|"id"|"index"|jinja|parameter stop|modelfile|response =|response.|result =|return {|=> {|f"|"""',
};
export const CONTEXTS = ['aboutAttacks', 'aboutExamples', 'ofPrograms'] as const;
