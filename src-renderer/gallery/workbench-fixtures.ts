import type { Language } from '#shared/phrase.ts';
import type { UserTool } from '#shared/user-tool/user-tool.ts';
import type { ExampleView, WorkbenchPieces } from '#shared/user-tool/view.ts';

const AT = new Date('2026-11-20T09:30:00').getTime();

const TOOLS: Record<Language, UserTool> = {
  en: {
    name: 'Draw lots',
    description: 'Decides by chance who begins. Use it when a choice must be fair.',
    fields: [
      { name: 'occasion', description: 'What is decided', type: 'choice', required: true, choices: ['start', 'end'] },
      { name: 'dice', description: 'Such as 1d6', type: 'text', required: true },
    ],
    action: { type: 'roll', field: 'dice' },
  },
  de: {
    name: 'Losen',
    description: 'Entscheidet durch Zufall, wer beginnt. Für alles, was gerecht sein soll.',
    fields: [
      {
        name: 'anlass',
        description: 'Was entschieden wird',
        type: 'choice',
        required: true,
        choices: ['Beginn', 'Ende'],
      },
      { name: 'dice', description: 'Etwa 1d6', type: 'text', required: true },
    ],
    action: { type: 'roll', field: 'dice' },
  },
};

const EXAMPLES: readonly ExampleView[] = (
  [
    ['decision_record', 'list-plus'],
    ['risk_estimate', 'sigma'],
    ['deadline', 'sigma'],
    ['random_sample', 'dice'],
    ['roll_dice', 'dice'],
  ] as const
).map(([id, icon], index) => ({
  id,
  icon,
  name: { key: `pieces.example.${id}.name` },
  description: { key: `pieces.example.${id}.description` },
  ...(index === 0 && { toolId: 'lots' }),
}));

const pieces = (language: Language): WorkbenchPieces => ({
  tools: [
    {
      id: 'lots',
      createdAt: AT,
      updatedAt: AT,
      body: TOOLS[language],
      icon: 'dice',
      callName: language === 'de' ? 'losen' : 'draw_lots',
      tokens: 67,
      linkedChats: 2,
    },
  ],
  dice: [{ id: 'd', createdAt: AT, updatedAt: AT, body: { type: 'roll', name: '2d6', dice: '2d6' }, usedBy: [] }],
  formulas: [],
  deleted: [],
  unreadable: [],
});

/** What main answers about the Workbench. */
export const workbenchAnswers = (language: Language) => ({
  'user-tools.list': () => pieces(language),
  'user-tools.examples': () => ({ examples: [...EXAMPLES] }),
  'user-tools.check': () => ({ problems: [] }),
});
