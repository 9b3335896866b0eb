import type { PageContent, PageScores } from '../types.ts';
import { scoreAuthority } from './authoritativeness.ts';
import { findCitations } from './citations.ts';
import { scoreFluency } from './fluency.ts';
import { findQuotations } from './quotations.ts';
import { findStatistics } from './statistics.ts';
import { findTechnicalTerms } from './technical-terms.ts';

/**
 * Scores a page's main text. Formulas: docs/metrics.md, “Scores of a page”.
 * @param url the page's, to tell links to other sites
 */
export function scorePage(content: PageContent, url: string): PageScores {
  const citations = findCitations(content, url);
  const quotations = findQuotations(content.blocks);
  const statistics = findStatistics(content);
  const technicalTerms = findTechnicalTerms(content);
  const fluency = scoreFluency(content);
  const authority = scoreAuthority(content, { citations: citations.length, quotations: quotations.length });
  return {
    authoritativeness: authority.score,
    citations: citations.length,
    quotations: quotations.length,
    statistics: statistics.length,
    technicalTerms: technicalTerms?.length ?? null,
    fluency: fluency?.score ?? null,
    authorityParts: authority.parts,
    spans: [
      ...authority.spans,
      ...citations,
      ...quotations,
      ...statistics,
      ...(technicalTerms ?? []),
      ...(fluency?.spans ?? []),
    ],
  };
}
