const windows = {
  before: { from: '2026-08-01', to: '2026-08-28' },
  leftOut: { from: '2026-08-29', to: '2026-09-04' },
  after: { from: '2026-09-05', to: '2026-10-02' },
};

const prompts = [
  { promptId: 'p1', question: 'Who makes the best headphones?', role: 'TREATED', matchedTo: null },
  { promptId: 'p2', question: 'Which cable lasts?', role: 'CONTROL', matchedTo: 'p1' },
];

const candidate = {
  topic: 'Wireless',
  base: { value: 40, low: 30, high: 51, hits: 32, answers: 80, note: null },
  noControl: null as string | null,
};

export const candidates = [
  { ...candidate, id: 'p1', question: 'Who makes the best headphones?', role: 'TREATED', matchedTo: null },
  { ...candidate, id: 'p2', question: 'Which cable lasts?', role: 'CONTROL', matchedTo: 'p1' },
  {
    ...{ ...candidate, id: 'p3', question: 'Are wires safe?', role: null, matchedTo: null },
    noControl: 'Its answers cite a touched page.',
  },
];

/** A draft that can be registered and will have no verdict. */
export const draftExperiment = {
  id: 'e1',
  name: 'A guide to headphones',
  state: 'DRAFT',
  metric: 'MENTIONS',
  pages: ['https://acme.example/guide'],
  startsOn: '2026-08-29',
  ...{ daysBefore: 28, daysLeftOut: 7, daysAfter: 28, windows, prompts },
  createdAt: '2026-08-20T10:00:00Z',
  createdBy: 'user-1',
  ...{ registeredAt: null, registeredBy: null, canonical: null, hash: null, detectable: null },
  ...{ abandonedAt: null, abandonReason: null, endedAt: null, simulated: false },
  checks: { errors: [] as object[], warnings: ['There will be no verdict: it needs 20 treated prompts.'] },
  power: {
    detectable: 12,
    sentence: 'With these prompts a change of 12 points would be seen 8 times in 10.',
    alternatives: [{ text: 'With twice the prompts (2 treated)', detectable: 8.4 }],
    ...{ correlation: 0.52, answers: 160, days: 28 },
  },
  candidates: () => candidates,
  ...{ progress: null, result: null },
};

const registered = {
  ...draftExperiment,
  ...{ state: 'RUNNING', checks: null, power: null, candidates: () => [] },
  registeredAt: '2026-08-28T10:00:00Z',
  registeredBy: 'user-1',
  canonical: '{"name":"A guide to headphones"}',
  hash: 'ab'.repeat(32),
  detectable: 12,
};

const models = [
  { model: 'gpt-5.1', from: '2026-08-01', to: '2026-09-10' },
  { model: 'gpt-5.2', from: '2026-09-11', to: '2026-10-02' },
];

export const runningExperiment = {
  ...registered,
  progress: {
    ...{ daysPassed: 9, daysTotal: 35 },
    sentence: 'The result comes after 2026-10-02. Until then the groups are not compared.',
    days: [{ day: '2026-08-29', treatedAnswers: 60, controlAnswers: 120 }],
    platforms: [{ platform: 'chatgpt', name: 'ChatGPT', models }],
  },
};

export const comparison = {
  method: 'experiment-1',
  metric: 'MENTIONS',
  windows,
  computedAt: '2026-10-03T00:05:00Z',
  verdict: 'UP',
  sentence: 'Mentions rose by 9 points more than in the controls (95 % interval 3 to 15, p = .004).',
  notes: ['Gemini is left out. Its model changed, which may move some prompts and not others.'],
  ...{ difference: 9, low: 3, high: 15, pValue: 0.004, correction: 0.4 },
  treated: { before: 30, after: 43 },
  controls: { before: 31, after: 35 },
  ...{ comparedTreated: 21, comparedControls: 42 },
  platforms: [
    { platform: 'chatgpt', name: 'ChatGPT', isCompared: true, reason: null, models: models.slice(0, 1) },
    { platform: 'gemini', name: 'Gemini', isCompared: false, reason: 'Its model changed.', models },
  ],
  days: [
    { day: '2026-08-01', treated: { hits: 6, answers: 21 }, controls: { hits: 13, answers: 42 } },
    { day: '2026-10-02', treated: { hits: 9, answers: 21 }, controls: { hits: 15, answers: 42 } },
  ],
  prompts: prompts.map((prompt, index) => ({
    ...prompt,
    before: { hits: 8, answers: 28 },
    after: { hits: 14 - index, answers: 28 },
    isCompared: index === 0,
  })),
};

export const endedExperiment = {
  ...registered,
  state: 'ENDED',
  endedAt: '2026-10-03T00:05:00Z',
  result: comparison,
};

const listed = {
  ...{ id: 'e1', name: 'A guide to headphones', state: 'ENDED', metric: 'MENTIONS' },
  ...{ startsOn: '2026-08-29', endsOn: '2026-10-02', treated: 21, controls: 42 },
  ...{ createdAt: '2026-08-20T10:00:00Z', verdict: 'UP', sentence: comparison.sentence as string | null },
};

export const experimentList = {
  ...{ prompts: 90, neededTreated: 20, neededControls: 40 },
  experiments: [
    { ...listed, id: 'e2', name: 'Prices', state: 'DRAFT', verdict: null, sentence: null },
    listed,
  ],
};
