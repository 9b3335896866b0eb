import type { PageContent, PageScores } from '../types.ts';

/** Scores a page's main text. Formulas: docs/metrics.md, “Scores of a page”. */
export function scorePage(_content: PageContent): PageScores {
  return {
    authoritativeness: 0,
    citations: 0,
    quotations: 0,
    statistics: 0,
    technicalTerms: null,
    fluency: null,
    authorityParts: [],
    spans: [],
  };
}
