import { type SQL, sql } from 'drizzle-orm';
import { askedAsPersona } from '../../../db/asked-as-persona.ts';
import { type Db, rows } from '../../../db/client.ts';
import { type Columns, readColumns } from '../../../db/columns.ts';
import { keyInDays } from '../../../db/key-in-days.ts';
import { tableOf } from '../../../db/table-of.ts';
import type { DateRange } from '../../../lib/days.ts';
import type { AnswerCounts } from './answer-sums.ts';

/** The answers that are compared. */
export interface ComparisonQuery extends DateRange<string> {
  userId: string;
  brandId: string;
  /** Null for all prompts that do not name the brand. */
  promptId: string | null;
  /** A platform's key; null for all. */
  platform: string | null;
}

/** Answers that were asked as a persona, of a platform's day or of a prompt on a platform. */
export interface AskedSums extends AnswerCounts {
  /** Index among the personas. */
  persona: number;
  platform: string;
  /** Since 1970; null: the sums are a prompt's. */
  day: number | null;
  promptId: string | null;
  /** The place was given by the vendor's setting to some of them, in the prompt to some. */
  bySetting: boolean;
  inPrompt: boolean;
}

/** The columns of counts. */
export const COUNTS = ['answers', 'visible', 'analyzed', 'sentimentSum'] as const;
const ASKED: Columns<AskedSums> = [
  ...(['persona', 'platform', 'day', 'promptId', ...COUNTS, 'bySetting', 'inPrompt'] as const),
];

const personasTable = (ids: readonly string[]): SQL =>
  tableOf(
    's',
    { id: 'uuid', index: 'int' },
    ids.map((id, index) => ({ id, index })),
  );

export async function hasPrompt(db: Db, userId: string, promptId: string): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from sightline.prompt p where p.user_id = ${userId} and p.id = ${promptId}::uuid`,
  );
  return found.length > 0;
}

/** The first and the last day of a query on which anything was asked as these personas; null without one. */
export async function askedDays(
  db: Db,
  query: ComparisonQuery,
  personaIds: readonly string[],
): Promise<DateRange<string> | null> {
  const end = (order: 'asc' | 'desc') => sql`(
    select a.day from sightline.answer a where ${askedAsPersona(query.userId, query)}
    order by a.persona_id ${sql.raw(order)}, a.day ${sql.raw(order)} limit 1)`;
  const [days] = await rows<DateRange>(
    db,
    sql`select to_char(min(e.first), 'YYYY-MM-DD') as "from", to_char(max(e.last), 'YYYY-MM-DD') as "to"
        from ${personasTable(personaIds)}
        cross join lateral (select ${end('asc')} as first, ${end('desc')} as last offset 0) e`,
  );
  return days?.from && days.to ? { from: days.from, to: days.to } : null;
}

/** Adds up usable answers that were asked as these personas. No rollup has them. */
export const askedSums = (db: Db, query: ComparisonQuery, personaIds: readonly string[]) =>
  readColumns<AskedSums>(
    db,
    sql`select r.persona, r.platform, r.day - date '1970-01-01' as day, r."promptId", count(*)::int as answers,
               (count(*) filter (where r.visible))::int as visible, count(r.sentiment)::int as analyzed,
               coalesce(sum(r.sentiment), 0)::float8 as "sentimentSum",
               count(*) filter (where r.place = 'setting') > 0 as "bySetting",
               count(*) filter (where r.place = 'prompt') > 0 as "inPrompt"
        from (
          select * from (
            select s.index as persona, a.* from ${personasTable(personaIds)}
            cross join lateral (${query.promptId === null ? askedInDays(query) : askedOf(query, query.promptId)} offset 0) a
          ) a
          ${query.promptId === null ? mentionsOfDays(query) : mentionsOfEach(query)} offset 0
        ) r
        where r.persona is not null
        group by grouping sets ((r.persona, r.platform, r.day), (r.persona, r.platform, r."promptId"))`,
    ASKED,
  );

const CELL = sql`a.id, a.prompt_id as "promptId", a.platform, a.day, a.visible, a.place_given as place`;

const askedInDays = (query: ComparisonQuery): SQL => sql`
  select ${CELL} from sightline.answer a
  where ${askedAsPersona(query.userId, query)} and ${notBranded(query)} and a.status = 'answered' ${ofPlatform(query, 'a.platform')}`;

/**
 * Those of one prompt. They are found by the index of prompts alone: `is true` keeps planners from going through all that was asked as the
 * persona.
 */
const askedOf = (query: ComparisonQuery, promptId: string): SQL => sql`
  select ${CELL}
  from (
    select a.id from sightline.answer a
    where a.user_id = ${query.userId} and ${keyInDays(sql`a.prompt_id`, sql`${promptId}::uuid`, sql`a.day`, query)}
      and (a.persona_id = s.id) is true offset 0
  ) found
  cross join lateral (
    select a.* from sightline.answer a where a.user_id = ${query.userId} and a.id = found.id offset 0
  ) a
  where a.status = 'answered' ${ofPlatform(query, 'a.platform')}`;

/**
 * Joins the brand's mentions of the query's days, by an index alone. A full join is made by hash; `offset 0` keeps it from becoming
 * another one.
 */
const mentionsOfDays = ({ userId, brandId, from, to }: ComparisonQuery): SQL => sql`
  full join (
    select m.answer_id as id, m.sentiment from sightline.mention m
    where m.user_id = ${userId} and m.company_id = ${brandId}::uuid and m.day >= ${from}::date
      and m.day <= ${to}::date and not m.asked_plainly offset 0
  ) m using (id)`;

/** Joins each answer's mention of the brand. */
const mentionsOfEach = ({ userId, brandId }: ComparisonQuery): SQL => sql`
  left join lateral (
    select m.sentiment from sightline.mention m
    where m.user_id = ${userId} and m.answer_id = a.id and m.company_id = ${brandId}::uuid and a.visible offset 0
  ) m on true`;

const ofPlatform = ({ platform }: ComparisonQuery, column: string): SQL =>
  platform === null ? sql`` : sql`and ${sql.raw(column)} = ${platform}`;

// `is true` makes one hash table of the prompts.
const notBranded = ({ userId }: ComparisonQuery): SQL =>
  sql`(a.prompt_id in (select p.id from sightline.prompt p where p.user_id = ${userId} and not p.branded)) is true`;
