import type { FundRecommendation } from '../../modules/fund-content/model.ts';

/** What to do about the categories in which the sample fund is named least. */
export const FUND_RECOMMENDATIONS: readonly FundRecommendation[] = [
  {
    id: 'health',
    title: 'Publish where you stand on health software',
    text: 'Answers to health prompts leave the fund out half of the time. The position paper is already drafted; it needs a named example and a date.',
    category: 'Health',
    tool: 'CONTENT_LIBRARY',
  },
  {
    id: 'limited-partners',
    title: 'Offer the quarterly letter to a podcast for investors',
    text: 'Limited partners ask who reports openly, and assistants answer from interviews. A talk about the letter’s page of mistakes would be quoted.',
    category: 'Limited Partners',
    tool: 'EMAIL_OUTREACH',
  },
  {
    id: 'climate',
    title: 'Turn the grid storage figures into a comparison table',
    text: 'Climate prompts name Sollenqué Ventures first, whose pages are tables. The same figures as a market report with one table would stand beside them.',
    category: 'Climate',
    tool: 'CONTENT_GENERATOR',
  },
  {
    id: 'term-sheets',
    title: 'Find out who is cited on term sheets',
    text: 'The annotated term sheet answers the question better than the pages that are cited for it. See which kind of page wins before you rewrite it.',
    category: 'Term Sheets',
    tool: 'SOURCE_ANALYSIS',
  },
];
