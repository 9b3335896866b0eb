const briefPage = (id: string, isRead: boolean) => ({
  id,
  url: `https://${id}.example/best`,
  domain: `${id}.example`,
  title: isRead ? `Title ${id}` : '',
  owner: 'OTHER',
  kind: isRead ? 'HOW_TO' : null,
  words: isRead ? 1200 : 0,
  answers: 4,
  missed: 3,
  scores: isRead
    ? {
        authoritativeness: 61,
        citations: 4,
        quotations: 1,
        statistics: 7,
        technicalTerms: null,
        fluency: 72,
      }
    : null,
  structure: isRead ? { tables: 1, lists: 2 } : null,
});

const briefPrompt = {
  id: 'prompt-1',
  question: 'Who makes the best headphones?',
  topic: { id: 'wireless', name: 'Wireless', slug: 'wireless' },
  answers: 20,
  missed: 16,
};

export const briefPrompts = [
  briefPrompt,
  { ...briefPrompt, id: 'prompt-2', question: 'Which cable lasts?', answers: 0, missed: 0 },
];

/** A brief from three read pages of four. */
export const brief = {
  prompt: briefPrompt,
  wordings: [briefPrompt, { ...briefPrompt, id: 'prompt-3', question: 'Best headphones?', answers: 5 }],
  visible: { value: 10, low: 2.8, high: 30.1, hits: 2, answers: 20, note: null },
  missed: { value: 80, low: 58.4, high: 91.9, hits: 16, answers: 20, note: null },
  instead: [{ company: { id: 'beta', name: 'Beta Sound', isBrand: false }, answers: 9 }],
  pages: [briefPage('a', true), briefPage('b', true), briefPage('c', true), briefPage('d', false)],
  ...{ citedPages: 4, readPages: 3, usedPages: 3, neededPages: 3, otherPages: 12, ownPages: 6, ownUnread: 0 },
  outline: [{ heading: 'Noise cancelling', pages: ['a', 'b'], onOwnPage: false }],
  questions: [{ question: 'How long do they last?', page: 'b' }],
  terms: [
    { term: 'battery life', inPrompt: false, pages: ['a', 'c'], otherPages: 1, score: 2.3, onOwnPage: true },
  ],
  facts: [
    { id: 'a:3:0', kind: 'STATISTIC', text: 'Of 1,200 listeners, 62 percent chose closed ones.', page: 'a' },
  ],
  ownPage: null as object | null,
  markdown: '# Brief: Who makes the best headphones?\n',
};

const SCORES = {
  ...{ authoritativeness: 20, citations: 0, quotations: 0, statistics: 1, technicalTerms: null, fluency: 70 },
};

export const textScores = SCORES;

/** A finished draft with one linked claim and one cut sentence. */
export const contentDraft = {
  ...{ id: 'draft-1', promptId: null, level: 'BALANCED', status: 'DONE', problem: null as string | null },
  ...{
    model: 'a-model',
    original: 'Mine.',
    title: 'Which headphones?',
    cost: 0.01,
    markdown: '# Which headphones?\n',
  },
  sections: [
    {
      heading: 'Closed ones',
      claims: [
        {
          text: 'Of the listeners, 62% chose closed ones.',
          fromOwnText: false,
          toCheck: [{ text: 'Of the listeners, 62% chose closed ones.', words: ['listeners'] }],
          links: [{ factId: 'a:3:0', url: 'https://a.example/best', title: 'a.example' }],
        },
      ],
    },
  ],
  cut: [{ text: 'They last 90 years.', reason: 'No fact of a read page has the figure 90 years.' }],
  improvements: ['One', 'Two', 'Three', 'Four', 'Five'],
  before: SCORES,
  after: { ...SCORES, citations: 1, statistics: 2, fluency: 66 },
};
