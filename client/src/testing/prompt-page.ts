const note = 'The 95% interval speaks of this prompt.';
export const rate = (hits: number, answers: number) => ({
  ...{ value: answers === 0 ? null : (hits / answers) * 100, low: answers === 0 ? null : 10 },
  ...{ high: answers === 0 ? null : 90, hits, answers, note },
});
const mean = { value: 70, low: 60, high: 80, answers: 9, note };
const topic = { id: 'topic-1', name: 'Wireless', slug: 'wireless' };
const point = (from: string) => ({ bucket: from, from, to: from, failed: 0, visibility: rate(6, 10) });
/** A prompt that gained against the week before. */
export const promptPage = {
  prompt: { id: 'p1', question: 'Best wireless headphones?', branded: false, topic },
  ...{ archived: false, brand: { id: 'brand-1', name: 'Acme Audio', isBrand: true }, simulated: false },
  range: { from: '2026-08-02', to: '2026-08-08' },
  ...{ visibility: rate(12, 20), visibilityStatus: 'MEDIUM', failed: 2 },
  change: {
    ...{ current: rate(12, 20), previous: rate(4, 20), difference: 40, pValue: 0.01, verdict: 'UP' },
    ...{ prompts: 1, leftOut: 0, note: 'Tested alone.' },
  },
  history: [point('2026-08-02'), point('2026-08-03')],
  previous: {
    ...{ range: { from: '2026-07-26', to: '2026-08-01' }, visibility: rate(4, 20) },
    history: [point('2026-07-26')],
  },
  platforms: [
    {
      platform: { key: 'chatgpt', name: 'ChatGPT' },
      ...{ visibility: rate(12, 20), failed: 2, meanPosition: 1.5, sentiment: mean },
      latest: { id: 'answer-1', day: '2026-08-08', model: 'gpt-9' },
    },
  ],
  variants: [
    {
      prompt: { id: 'p2', question: 'Which headphones are best?', branded: false, topic },
      ...{ archived: true, visibility: rate(3, 20) },
    },
  ],
  companies: [
    {
      company: { id: 'brand-1', name: 'Acme Audio', isBrand: true },
      ...{ tracked: true, mentionRate: rate(12, 20), shareOfVoice: 60, meanPosition: 1.5, sentiment: mean },
    },
    {
      company: { id: 'company-1', name: 'Rival One', isBrand: false },
      ...{ tracked: true, mentionRate: rate(8, 20), shareOfVoice: 40, meanPosition: 2, sentiment: mean },
    },
    {
      company: { id: 'found-1', name: 'Newcomer', isBrand: false },
      ...{ tracked: false, mentionRate: rate(2, 20) },
      ...{ shareOfVoice: null, meanPosition: null, sentiment: null },
    },
  ],
  sources: [
    {
      id: 'page-1',
      source: { url: 'https://reviews.example/best', domain: 'reviews.example', title: 'Best' },
      ...{ owner: 'OTHER', answers: 7, withYou: 3 },
    },
  ],
  sites: [{ domain: 'reviews.example', owner: 'OTHER', answers: 7, withYou: 3, pages: 1 }],
  latestAnswers: [
    {
      ...{ id: 'answer-1', platform: { key: 'chatgpt', name: 'ChatGPT' }, model: 'gpt-9' },
      ...{ collectedAt: '2026-08-08T10:00:00Z', status: 'ANSWERED', visible: true, missed: false },
      ...{ textState: 'STORED', excerpt: { text: 'Acme Audio is fine.', mention: { start: 0, end: 10 } } },
    },
  ],
};
