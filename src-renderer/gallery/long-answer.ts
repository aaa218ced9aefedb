import type { Language } from '#shared/phrase.ts';

const PLACES = {
  en: ['Market', 'Harbour', 'Mill', 'Station', 'Castle', 'Meadow'],
  de: ['Markt', 'Hafen', 'Mühle', 'Bahnhof', 'Burg', 'Wiese'],
} as const;

const HEAD = {
  en: '| Branch | Street | Shelves | Loans | Late | Fees in euros |\n| --- | --- | ---: | ---: | ---: | ---: |',
  de: '| Zweigstelle | Straße | Regale | Ausleihen | Zu spät | Gebühren in Euro |\n| --- | --- | ---: | ---: | ---: | ---: |',
} as const;

function table(language: Language): string {
  const rows = Array.from({ length: 24 }, (_, index) => {
    const place = PLACES[language][index % PLACES[language].length];
    return `| ${place} ${index + 1} | ${place} ${3 * index + 2} | ${12 + index} | ${1_200 + 37 * index} | ${40 + index} | ${(8 * index + 12.4).toFixed(2)} |`;
  });
  return [HEAD[language], ...rows].join('\n');
}

const CODE = Array.from(
  { length: 40 },
  (_, index) =>
    `  { branch: ${index + 1}, opens: '${8 + (index % 4)}:00', closes: '18:00', isOpenOnSaturdays: ${index % 3 === 0} },`,
).join('\n');

/** An answer with footnotes, a table that is longer than the screen, and code that is, too. */
export const longAnswer = (language: Language): string =>
  language === 'de'
    ? `Die Gebühr entfällt ab Januar.[^1] Für die Fernleihe bleibt sie.[^fernleihe] Beide Beschlüsse sind öffentlich.[^1]

[^1]: Beschluss des Rates vom 14. Oktober, Punkt 7 der Tagesordnung. Er gilt für alle Zweigstellen, auch für die, die erst im Frühjahr öffnen.
[^fernleihe]: Benutzungsordnung, § 9.

~~~ts
export const branches = [
${CODE}
];
~~~

${table('de')}
`
    : `The fee ends in January.[^1] It stays for inter-library loans.[^loans] Both decisions are public.[^1]

[^1]: Decision of the council on 14 October, item 7 of the agenda. It holds for all branches, also for those that open in spring.
[^loans]: Rules of use, section 9.

~~~ts
export const branches = [
${CODE}
];
~~~

${table('en')}
`;
