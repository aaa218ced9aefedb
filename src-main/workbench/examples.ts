import type { Language } from '#shared/phrase.ts';
import type { DicePiece } from '#shared/user-tool/dice-piece.ts';
import type { UserToolField } from '#shared/user-tool/field.ts';
import type { Formula } from '#shared/user-tool/formula.ts';
import type { UserTool } from '#shared/user-tool/user-tool.ts';
import { pieceText } from './piece-texts.ts';

const EXAMPLE_IDS = ['decision_record', 'risk_estimate', 'deadline', 'random_sample', 'roll_dice'] as const;
export type ExampleId = (typeof EXAMPLE_IDS)[number];

/** A tool to begin with. Its action links the piece that comes with it, if one does. */
export interface Example {
  id: ExampleId;
  description: string;
  fields: UserToolField[];
  /** What the action needs besides; the tool is linked to it when it is added. */
  action: { type: 'record' } | { type: 'roll'; field: string } | { type: 'dice'; dice: DiceBody } | FormulaAction;
}

type DiceBody = { type: 'pool'; entries: number; draw: number };
type FormulaAction = { type: 'formula'; template: string };

const text = (name: string, description: string, required = true): UserToolField => ({
  type: 'text',
  name,
  description,
  required,
});
const choice = (name: string, description: string, ...choices: string[]): UserToolField => ({
  type: 'choice',
  name,
  description,
  required: true,
  choices,
});

/** What models read is English, as everywhere; what people read is in their language. */
export const EXAMPLES: readonly Example[] = [
  {
    id: 'decision_record',
    description:
      'Records a decision that was made in this conversation, so that it stands in the chat where it was made. ' +
      'Call it once for each decision, as soon as the user has made it, and never for a proposal.',
    fields: [
      text('decision', 'What was decided, in one or two sentences.'),
      text('reasons', 'Why, as the user gave it.'),
      text('alternatives', 'What was considered and not chosen.', false),
      text('decided_by', 'Who decided, by role rather than by name.', false),
      choice('standing', 'Whether it can still change.', 'final', 'provisional'),
    ],
    action: { type: 'record' },
  },
  {
    id: 'risk_estimate',
    description:
      'Rates a risk from how likely it is and how much harm it does, on the usual five by five matrix. ' +
      'Call it instead of rating a risk yourself, once for each risk.',
    fields: [
      text('risk', 'The risk, in one sentence.'),
      choice('likelihood', 'From 1 (very rare) to 5 (almost certain).', '1', '2', '3', '4', '5'),
      choice('harm', 'From 1 (hardly any) to 5 (existential).', '1', '2', '3', '4', '5'),
    ],
    action: {
      type: 'formula',
      template: [
        '{% assign score = args.likelihood | times: args.harm -%}',
        '{% if score >= 15 %}{% assign level = "high: act now" -%}',
        '{% elsif score >= 8 %}{% assign level = "medium: plan what lowers it" -%}',
        '{% else %}{% assign level = "low: accept it and look again later" %}{% endif -%}',
        '{{ args.risk }}: {{ args.likelihood }} x {{ args.harm }} = {{ score }} of 25, {{ level }}.',
      ].join('\n'),
    },
  },
  {
    id: 'deadline',
    description:
      'Works out when a period ends. Call it for every deadline instead of counting days yourself; the day of the start ' +
      'does not count. Public holidays are not taken into account: say so.',
    fields: [
      text('start', 'The day the period begins, as YYYY-MM-DD.'),
      { type: 'number', name: 'days', description: 'How many days it lasts.', required: true },
      choice('counted_in', 'Which days count; workdays are Monday to Friday.', 'calendar days', 'workdays'),
    ],
    action: {
      type: 'formula',
      template: [
        '{% if args.counted_in == "workdays" %}{% assign end = args.start | add_workdays: args.days -%}',
        '{% else %}{% assign end = args.start | add_days: args.days %}{% endif -%}',
        '{{ args.days }} {{ args.counted_in }} from {{ args.start }} end on {{ end | weekday }}, {{ end }}, ' +
          '{{ today | days_until: end }} days from today ({{ today }}). Public holidays are not taken into account.',
      ].join('\n'),
    },
  },
  {
    id: 'random_sample',
    description:
      'Draws a random sample of the files that are up for review, each at most once. ' +
      'Call it when the user asks for a sample, and report exactly what was drawn.',
    fields: [text('purpose', 'What the sample is for.')],
    action: { type: 'dice', dice: { type: 'pool', entries: 40, draw: 5 } },
  },
  {
    id: 'roll_dice',
    description:
      'Rolls dice and reports every one of them. Call it whenever chance is to decide, such as who goes first or how points ' +
      'of equal weight are ordered, and never make up a result.',
    fields: [
      text('dice', 'The dice, such as 1d6, 2d10+3 or 4d6kh3.'),
      text('purpose', 'What the roll decides.', false),
    ],
    action: { type: 'roll', field: 'dice' },
  },
];

/** An example as the bodies that are added: the piece it links first, if there is one. `pieceId`: the id it will have. */
export function bodiesOf(
  example: Example,
  language: Language,
  pieceId: string,
): { tool: UserTool; dice?: DicePiece; formula?: Formula } {
  const name = pieceText(language, `pieces.example.${example.id}.name`);
  const base = { name, description: example.description, fields: [...example.fields] };
  const { action } = example;
  switch (action.type) {
    case 'record':
    case 'roll':
      return { tool: { ...base, action } };
    case 'formula':
      return {
        tool: { ...base, action: { type: 'formula', formulaId: pieceId } },
        formula: { name, template: action.template },
      };
    case 'dice': {
      const entries = Array.from({ length: action.dice.entries }, (_, index) =>
        pieceText(language, 'pieces.example.random_sample.entry', { number: String(index + 1) }),
      );
      return {
        tool: { ...base, action: { type: 'dice', diceId: pieceId } },
        dice: { type: 'pool', name, entries, draw: action.dice.draw },
      };
    }
  }
}
