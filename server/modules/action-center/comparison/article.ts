import type { SourceScores } from '../sources/model.ts';

export interface ArticleScores extends SourceScores {
  quotations: number;
}

export interface ComparisonArticle {
  id: string;
  title: string;
  source: string;
  url: string;
  excerpt: string;
  scores: ArticleScores;
}

/** Articles of competitors beside one's own. */
export interface ContentComparison {
  sample: boolean;
  competitorArticles: readonly ComparisonArticle[];
  ownArticles: readonly ComparisonArticle[];
}

/** Authoritativeness, citations, quotations, statistics, technical terms, fluency. */
export type ScoreList = readonly [number, number, number, number, number, number];

/** Builds an article; its URL is the domain and the id. */
export function article(
  id: string,
  source: string,
  domain: string,
  title: string,
  excerpt: string,
  [authoritativeness, citations, quotations, statistics, technicalTerms, fluency]: ScoreList,
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
