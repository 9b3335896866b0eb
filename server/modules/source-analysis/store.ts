import { type SQL, sql } from 'drizzle-orm';
import { IS_MANY, MANY } from '../../db/many-rows.ts';
import type { PageKind } from '../../page-analysis/types.ts';

export interface SiteScores {
  authoritativeness: number | null;
  citations: number | null;
  statistics: number | null;
  technicalTerms: number | null;
  fluency: number | null;
}

/** A cited page that was read. */
export interface ReadPage extends SiteScores {
  number: number;
  site: number;
  domain: string;
  kind: PageKind | null;
}

/** The columns of `readPages`. */
export const PAGE_COLUMNS = [
  ...(['number', 'site', 'domain', 'kind', 'authoritativeness', 'citations'] as const),
  ...(['statistics', 'technicalTerms', 'fluency'] as const),
] as const;

/** Cited pages of a site, and their citations. */
export interface SiteCounts {
  /** Its number. */
  site: number;
  citations: number;
  visible: number;
  missed: number;
  pages: number;
}

/** The columns of `allSites`. */
export const SITE_COLUMNS = ['site', 'citations', 'visible', 'missed', 'pages'] as const;

/** The sites that answers cite, counted by the totals of their pages. @returns a query of `SiteCounts` */
export const allSites = (userId: string): SQL => sql`
  select s.site, sum(s.mentions) as citations, sum(s.visible) as visible, sum(s.missed) as missed, count(*) as pages
  from ${MANY} cross join lateral (
    select s.site, s.mentions, s.visible, s.missed from sightline.source_total s
    where s.user_id = ${userId} and s.mentions > 0 and ${IS_MANY} offset 0
  ) s
  group by s.site`;

/** @returns a query of `ReadPage` */
export const readPages = (userId: string): SQL => sql`
  select g.number, g.site, g.domain, g.kind, g.authoritativeness, g.citations, g.statistics,
         g.technical_terms as "technicalTerms", g.fluency
  from sightline.page g where g.user_id = ${userId} and g.method is not null`;

/** How many answers cite a read page. */
export interface PageTotal {
  number: number;
  answers: number;
}

/** The columns of `readPageTotals`. */
export const TOTAL_COLUMNS = ['number', 'answers'] as const;

/** @returns a query of `PageTotal` */
export const readPageTotals = (userId: string): SQL => sql`
  select g.number, t.mentions as answers
  from (select g.number from sightline.page g
        where g.user_id = ${userId} and g.method is not null offset 0) g
  cross join lateral (select t.mentions from sightline.source_total t
                      where t.user_id = ${userId} and t.number = g.number offset 0) t`;
