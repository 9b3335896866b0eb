import type { Viewer } from '../../modules/accounts/model.ts';
import type { ContentComparison, WrittenSourceAnalysis } from '../../modules/action-center/model.ts';
import { FUND_COMPETITOR_ARTICLES } from './articles/fund-competitors.ts';
import { FUND_OWN_ARTICLES } from './articles/fund-own.ts';
import { GENERAL_COMPETITOR_ARTICLES } from './articles/general-competitors.ts';
import { GENERAL_OWN_ARTICLES } from './articles/general-own.ts';
import { FUND_SOURCES } from './sources/fund.ts';
import { GENERAL_SOURCES } from './sources/general.ts';

/** What was written for one of the two views. */
export interface WrittenContent {
  articles: Omit<ContentComparison, 'sample'>;
  sources: WrittenSourceAnalysis;
}

const WRITTEN: Record<Viewer['view'], WrittenContent> = {
  general: {
    articles: { competitorArticles: GENERAL_COMPETITOR_ARTICLES, ownArticles: GENERAL_OWN_ARTICLES },
    sources: GENERAL_SOURCES,
  },
  fund: {
    articles: { competitorArticles: FUND_COMPETITOR_ARTICLES, ownArticles: FUND_OWN_ARTICLES },
    sources: FUND_SOURCES,
  },
};

/** The articles and sources that go with the business of the view's sample brand. */
export const writtenFor = (view: Viewer['view']): WrittenContent => WRITTEN[view];
