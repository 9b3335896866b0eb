import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/any-of.ts';
import { type Db, rows } from '../../../db/client.ts';
import { IS_MANY, MANY } from '../../../db/many-rows.ts';
import { tableOf } from '../../../db/table-of.ts';
import type { PageKind } from '../../../page-analysis/types.ts';
import { numbersOfDomains } from '../../citations/numbers-of-domains.ts';
import { findFew, joinTotals, totalsOf, withTotals } from '../../citations/source-totals.ts';
import type { CitingPrompt } from '../../pages/version-store.ts';
import { matchesText } from './store.ts';

/** A page of others that missed answers cite. */
export interface SourceRow {
  id: string;
  number: number;
  url: string;
  domain: string;
  title: string;
  kind: PageKind | null;
  readAt: string | null;
  answers: number;
  visible: number;
  missed: number;
  simulated: boolean;
}

export interface SourceQuery {
  userId: string;
  /** Domains of the account's companies. */
  companyDomains: readonly string[];
  search: string | null;
}

const COLUMNS = sql`s.id, s.number, s.url, s.domain, coalesce(nullif(p.title, ''), s.title, '') as title, p.kind,
  to_char(p.read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "readAt",
  t.mentions as answers, t.visible, t.missed, coalesce(p.simulated, false) as simulated`;

// By the account's id itself: through a subquery Citus does not see that a statement is of one account.
const withPage = (userId: string) => sql`left join sightline.page p on p.user_id = ${userId} and p.id = s.id`;

/** A condition on totals `t`. */
const isOfOthers = ({ userId, companyDomains }: SourceQuery) =>
  sql`t.missed > 0 and t.number not in (${numbersOfDomains(userId, companyDomains)})`;

const isFound = ({ search }: SourceQuery) =>
  matchesText(search, sql`coalesce(nullif(p.title, ''), s.title, '')`, sql`s.url`);

/** The last page of a part of the list. */
export interface SourcePosition {
  missed: number;
  number: number;
}

/** Cited pages that miss the brand, most missed answers first, and how many there are. */
export async function listSources(
  db: Db,
  query: SourceQuery,
  { after, limit }: { after: SourcePosition | null; limit: number },
): Promise<{ rows: SourceRow[]; total: number }> {
  const isAfter = after
    ? sql`(s.missed < ${after.missed} or (s.missed = ${after.missed} and s.number > ${after.number}::int))`
    : sql`true`;
  const { userId } = query;
  const found = sql`select s.number from sightline.source s ${withPage(userId)}
                    where s.user_id = ${userId} and ${isFound(query)}`;
  const few = query.search === null ? null : await findFew(db, found);
  const ofOthers = sql`select t.number, t.missed from ${totalsOf(userId, few)}
                       where t.user_id = ${userId} and ${isOfOthers(query)}`;
  // All are read once, as few columns as do. The left join keeps their number where a part has none.
  const listed =
    query.search === null || few
      ? ofOthers
      : sql`select j.number, j.missed
            from ${joinTotals(ofOthers, sql`select f.number, true as found from (${found}) f`)} j
            where j.missed is not null and j.found`;
  const read = await rows<{ total: number; source: SourceRow | null }>(
    db,
    sql`with listed as materialized (${listed})
        select n.total, to_jsonb(l) as source
        from (select count(*)::int as total from listed) n
        left join (
          select ${COLUMNS}
          from (select s.number from listed s where ${isAfter} order by s.missed desc, s.number limit ${limit}) l
          cross join lateral (select * from sightline.source s
                              where s.user_id = ${userId} and s.number = l.number offset 0) s
          ${withTotals(userId)} ${withPage(userId)}
        ) l on true
        order by l.missed desc, l.number`,
  );
  return { rows: read.flatMap(({ source }) => source ?? []), total: read[0]?.total ?? 0 };
}

/** One of them; null for any other page. */
export async function findSource(db: Db, query: SourceQuery, id: string): Promise<SourceRow | null> {
  const { userId } = query;
  const [row] = await rows<SourceRow>(
    db,
    sql`select ${COLUMNS} from (select * from sightline.source s where s.user_id = ${userId} and s.id = ${id}::uuid) s
        ${withTotals(userId)} ${withPage(userId)} where ${isOfOthers(query)} and ${isFound(query)}`,
  );
  return row ?? null;
}

/** Of each page. */
export const MAX_PROMPTS = 3;
export const MAX_NAMED = 3;

export type PromptOfSource = CitingPrompt & { sourceId: string };

/** A company that missed answers which cite a page name. */
export interface NamedInstead {
  sourceId: string;
  name: string;
  answers: number;
}

/** The citations of pages that meet a condition, as `c`. */
const citationsOf = (userId: string, ids: readonly string[], columns: SQL, condition: SQL) => sql`
  ${MANY} cross join lateral (
    select c.* from ${tableOf(
      'i',
      { id: 'uuid' },
      ids.map((id) => ({ id })),
    )}
    cross join lateral (select ${columns} from sightline.citation c
                        where c.user_id = ${userId} and c.source_id = i.id and ${condition} offset 0) c
    where ${IS_MANY} offset 0
  ) c`;

/** The prompts whose answers cite each page most; of equal ones those asked first. */
export function findCitingPrompts(db: Db, userId: string, ids: readonly string[]): Promise<PromptOfSource[]> {
  return rows(
    db,
    sql`with counted as materialized (
          select c.source_id, c.prompt_id, count(*)::int as answers, count(*) filter (where c.missed)::int as missed
          from ${citationsOf(userId, ids, sql`c.source_id, c.prompt_id, c.missed`, sql`true`)}
          group by c.source_id, c.prompt_id
        ), ranked as (
          select n.source_id, n.answers, n.missed, p.id, p.question,
                 row_number() over (partition by n.source_id order by n.missed desc, n.answers desc, p.number) as rank
          from counted n
          cross join lateral (select p.id, p.question, p.number from sightline.prompt p
                              where p.user_id = ${userId} and p.id = n.prompt_id offset 0) p
        )
        select source_id as "sourceId", id, question, answers, missed from ranked
        where rank <= ${MAX_PROMPTS} order by source_id, rank`,
  );
}

/** The companies that the missed answers which cite each page name most; of equal ones those tracked first. */
export function findNamedInstead(db: Db, userId: string, ids: readonly string[]): Promise<NamedInstead[]> {
  return rows(
    db,
    sql`with counted as materialized (
          select c.source_id, m.company_id, count(*)::int as answers
          from ${citationsOf(userId, ids, sql`c.source_id, c.answer_id`, sql`c.missed`)}
          cross join lateral (select m.company_id from sightline.mention m
                              where m.user_id = ${userId} and m.answer_id = c.answer_id offset 0) m
          group by c.source_id, m.company_id
        ), ranked as (
          select n.source_id, n.answers, k.name,
                 row_number() over (partition by n.source_id order by n.answers desc, k.number) as rank
          from counted n
          cross join lateral (select k.name, k.number from sightline.company k
                              where k.user_id = ${userId} and k.id = n.company_id offset 0) k
        )
        select source_id as "sourceId", name, answers from ranked
        where rank <= ${MAX_NAMED} order by source_id, rank`,
  );
}

/** The latest main texts of pages, with their titles. */
export function findPageTexts(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; text: string; readAt: string }[]> {
  return rows(
    db,
    sql`select p.id, to_char(p.read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "readAt",
               p.title || E'\n' || (select coalesce(string_agg(b ->> 'text', E'\n'), '')
                                    from jsonb_array_elements(v.content -> 'blocks') as b) as text
        from sightline.page p
        join sightline.page_version v on v.user_id = ${userId} and v.page_id = p.id and v.number = p.version
        where p.user_id = ${userId} and p.id = ${anyOf(ids, 'uuid')} and p.read_at is not null`,
  );
}
