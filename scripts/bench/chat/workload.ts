// What every contender gets: the same old messages, the same answer, in the same chunks.

const PARTS: readonly ((n: number) => string)[] = [
  (n) => `## Part ${n}: how it was decided\n`,
  (n) =>
    `The council met **${n + 3} times** and looked at *three* proposals, of which [the second](https://council.example/minutes/${n}) was the cheapest. It costs 12,400 a year, a little less than \`plan-b\`, and can begin in spring.\n`,
  (n) =>
    `1. The library opens at ${(n % 4) + 8}:00 and closes at 18:00, on Saturdays at noon.\n2. Fees are dropped for people under 25, and for everyone who brings a book back within a week.\n3. The branch at the harbour stays closed until the roof is mended.\n`,
  (n) =>
    `| Year | Visitors | Loans |\n| --- | ---: | ---: |\n| ${2020 + (n % 6)} | ${1_000 + n} | ${4_000 + n * 7} |\n| total | 12,000 | 48,000 |\n`,
  (n) =>
    `\`\`\`ts\nexport function feeOf(days: number): number {\n  // Part ${n}\n  if (days <= 7) return 0;\n  return Math.min(days * 0.2, ${n + 5});\n}\n\`\`\`\n`,
  () =>
    `> Nobody should stay away from a library because of money.\n\nSo the proposal goes back to the committee, which has until autumn to say how the loss can be made up for, and who has to agree.\n`,
];

/** An answer of about so many characters of prose, lists, tables and code. */
export function answerOf(characters: number): string {
  let text = '';
  for (let n = 0; text.length < characters; n += 1) text += `${PARTS[n % PARTS.length]?.(n)}\n`;
  return text.slice(0, characters);
}

export function chunksOf(text: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    text.slice(Math.floor((text.length * index) / count), Math.floor((text.length * (index + 1)) / count)),
  );
}

export interface OldMessage {
  role: 'user' | 'assistant';
  text: string;
}

/** Questions and answers as people have them: a sentence, and some paragraphs. */
export function oldMessages(count: number): OldMessage[] {
  return Array.from({ length: count }, (_, n) =>
    n % 2 === 0
      ? { role: 'user', text: `What did the council decide about part ${n}?` }
      : { role: 'assistant', text: `${PARTS[1]?.(n)}\n${n % 8 === 1 ? PARTS[(n >> 3) % PARTS.length]?.(n) : ''}` },
  );
}
