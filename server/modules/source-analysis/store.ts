import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { IS_MANY, MANY } from '../../db/many-rows.ts';
import { tableOf } from '../../db/table-of.ts';
import { countDays, type DateRange } from '../../lib/days.ts';
import type { PageKind } from '../../page-analysis/types.ts';

/** Which citations are counted; null is open. */
export interface CitationFilter extends DateRange {
  userId: string;
  platform: string | null;
}

const SORT_KEYS = {
  MISSED: sql`s.missed`,
  CITATIONS: sql`s.citations`,
  VISIBLE: sql`s.visible`,
  PAGES: sql`s.pages`,
  PAGES_READ: sql`coalesce(r.pages, 0)`,
  DOMAIN: sql`s.domain`,
  AUTHORITATIVENESS: sql`r.authoritativeness`,
  CITATION_SCORE: sql`r.citations`,
  STATISTICS: sql`r.statistics`,
  TECHNICAL_TERMS: sql`r.technical_terms`,
  FLUENCY: sql`r.fluency`,
};

export type SiteSort = keyof typeof SORT_KEYS;

/** Which sites are returned. */
export interface SitePart {
  sort: SiteSort;
  direction: 'ASC' | 'DESC';
  first: number;
  skip: number;
}

export interface SiteScores {
  authoritativeness: number | null;
  citations: number | null;
  statistics: number | null;
  technicalTerms: number | null;
  fluency: number | null;
}

export interface SiteRow {
  domain: string;
  citations: number;
  visible: number;
  missed: number;
  pages: number;
  pagesRead: number;
  kinds: { kind: PageKind; pages: number }[];
  scores: SiteScores | null;
}

/** Read pages of one kind on one site. */
export interface KindCell {
  kind: PageKind;
  domain: string;
  pages: number;
  citations: number;
}

export interface SiteTotals {
  sites: SiteRow[];
  totalSites: number;
  pages: number;
  pagesRead: number;
  kinds: KindCell[];
}

const inFilter = ({ from, to, platform }: CitationFilter) => sql`
  c.day >= ${from ?? '-infinity'}::date and c.day <= ${to ?? 'infinity'}::date
  ${platform === null ? sql`` : sql`and c.platform = ${platform}`}`;

/** The totals on each source say enough. */
const isOfAllAnswers = ({ from, to, platform }: CitationFilter) =>
  from === null && to === null && platform === null;

/** Citations `c` of all topics that meet a condition, for `group by`. */
const citationsOf = (userId: string, columns: SQL, condition: SQL) => sql`
  unnest(array(select t.id from sightline.topic t where t.user_id = ${userId})) t (id) cross join ${MANY}
  cross join lateral (
    select ${columns} from sightline.citation c
    where c.user_id = ${userId} and c.topic_id = t.id and ${condition} and ${IS_MANY} offset 0
  ) c`;

/** In a longer range so many pages are cited that their domains are joined by hash, and not looked up by key. */
const SHORT_DAYS = 14;

/** Cited pages with their counts. */
function countPages(filter: CitationFilter): SQL {
  const { userId, from, to } = filter;
  if (isOfAllAnswers(filter)) {
    return sql`select s.id, s.domain, s.mentions as citations, s.visible, s.missed from sightline.source s
               where s.user_id = ${userId} and s.mentions > 0`;
  }
  const counted = sql`
    select c.source_id as id, count(*)::int as citations, count(*) filter (where c.visible)::int as visible,
           count(*) filter (where c.missed)::int as missed
    from ${citationsOf(userId, sql`c.source_id, c.visible, c.missed`, inFilter(filter))}
    group by c.source_id`;
  if (from !== null && to !== null && countDays({ from, to }) <= SHORT_DAYS) {
    return sql`
      select n.*, s.domain from (${counted} offset 0) n
      cross join lateral (select s.domain from sightline.source s
                          where s.user_id = ${userId} and s.id = n.id offset 0) s`;
  }
  // A full join is made by hash; `offset 0` keeps it from becoming another one.
  return sql`
    select p.* from (
      select n.*, s.domain from (${counted}) n
      full join (select s.id as source_id, s.domain from sightline.source s where s.user_id = ${userId} offset 0) s
        on s.source_id = n.id offset 0
    ) p where p.id is not null`;
}

/** A part of the sites, with what their read pages are like, and figures of all of them. */
export async function findSites(
  db: Db,
  filter: CitationFilter,
  { sort, direction, first, skip }: SitePart,
): Promise<SiteTotals> {
  const { userId } = filter;
  const median = (column: SQL) => sql`percentile_cont(0.5) within group (order by ${column})`;
  const orderOf = (key: SQL) => sql`${key} ${sql.raw(direction)} nulls last, s.citations desc, s.domain`;
  // The totals of all pages are read twice rather than copied: so many rows would go to the disk.
  const copied = sql.raw(isOfAllAnswers(filter) ? 'not materialized' : 'materialized');
  const [found] = await rows<SiteTotals>(
    db,
    sql`with counted as ${copied} (${countPages(filter)}
        ), known as materialized (
          select c.id, c.domain, c.citations as cited, g.kind, g.authoritativeness, g.citations, g.statistics,
                 g.technical_terms, g.fluency
          from (select g.* from sightline.page g where g.user_id = ${userId} and g.method is not null offset 0) g
          join counted c on c.id = g.id
        ), sites as materialized (
          select c.domain, sum(c.citations)::int as citations, sum(c.visible)::int as visible,
                 sum(c.missed)::int as missed, count(*)::int as pages
          from counted c group by c.domain
        ), read as materialized (
          select k.domain, count(*)::int as pages, ${median(sql`k.authoritativeness`)} as authoritativeness,
                 ${median(sql`k.citations`)} as citations, ${median(sql`k.statistics`)} as statistics,
                 ${median(sql`k.technical_terms`)} as technical_terms, ${median(sql`k.fluency`)} as fluency
          from known k group by k.domain
        ), first as materialized (
          select s.*, ${SORT_KEYS[sort]} as key, r.domain is not null as is_read, r.pages as pages_read,
                 r.authoritativeness, r.citations as citation_score, r.statistics, r.technical_terms, r.fluency
          from sites s left join read r on r.domain = s.domain
          order by ${orderOf(SORT_KEYS[sort])} limit ${first} offset ${skip}
        ), shown as materialized (
          select s.*, row_number() over (order by ${orderOf(sql`s.key`)}) as place,
                 case when s.is_read then jsonb_build_object(
                   'authoritativeness', s.authoritativeness, 'citations', s.citation_score, 'statistics', s.statistics,
                   'technicalTerms', s.technical_terms, 'fluency', s.fluency) end as scores
          from first s
        ), kinds as materialized (
          select k.domain, k.kind, count(*)::int as pages, sum(k.cited)::int as citations
          from known k where k.kind is not null group by k.domain, k.kind
        ), kinds_of as (
          select k.domain, jsonb_agg(jsonb_build_object('kind', k.kind, 'pages', k.pages)
                                     order by k.pages desc, k.kind) as kinds
          from kinds k group by k.domain
        )
        select (select count(*)::int from sites) as "totalSites", (select coalesce(sum(s.pages), 0)::int from sites s) as pages,
               (select count(*)::int from known) as "pagesRead",
               (select coalesce(jsonb_agg(to_jsonb(k)), '[]') from kinds k) as kinds,
               (select coalesce(jsonb_agg(jsonb_build_object(
                  'domain', s.domain, 'citations', s.citations, 'visible', s.visible, 'missed', s.missed,
                  'pages', s.pages, 'pagesRead', coalesce(s.pages_read, 0), 'kinds', coalesce(k.kinds, '[]'),
                  'scores', s.scores) order by s.place), '[]')
                from shown s left join kinds_of k on k.domain = s.domain
               ) as sites`,
  );
  if (!found) throw new Error('One row is always selected.');
  return found;
}

/** So many times seven days up to the latest day. */
export interface Weeks {
  latestDay: string;
  weeks: number;
}

/** Citations of a site in one of these weeks, of which 0 is the latest. */
export interface TrendRow {
  domain: string;
  week: number;
  citations: number;
}

/** Citations of these sites in each week that has some. */
export function findWeeks(
  db: Db,
  { userId, platform }: CitationFilter,
  { domains, latestDay, weeks }: Weeks & { domains: readonly string[] },
): Promise<TrendRow[]> {
  return rows(
    db,
    sql`select s.domain, c.week, count(*)::int as citations
        from (
          select (${latestDay}::date - c.day) / 7 as week, c.source_id
          from ${citationsOf(
            userId,
            sql`c.source_id, c.day`,
            sql`c.day > ${latestDay}::date - ${weeks * 7}::int and c.day <= ${latestDay}::date
                ${platform === null ? sql`` : sql`and c.platform = ${platform}`}`,
          )} offset 0
        ) c
        join (
          select s.id, s.domain
          from ${tableOf(
            'd',
            { domain: 'text' },
            domains.map((domain) => ({ domain })),
          )}
          cross join lateral (select s.id, s.domain from sightline.source s
                              where s.user_id = ${userId} and s.domain = d.domain offset 0) s
          offset 0
        ) s on s.id = c.source_id
        group by 1, 2`,
  );
}

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
