import type { Manager } from '#shared/organization/managed.ts';
import type { Language } from '#shared/phrase.ts';
import type { ChosenPresets } from '#shared/preset/preset.ts';
import type { ProfileView } from '#shared/preset/profile.ts';
import type { TemplateView } from '#shared/preset/template.ts';
import type { FakeIpc } from '../testing/fake-ipc.ts';

const BY: Manager = {
  pluginId: 'records',
  name: 'Records',
  version: '2.4.1',
  authors: 'Riverbank Trust',
  contact: 'it@riverbank.example',
};

const TEXTS = {
  en: {
    opinion: 'Opinion on a draft',
    rule: 'Name the rule behind each statement, and say when you are not sure.',
    draft: 'Please look through this draft: ',
    question: 'May the library lend its hall to a club?',
    answer: 'Yes. Section 4 wants an agreement in writing.',
    letter: 'Letter to a reader',
    kind: 'Write a kind letter of at most twelve lines.',
    office: 'Reading room',
    work: 'I work in the reading room of a small library.',
    brief: 'Answer briefly, and name the page.',
    own: 'At home',
    simple: 'I like to cook.',
  },
  de: {
    opinion: 'Stellungnahme zu einem Entwurf',
    rule: 'Nenne zu jeder Aussage die Regel und sage, wenn du nicht sicher bist.',
    draft: 'Bitte sieh diesen Entwurf durch: ',
    question: 'Darf die Bücherei ihren Saal an einen Verein verleihen?',
    answer: 'Ja. Abschnitt 4 verlangt eine schriftliche Vereinbarung.',
    letter: 'Brief an eine Leserin',
    kind: 'Schreibe einen freundlichen Brief von höchstens zwölf Zeilen.',
    office: 'Lesesaal',
    work: 'Ich arbeite im Lesesaal einer kleinen Bücherei.',
    brief: 'Antworte kurz und nenne die Seite.',
    own: 'Zu Hause',
    simple: 'Ich koche gern.',
  },
} as const satisfies Record<Language, Record<string, string>>;

function templatesIn(language: Language): TemplateView[] {
  const words = TEXTS[language];
  return [
    {
      id: 'opinion',
      name: words.opinion,
      mayUseProfile: true,
      tokens: 54,
      digest: 't1',
      systemPrompt: words.rule,
      exampleConversation: [
        { role: 'user', text: words.question },
        { role: 'assistant', text: words.answer },
      ],
      userPrompt: words.draft,
      attachments: [{ name: 'rules.txt' }, { name: 'fees.txt' }],
      by: BY,
    },
    {
      id: 'letter',
      name: words.letter,
      mayUseProfile: false,
      tokens: 18,
      digest: 't2',
      systemPrompt: words.kind,
      exampleConversation: [{ role: 'user', text: words.question }],
      userPrompt: '',
      attachments: [{ id: 'file-1', name: 'tone.md', isTruncated: false }],
      toolIds: ['web_search'],
      collectionIds: ['web_search'],
    },
  ];
}

function profilesIn(language: Language): ProfileView[] {
  const words = TEXTS[language];
  return [
    {
      id: 'office',
      name: words.office,
      tokens: 32,
      digest: 'p1',
      needToKnow: words.work,
      actions: words.brief,
      by: BY,
    },
    { id: 'home', name: words.own, tokens: 12, digest: 'p2', needToKnow: words.simple, actions: '' },
  ];
}

/** What the chat of the page "begun" has. */
export function presetsOf(language: Language): ChosenPresets {
  const [template] = templatesIn(language);
  const [profile] = profilesIn(language);
  return { ...(template && { template }), ...(profile && { profile }) };
}

export function presetAnswers(language: Language, isEmpty: boolean): Parameters<FakeIpc['handle']>[0] {
  const templates = isEmpty ? [] : templatesIn(language);
  const profiles = isEmpty ? [] : profilesIn(language);
  return {
    'presets.list': () => ({ templates, profiles }),
    'presets.of-chat': () => ({ template: templates[0], profile: profiles[0] }),
    'presets.delete': () => ({}),
    'presets.attach-files': () => ({
      attachments: [
        {
          id: 'rules',
          kind: 'text-file',
          name: 'rules.txt',
          address: '',
          characters: 2_400,
          isTruncated: false,
          filteredPassages: 0,
        },
      ],
      refused: [{ name: 'fees.txt', reason: { key: 'presets.file.missing', params: { name: 'fees.txt' } } }],
    }),
  };
}
