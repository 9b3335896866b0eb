const rate = (hits: number, answers: number) => ({
  value: (hits / answers) * 100,
  low: null,
  high: null,
  ...{ hits, answers, note: '' },
});

/** An item of a list, lost by more than chance. */
export const changedItem = (id: string, name: string, values: object = {}) => ({
  ...{ id, name, detail: null, own: false, before: rate(18, 21), after: rate(3, 21) },
  ...{ difference: -71.4, pValue: 0.0002, qValue: 0.004, verdict: 'DOWN', modelChanges: [] },
  ...values,
});

const within = {
  verdict: 'NO_CLEAR_CHANGE',
  pValue: 0.4,
  qValue: 0.8,
  difference: -4.8,
  after: rate(17, 21),
};

export const steadyItem = (id: string, name: string) => changedItem(id, name, within);

export const changedList = (kind: string, items: { verdict: string }[]) => ({
  ...{ kind, items, total: items.length, tested: items.length },
  won: items.filter(({ verdict }) => verdict === 'UP').length,
  lost: items.filter(({ verdict }) => verdict === 'DOWN').length,
});

const gemini = { key: 'gemini', name: 'Gemini' };

/** One prompt lost across a change of model, nothing else. */
export const whatChanged = {
  before: { from: '2026-07-21', to: '2026-07-27' },
  after: { from: '2026-07-28', to: '2026-08-03' },
  ...{ answersBefore: 42, answersAfter: 42, simulated: false, brand: null },
  prompts: changedList('PROMPT', [
    changedItem('p1', 'Best wireless headphones?', {
      detail: 'Wireless',
      modelChanges: [{ platform: gemini, before: ['g-2'], after: ['g-3'], on: '2026-07-29' }],
    }),
    steadyItem('p2', 'Headphones with the longest battery?'),
  ]),
  sources: changedList('SOURCE', []),
  companies: changedList('COMPANY', [steadyItem('c1', 'Acme Audio')]),
  platforms: changedList('PLATFORM', [steadyItem('gemini', 'Gemini')]),
};

const company = (id: string, name: string, isBrand = false) => ({
  company: { id, name, isBrand },
  position: 1,
  spans: [{ start: 0, end: name.length }],
});
const citation = (url: string) => ({
  position: 1,
  url,
  domain: new URL(url).hostname,
  title: '',
  own: false,
});

const answer = (
  id: string,
  day: string,
  model: string,
  mention: ReturnType<typeof company>,
  url: string,
) => ({
  ...{ id, model, collectedAt: `${day}T10:00:00Z`, textState: 'STORED', textProblem: null },
  text: `${mention.company.name} is the best choice.`,
  mentions: [mention],
  citations: [citation('https://both.example/a'), citation(url)],
});

const place = (promptId: string, question: string, platform = gemini) => ({
  ...{ promptId, question, platform, hitsBefore: 6, answersBefore: 7, hitsAfter: 0, answersAfter: 7 },
});

/** Acme gave way to a rival, whom a new page brings. */
export const changedAnswers = {
  places: [
    place('p1', 'Best wireless headphones?'),
    place('p1', 'Best wireless headphones?', { key: 'chatgpt', name: 'ChatGPT' }),
  ],
  pair: {
    place: place('p1', 'Best wireless headphones?'),
    before: answer('a1', '2026-07-27', 'g-2', company('acme', 'Acme Audio', true), 'https://old.example/b'),
    after: answer('a2', '2026-08-03', 'g-3', company('rival', 'Rival One'), 'https://new.example/c'),
  },
};
