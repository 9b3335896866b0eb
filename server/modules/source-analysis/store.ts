import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { IS_MANY, MANY } from '../../db/many-rows.ts';
import type { PageKind } from '../../page-analysis/types.ts';
import type { CitationFilter } from '../citations/packed-citations.ts';

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

const inFilter = ({ from, to, platform }: CitationFilter) => sql`
  c.day >= ${from ?? '-infinity'}::date and c.day <= ${to ?? 'infinity'}::date
  ${platform === null ? sql`` : sql`and c.platform = ${platform}`}`;

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
    select s.site, s.mentions, s.visible, s.missed from sightline.source s
    where s.user_id = ${userId} and s.mentions > 0 and ${IS_MANY} offset 0
  ) s
  group by s.site`;

/** @returns a query of `ReadPage` */
export const readPages = (userId: string): SQL => sql`
  select s.number, s.site, s.domain, s.mentions as answers, g.kind, g.authoritativeness, g.citations,
         g.statistics, g.technical_terms as "technicalTerms", g.fluency
  from (select * from sightline.page g where g.user_id = ${userId} and g.method is not null offset 0) g
  cross join lateral (select s.number, s.site, s.domain, s.mentions from sightline.source s
                      where s.user_id = ${userId} and s.id = g.id offset 0) s`;

export interface SiteDetail {
  answers: number;
  visible: number;
  missed: number;
  description: string;
  pages: { url: string; title: string; kind: PageKind | null; answers: number; missed: number }[];
}

/** Pages listed of a site. */
const MAX_PAGES = 10;
/** A site's text about itself is cut here. */
const MAX_DESCRIPTION = 300;

/** The answers that cite a site, and its pages that most of them cite. */
export async function findSite(db: Db, filter: CitationFilter, domain: string): Promise<SiteDetail | null> {
  const { userId } = filter;
  const [found] = await rows<SiteDetail>(
    db,
    sql`with cited as materialized (
          select s.id, c.answer_id, c.visible, c.missed
          from (select s.id from sightline.source s
                where s.user_id = ${userId} and s.domain = ${domain} offset 0) s
          cross join lateral (select c.answer_id, c.visible, c.missed from sightline.citation c
                              where c.user_id = ${userId} and c.source_id = s.id and ${inFilter(filter)} offset 0) c
        ), counted as (
          select count(*)::int as answers, (count(*) filter (where c.visible))::int as visible,
                 (count(*) filter (where c.missed))::int as missed
          from (select c.answer_id, bool_or(c.visible) as visible, bool_or(c.missed) as missed
                from cited c group by c.answer_id) c
        ), pages as (
          select c.id, s.url, s.title, c.answers, c.missed
          from (select c.id, count(*)::int as answers, (count(*) filter (where c.missed))::int as missed
                from cited c group by c.id order by answers desc fetch first ${sql.raw(String(MAX_PAGES))} rows with ties) c
          cross join lateral (select s.url, s.title from sightline.source s
                              where s.user_id = ${userId} and s.id = c.id offset 0) s
          order by c.answers desc, s.url limit ${MAX_PAGES}
        ), described as (
          select p.*, g.kind,
                 (select left(coalesce(nullif(v.content ->> 'description', ''), v.content ->> 'siteName', ''), ${MAX_DESCRIPTION}::int)
                  from sightline.page_version v
                  where v.user_id = ${userId} and v.page_id = p.id and v.number = g.version) as description
          from pages p left join lateral (select g.kind, g.version from sightline.page g
                                          where g.user_id = ${userId} and g.id = p.id offset 0) g on true
        )
        select k.answers, k.visible, k.missed,
               coalesce((select d.description from described d where d.description <> ''
                         order by d.kind = 'home' desc, d.answers desc limit 1), '') as description,
               (select coalesce(jsonb_agg(jsonb_build_object('url', d.url, 'title', d.title, 'kind', d.kind,
                         'answers', d.answers, 'missed', d.missed) order by d.answers desc, d.url), '[]')
                from described d) as pages
        from counted k`,
  );
  return found && found.answers > 0 ? found : null;
}
