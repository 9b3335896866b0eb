const you = { id: 'brand-1', name: 'Acme Audio', isBrand: true };
const them = { id: 'company-1', name: 'Rival One', isBrand: false };

const row = (company: typeof you, hits: number, over: object = {}) => ({
  ...{ bucket: 'b', from: '2026-08-02', to: '2026-08-08', company, answers: 40, mentions: hits },
  mentionRate: { value: hits * 2.5, low: hits, high: hits * 3, hits, answers: 40, note: '' },
  ...{ voices: 60, shareOfVoice: hits, meanPosition: 1.5 },
  sentiment: { value: 70, low: null, high: null, answers: hits, note: '' },
  ...over,
});
const page = (url: string, owner: string) => ({
  source: { url, domain: new URL(url).hostname, title: '' },
  ...{ owner, answers: 12, withYou: 3 },
});
/** The competitor gained on the brand. */
export const headToHead = {
  ...{ brand: you, competitor: them, competitorDomain: 'rival.example', simulated: false },
  range: { from: '2026-08-02', to: '2026-08-08' },
  totals: [row(you, 10), row(them, 20)],
  history: [row(you, 10), row(them, 20)],
  leadChange: {
    difference: 0.2,
    low: 0.1,
    high: 0.3,
    pValue: 0.01,
    verdict: 'UP',
    note: '3 prompts compared with themselves.',
  },
  prompts: [
    {
      prompt: { id: 'prompt-1', question: 'Who makes the best headphones?', branded: false },
      ...{ answers: 20, onlyThem: 9, both: 4, onlyYou: 2 },
    },
  ],
  sources: [page('https://reviews.example/best', 'OTHER')],
  ownPages: [page('https://rival.example/price', 'COMPETITOR')],
};
