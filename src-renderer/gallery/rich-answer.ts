import type { Language } from '#shared/phrase.ts';

const DIAGRAM = {
  en: 'graph LR\n  A[Book is late] --> B{Under 25?}\n  B -->|yes| C[No fee]\n  B -->|no| D{Within a week?}\n  D -->|yes| C\n  D -->|no| E[20 cents a day]',
  de: 'graph LR\n  A[Buch zu spät] --> B{Unter 25?}\n  B -->|ja| C[Keine Gebühr]\n  B -->|nein| D{Binnen einer Woche?}\n  D -->|ja| C\n  D -->|nein| E[20 Cent am Tag]',
};

const CODE = `export function feeOf(days: number, age: number): number {
  // Nobody under 25 pays, and nobody who brings the book back within a week.
  if (age < 25 || days <= 7) return 0;
  const fee = (days - 7) * 0.2;
  return Math.min(fee, 10); // ten euros at most, whatever the calendar says, and never more than the price of the book itself
}`;

/** An answer with everything that is drawn or wide: formulas, a diagram, a mistaken one, a wide table, long lines of code. */
export const richAnswer = (language: Language): string =>
  language === 'de'
    ? `Die Gebühr für $d$ Tage ist $g(d) = \\min(0{,}2 \\cdot (d - 7),\\; 10)$, im Mittel über alle Ausleihen also

$$
\\bar g = \\frac{1}{n} \\sum_{k=1}^{n} g(d_k) \\approx \\int_7^{57} \\frac{d - 7}{5}\\, p(d)\\, \\mathrm{d}d
$$

Es kostet also zwischen 0 € und 10 €, nie $5 oder $6.

\`\`\`mermaid
${DIAGRAM.de}
\`\`\`

| Bücherei | Öffnungszeiten unter der Woche | Samstag | Ausleihen 2025 | Davon zu spät zurück | Gebühren in Euro |
| --- | --- | --- | ---: | ---: | ---: |
| Hauptbücherei am Markt | 9 bis 19 Uhr | 10 bis 14 Uhr | 148.212 | 9.404 | 6.212,40 |
| Zweigstelle am Hafen | 12 bis 18 Uhr | geschlossen | 31.870 | 2.911 | 1.980,20 |

\`\`\`ts
${CODE}
\`\`\`

\`\`\`mermaid
graph LR
  A --> B
  B -->|
\`\`\`
`
    : `The fee for $d$ days is $g(d) = \\min(0.2 \\cdot (d - 7),\\; 10)$, so on average over all loans

$$
\\bar g = \\frac{1}{n} \\sum_{k=1}^{n} g(d_k) \\approx \\int_7^{57} \\frac{d - 7}{5}\\, p(d)\\, \\mathrm{d}d
$$

It costs between $0 and $10, never more.

\`\`\`mermaid
${DIAGRAM.en}
\`\`\`

| Library | Open on weekdays | Saturday | Loans in 2025 | Of these late | Fees in euros |
| --- | --- | --- | ---: | ---: | ---: |
| Main library on the market | 9 am to 7 pm | 10 am to 2 pm | 148,212 | 9,404 | 6,212.40 |
| Branch at the harbour | noon to 6 pm | closed | 31,870 | 2,911 | 1,980.20 |

\`\`\`ts
${CODE}
\`\`\`

\`\`\`mermaid
graph LR
  A --> B
  B -->|
\`\`\`
`;
