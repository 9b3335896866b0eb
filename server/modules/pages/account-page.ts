import { rate } from '../../statistics/rates.ts';
import { ownerOf, type TrackedCompanies } from '../brands/model.ts';
import type { PageRow } from './list-store.ts';
import type { Page } from './model.ts';

/** A page with its account, for reading more of it. */
export type AccountPage = Page & { userId: string };

/** The answers that cite a page belong to few prompts, so its shares have no interval. */
const OF_A_PAGE = { basis: 'MIXED_PROMPTS', spread: null } as const;

export function toPage(row: PageRow, userId: string, companies: TrackedCompanies): AccountPage {
  const {
    key: _,
    authoritativeness,
    citations,
    quotations,
    statistics,
    technicalTerms,
    fluency,
    ...page
  } = row;
  return {
    ...page,
    userId,
    owner: ownerOf(row.domain, companies),
    finalUrl: page.finalUrl === page.url ? null : page.finalUrl,
    scores:
      row.readAt === null
        ? null
        : { authoritativeness, citations, quotations, statistics, technicalTerms, fluency },
    visible: rate(row.visible, row.answers, OF_A_PAGE),
    missed: rate(row.missed, row.answers, OF_A_PAGE),
  };
}
