import type { ComparisonArticle } from '../../../modules/action-center/model.ts';

/** Authoritativeness, citations, quotations, statistics, technical terms, fluency. */
export type WrittenScores = readonly [number, number, number, number, number, number];

/** An article from its parts; the address is its site and its id. */
export function article(
  id: string,
  source: string,
  domain: string,
  title: string,
  excerpt: string,
  [authoritativeness, citations, quotations, statistics, technicalTerms, fluency]: WrittenScores,
): ComparisonArticle {
  return {
    id,
    title,
    source,
    url: `https://${domain}/${id}`,
    excerpt,
    scores: { authoritativeness, citations, quotations, statistics, technicalTerms, fluency },
  };
}
