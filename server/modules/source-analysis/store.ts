import { type SQL, sql } from 'drizzle-orm';
import { IS_MANY, MANY } from '../../db/many-rows.ts';
import type { PageKind } from '../../page-analysis/types.ts';
import { withTotals } from '../citations/source-totals.ts';

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
  /** All answers that cite it. */
  answers: number;
}

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
  select s.number, s.site, s.domain, t.mentions as answers, g.kind, g.authoritativeness, g.citations,
         g.statistics, g.technical_terms as "technicalTerms", g.fluency
  from (select * from sightline.page g where g.user_id = ${userId} and g.method is not null offset 0) g
  cross join lateral (select s.number, s.site, s.domain from sightline.source s
                      where s.user_id = ${userId} and s.id = g.id offset 0) s
  ${withTotals(userId)}`;
