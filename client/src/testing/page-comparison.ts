const rate = (hits: number, answers: number) => ({
  value: (hits / answers) * 100,
  low: 10,
  high: 90,
  hits,
  answers,
  note: null,
});

const page = (id: string, owner: 'OWN' | 'OTHER', statistics: number, missing: string[] = []) => ({
  page: {
    id,
    url: `https://${id}.example/${id}`,
    domain: `${id}.example`,
    title: `Title ${id}`,
    owner,
    kind: 'LIST',
    simulated: false,
    publishedOn: null,
    modifiedOn: null,
    words: 900,
    scores: {
      authoritativeness: 62,
      citations: 10,
      quotations: 2,
      statistics,
      technicalTerms: null,
      fluency: 58,
    },
  },
  excerpt: `Excerpt of ${id}.`,
  coverage: { percent: 50, covered: ['sync'], missing },
  compares: true,
  cited: rate(8, 20),
  wordShare: { value: 12.5, low: 3, high: 22, answers: 6, note: '' },
});

const SCORES = ['AUTHORITATIVENESS', 'CITATIONS', 'QUOTATIONS', 'STATISTICS', 'TECHNICAL_TERMS', 'FLUENCY'];

/** A comparison of two cited pages with one own page. */
export const pageComparison = {
  prompt: { id: 'p1', question: 'Which app syncs offline?', missed: rate(16, 20) },
  prompts: [
    { id: 'p1', question: 'Which app syncs offline?', missed: rate(16, 20) },
    { id: 'p2', question: 'Which app is cheapest?', missed: rate(9, 20) },
  ],
  answers: 20,
  terms: ['syncs', 'offline'],
  otherPages: [page('c1', 'OTHER', 24), page('c2', 'OTHER', 3)],
  ownPages: [page('o1', 'OWN', 4, ['offline'])],
  unreadPages: 3,
  ownRead: 12,
  ownUnread: 0,
  isCovered: true,
  advice: [
    {
      kind: 'MISSING_TERMS',
      text: 'Answer what the prompt asks of: “offline”.',
      evidence: '“offline” is in 2 of 2 cited pages.',
      source: 'A study',
    },
  ],
  correlations: SCORES.map((score, index) => ({
    score,
    value: index === 3 ? 0.42 : null,
    low: index === 3 ? 0.1 : null,
    high: index === 3 ? 0.66 : null,
    pages: index === 3 ? 40 : 12,
  })),
  simulated: false,
};
