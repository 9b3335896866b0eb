const step = (number: number) => ({
  __typename: 'NextStep',
  id: `step-${number}`,
  title: `Step ${number}`,
  description: `About step ${number}`,
  impact: 'High impact',
  timeEstimate: `${number} hours`,
  completed: false,
});

const opportunity = (id: string, type: string, potential: string, question: string) => ({
  id,
  type,
  potential,
  question,
  topic: 'Wireless',
  reason: `Why ${id} can be won.`,
});

/** An account that has the Action Center. */
export const available = { state: 'AVAILABLE' };

/** One opportunity of each kind, five steps, none completed. */
export const actionCenter = {
  sample: true,
  keyInsight: 'Comparisons win.',
  opportunities: [
    opportunity('pr', 'PR_OPPORTUNITY', 'HIGH', 'Who makes the best headphones?'),
    opportunity('blog', 'BLOG_PLACEMENT', 'MEDIUM', 'Which headphones & cables last?'),
    opportunity('gap', 'CONTENT_GAP', 'LOW', 'How do I pair headphones?'),
  ],
  nextSteps: [1, 2, 3, 4, 5].map(step),
  visibilityGainPerStep: 15,
  citationGainPerStep: 8,
};

/** Authoritativeness, citations, statistics, technical terms, fluency. */
type Scores = readonly [number, number, number, number, number];

const scoresOf = ([authoritativeness, citations, statistics, technicalTerms, fluency]: Scores) => ({
  authoritativeness,
  citations,
  statistics,
  technicalTerms,
  fluency,
});

const article = (id: string, source: string, scores: Scores) => ({
  id,
  title: `Title ${id}`,
  source,
  url: `https://${source.toLowerCase().replace(' ', '-')}.example/${id}`,
  excerpt: `Excerpt of ${id}.`,
  scores: { ...scoresOf(scores), quotations: 3 },
});

/** Two articles of competitors and three of one's own. */
export const contentComparison = {
  sample: true,
  competitorArticles: [
    article('c1', 'Rival One', [80, 10, 20, 8, 90]),
    article('c2', 'Third Sound', [60, 2, 3, 4, 70]),
  ],
  ownArticles: [
    article('o1', 'Acme Audio', [86, 4, 25, 13, 85]),
    article('o2', 'Acme Audio', [85, 21, 26, 40, 84]),
    article('o3', 'Acme Audio', [74, 10, 20, 8, 90]),
  ],
};

const source = (
  id: string,
  name: string,
  citations: number,
  scores: Scores,
  types: readonly (readonly [string, number, readonly string[]])[],
) => ({
  id,
  name,
  citations,
  url: `https://${id}.example`,
  description: `About ${name}.`,
  scores: scoresOf(scores),
  contentTypes: types.map(([type, count, examples]) => ({ type, count, examples })),
});

/** Three sources; the one cited most is not the one with the most authority. */
export const sourceAnalysis = {
  sample: true,
  keyInsight: 'Listicles with comparison tables get 3x more citations.',
  sources: [
    source(
      'gauge',
      'Gauge',
      1200,
      [80, 12, 21, 15, 88],
      [
        ['Top 10 Lists', 38, ['First list', 'Second list', 'Third list']],
        ['Checklists', 4, ['Only checklist']],
      ],
    ),
    source('notebook', 'Notebook', 300, [91, 30, 5, 29, 76], [['Technical Guides', 31, ['First guide']]]),
    source('quarterly', 'Quarterly', 150, [86, 18, 24, 11, 83], [['Case Studies', 10, ['First case']]]),
  ],
  contentTypes: [
    { type: 'Top 10 Lists', topSource: 'Gauge', averageCitations: 9.1, impact: 5 },
    { type: 'Case Studies', topSource: 'Quarterly', averageCitations: 2, impact: 2 },
  ],
};
