import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import type { PageKind } from '../../page-analysis/types.ts';
import type { PageScoreValues } from '../pages/model.ts';
import { namedStems } from '../pages/named-stems.ts';
import type { PlainPage } from './model.ts';

const MAX_BLOCKS = 600;
const MAX_BLOCK_LENGTH = 4_000;
const MAX_TEXT = 20_000;
export const MAX_OWN_PAGES = 40;
export const MAX_OTHER_PAGES = 60;
/** An account reads up to 14,000 pages a week; looking into all of them takes seconds. */
const SAMPLED_PAGES = 1_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export interface CitedPageRow extends PageScoreValues {
  id: string;
  url: string;
  domain: string;
  title: string;
  kind: PageKind | null;
  words: number;
  isRead: boolean;
  /** JSON; null where it was not read or its text was not asked for. */
  blocks: string | null;
  spans: string | null;
}

/** Pages by id, with the texts of some of them. */
export function findCitedPages(
  db: Db,
  userId: string,
  ids: readonly string[],
  textIds: readonly string[],
): Promise<CitedPageRow[]> {
  return rows(
    db,
    sql`select s.id, s.url, s.domain, coalesce(nullif(p.title, ''), s.title) as title, p.kind,
               coalesce(p.words, 0) as words, coalesce(p.version, 0) > 0 as "isRead", p.authoritativeness, p.citations,
               p.quotations, p.statistics, p.technical_terms as "technicalTerms", p.fluency, v.blocks, v.spans
        from sightline.source s
        left join sightline.page p on p.user_id = s.user_id and p.id = s.id
        left join (
          select v.page_id, v.number,
                 (select jsonb_agg(b.value || jsonb_build_object('text', left(b.value ->> 'text', ${MAX_BLOCK_LENGTH}))
                                   order by b.n)
                  from jsonb_array_elements(v.content -> 'blocks') with ordinality as b(value, n)
                  where b.n <= ${MAX_BLOCKS})::text as blocks,
                 jsonb_path_query_array(v.scores,
                   '$.spans[*] ? (@.score == "statistics" || @.score == "quotations")')::text as spans
          from sightline.page_version v
          where v.user_id = ${userId} and v.page_id = ${anyOf(textIds, 'uuid')}
        ) v on v.page_id = p.id and v.number = p.version
        where s.user_id = ${userId} and s.id = ${anyOf(ids, 'uuid')}`,
  );
}

/**
 * Read pages as plain text: the brand's own, and others that are not cited. Of each those that name most of the stems come first,
 * of the others among `SAMPLED_PAGES` of them.
 */
export function findPlainPages(
  db: Db,
  userId: string,
  ownDomain: string | null,
  citedIds: readonly string[],
  stems: readonly string[],
): Promise<(PlainPage & { isOwn: boolean })[]> {
  const domain = ownDomain ?? '';
  const read = sql`select p.id, p.url, p.title, p.stems, p.version, p.read_at, p.domain = ${domain} as own
    from sightline.page p where p.user_id = ${userId} and p.version > 0`;
  const best = (pages: SQL, limit: number) => sql`
    (select p.* from (${pages} offset 0) p order by ${namedStems(stems)} desc, p.read_at desc, p.id limit ${limit})`;
  const own = sql`${read} and p.domain = ${domain}`;
  // Ids are hashes, so that the first of them are a sample. The comparison of rows keeps the embedded planner from sorting all of them,
  // and `is false` makes one hash table of the cited ones.
  const others = sql`${read} and (p.user_id, p.id) > (${userId}, ${FIRST_ID}) and p.domain <> ${domain}
    and (p.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(citedIds)}::jsonb) as value)) is false
    order by p.id limit ${SAMPLED_PAGES}`;
  return rows(
    db,
    sql`select p.id, p.url, p.title, p.stems, p.own as "isOwn",
               (select left(string_agg(b.value ->> 'text', E'\n' order by b.n), ${MAX_TEXT})
                from jsonb_array_elements(v.content -> 'blocks') with ordinality as b(value, n)
                where b.n <= ${MAX_BLOCKS}) as text
        from (${best(own, MAX_OWN_PAGES)} union all ${best(others, MAX_OTHER_PAGES)}) p
        cross join lateral (select v.content from sightline.page_version v
                            where v.user_id = ${userId} and v.page_id = p.id and v.number = p.version offset 0) v`,
  );
}
