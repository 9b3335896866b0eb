import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { tableOf } from '../../db/table-of.ts';
import { createSlices } from '../../lib/slices.ts';
import type { PageKind } from '../../page-analysis/types.ts';
import { Counts } from '../citations/counts.ts';
import { eachAnswer } from '../citations/packed-answer.ts';
import { type CitationFilter, readAlone, readCitations } from '../citations/packed-citations.ts';
import { withTotals } from '../citations/source-totals.ts';

/** The answers that cite a site, and its pages that most of them cite. */
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
/** A site with more has its answers counted among all packed ones of the range. */
const MANY_CITATIONS = 20_000;
/** So has one with as many pages, whose citations are not added up. */
const MANY_PAGES = 1_000;

interface CountedSite {
  answers: number;
  visible: number;
  missed: number;
  /** The most cited ones, those that are cited as often as the last of them included. */
  pages: { number: number; answers: number; missed: number }[];
}

/** @returns null where no answer cites the site */
export async function findSite(
  db: Db,
  filter: CitationFilter,
  domain: string,
  many = MANY_CITATIONS,
): Promise<SiteDetail | null> {
  const [site] = await rows<{ number: number; pages: number; citations: number }>(
    db,
    sql`select s.site as number, count(*)::int as pages, sum(t.mentions)::int as citations
        from (select s.number, s.site from sightline.source s
              where s.user_id = ${filter.userId} and s.domain = ${domain} limit ${MANY_PAGES}) s
        ${withTotals(filter.userId)} group by s.site`,
  );
  if (!site) return null;
  const isLarge = site.citations > many || site.pages === MANY_PAGES;
  const { pages, ...counts } = isLarge
    ? await countPacked(db, filter, site.number)
    : await count(db, filter, domain);
  return counts.answers === 0 ? null : { ...counts, ...(await describe(db, filter.userId, pages)) };
}

async function countPacked(db: Db, filter: CitationFilter, wanted: number): Promise<CountedSite> {
  const [cited, missed] = [new Counts(), new Counts()];
  const counts = { answers: 0, visible: 0, missed: 0 };
  const nextSlice = createSlices();
  for await (const { answers } of readCitations(readAlone(db), filter)) {
    eachAnswer(answers, (answer) => {
      let cites = false;
      for (let index = 0; index < answer.sources; index++) {
        if (answer.site(index) !== wanted) continue;
        cites = true;
        cited.add(answer.source(index));
        if (answer.missed) missed.add(answer.source(index));
      }
      if (!cites) return;
      counts.answers += 1;
      counts.visible += Number(answer.visible);
      counts.missed += Number(answer.missed);
    });
    await nextSlice();
  }
  const pages = cited
    .highest(MAX_PAGES)
    .map(({ number, count }) => ({ number, answers: count, missed: missed.get(number) }));
  return { ...counts, pages };
}

const inFilter = ({ from, to, platform }: CitationFilter) => sql`
  c.day >= ${from ?? '-infinity'}::date and c.day <= ${to ?? 'infinity'}::date
  ${platform === null ? sql`` : sql`and c.platform = ${platform}`}`;

async function count(db: Db, filter: CitationFilter, domain: string): Promise<CountedSite> {
  const { userId } = filter;
  const [found] = await rows<CountedSite>(
    db,
    sql`with cited as materialized (
          select s.number, c.answer_id, c.visible, c.missed
          from (select s.id, s.number from sightline.source s
                where s.user_id = ${userId} and s.domain = ${domain} offset 0) s
          cross join lateral (select c.answer_id, c.visible, c.missed from sightline.citation c
                              where c.user_id = ${userId} and c.source_id = s.id and ${inFilter(filter)} offset 0) c
        ), pages as (
          select c.number, count(*)::int as answers, (count(*) filter (where c.missed))::int as missed
          from cited c group by c.number order by answers desc fetch first ${sql.raw(String(MAX_PAGES))} rows with ties
        )
        select count(*)::int as answers, (count(*) filter (where c.visible))::int as visible,
               (count(*) filter (where c.missed))::int as missed, (select coalesce(json_agg(p), '[]') from pages p) as pages
        from (select c.answer_id, bool_or(c.visible) as visible, bool_or(c.missed) as missed
              from cited c group by c.answer_id) c`,
  );
  return found ?? { answers: 0, visible: 0, missed: 0, pages: [] };
}

/** The most cited of these pages, equal ones by address; and what the site says of itself. */
async function describe(
  db: Db,
  userId: string,
  counted: CountedSite['pages'],
): Promise<Pick<SiteDetail, 'pages' | 'description'>> {
  const listed = tableOf('c', { number: 'int', answers: 'int', missed: 'int' }, counted);
  const pages = await rows<SiteDetail['pages'][number] & { description: string | null }>(
    db,
    sql`select s.url, s.title, g.kind, c.answers, c.missed,
               (select left(coalesce(nullif(v.content ->> 'description', ''), v.content ->> 'siteName', ''), ${MAX_DESCRIPTION}::int)
                from sightline.page_version v
                where v.user_id = ${userId} and v.page_id = s.id and v.number = g.version) as description
        from ${listed}
        cross join lateral (select s.id, s.url, s.title from sightline.source s
                            where s.user_id = ${userId} and s.number = c.number offset 0) s
        left join lateral (select g.kind, g.version from sightline.page g
                           where g.user_id = ${userId} and g.id = s.id offset 0) g on true
        order by c.answers desc, s.url limit ${MAX_PAGES}`,
  );
  const describing = pages.filter(({ description }) => description);
  const best = describing.find(({ kind }) => kind === 'home') ?? describing[0];
  return {
    description: best?.description ?? '',
    pages: pages.map(({ description: _, ...page }) => page),
  };
}
