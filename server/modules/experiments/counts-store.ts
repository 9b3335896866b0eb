import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { ASKED_PLAINLY } from '../../db/asked-plainly.ts';
import { type Db, rows } from '../../db/client.ts';
import { keyInDays } from '../../db/key-in-days.ts';
import { tableOf } from '../../db/table-of.ts';
import type { DateRange } from '../../lib/days.ts';
import type { ExperimentMetric } from './model.ts';

/** Which answers are counted, and what counts in them. */
export interface CountsQuery {
  userId: string;
  metric: ExperimentMetric;
  /** Ids of the touched pages, as sources. */
  pageIds: readonly string[];
  promptIds: readonly string[];
}

// `lateral … offset 0`: see server/modules/gaps/store.ts.

/** `c`: the answers of each prompt, platform and day, and those of them that count. */
function cells({ userId, metric, pageIds, promptIds }: CountsQuery, { from, to }: DateRange<string>): SQL {
  const prompts = tableOf(
    'p',
    { id: 'uuid' },
    promptIds.map((id) => ({ id })),
  );
  const answers = sql`
    select p.id as prompt_id, d.platform, d.day, d.answers, d.visible as hits from ${prompts}
    cross join lateral (select d.platform, d.day, d.answers, d.visible from sightline.prompt_day d
      where d.user_id = ${userId} and ${keyInDays(sql`d.prompt_id`, sql`p.id`, sql`d.day`, { from, to })}
        and d.platform <> '*' and d.answers > 0 offset 0) d`;
  if (metric === 'mentions') return answers;
  return sql`
    select n.prompt_id, n.platform, n.day, n.answers, coalesce(k.hits, 0) as hits from (${answers}) n
    left join (${citing({ userId, pageIds, from, to })}) k
      on k.prompt_id = n.prompt_id and k.platform = n.platform and k.day = n.day`;
}

/** Answers that cite a page, by prompt, platform and day. */
const citing = ({
  userId,
  pageIds,
  from,
  to,
}: Pick<CountsQuery, 'userId' | 'pageIds'> & DateRange<string>) => sql`
  select a.prompt_id, a.platform, a.day, count(distinct a.id)::int as hits
  from (select distinct c.answer_id from sightline.citation c
        where c.user_id = ${userId} and c.source_id = ${anyOf(pageIds, 'uuid')}
          and c.day between ${from}::date and ${to}::date) c
  cross join lateral (select a.id, a.prompt_id, a.platform, a.day from sightline.answer a
                      where a.user_id = ${userId} and a.id = c.answer_id and a.status = 'answered' offset 0) a
  group by 1, 2, 3`;

export interface PlatformDayRow {
  promptGroup: 'treated' | 'control';
  platform: string;
  day: string;
  answers: number;
  hits: number;
}

/** Answers of both groups by platform and day. */
export async function findGroupDays(
  db: Db,
  query: CountsQuery,
  treatedIds: readonly string[],
  range: DateRange<string>,
): Promise<PlatformDayRow[]> {
  return rows(
    db,
    sql`select case when c.prompt_id = ${anyOf(treatedIds, 'uuid')} then 'treated' else 'control' end as "promptGroup",
               c.platform, c.day::text as day, sum(c.answers)::int as answers, sum(c.hits)::int as hits
        from (${cells(query, range)}) c group by 1, 2, 3 order by 3, 2, 1`,
  );
}

export interface PromptCountsRow {
  promptId: string;
  platform: string;
  beforeAnswers: number;
  beforeHits: number;
  afterAnswers: number;
  afterHits: number;
}

/** Answers by prompt and platform in both windows, without the days of a platform that are left out. */
export async function findPromptCounts(
  db: Db,
  query: CountsQuery,
  { before, after }: { before: DateRange<string>; after: DateRange<string> },
  leftOut: readonly { platform: string; day: string }[],
): Promise<PromptCountsRow[]> {
  const sumOf = (column: 'answers' | 'hits', { from, to }: DateRange<string>) =>
    sql`coalesce(sum(c.${sql.raw(column)}) filter (where c.day between ${from}::date and ${to}::date), 0)::int`;
  const without =
    leftOut.length === 0
      ? sql``
      : sql`left join ${tableOf('x', { platform: 'text', day: 'date' }, leftOut)} on x.platform = c.platform and x.day = c.day
            where x.day is null`;
  return rows(
    db,
    sql`select c.prompt_id as "promptId", c.platform, ${sumOf('answers', before)} as "beforeAnswers",
               ${sumOf('hits', before)} as "beforeHits", ${sumOf('answers', after)} as "afterAnswers",
               ${sumOf('hits', after)} as "afterHits"
        from (${cells(query, { from: before.from, to: after.to })}) c ${without} group by 1, 2`,
  );
}

/** The models that answered the prompts, by platform and day. */
export async function findModels(
  db: Db,
  userId: string,
  promptIds: readonly string[],
  { from, to }: DateRange<string>,
): Promise<{ platform: string; model: string; day: string; answers: number }[]> {
  const prompts = tableOf(
    'p',
    { id: 'uuid' },
    promptIds.map((id) => ({ id })),
  );
  return rows(
    db,
    sql`select a.platform, a.model, a.day::text as day, count(*)::int as answers from ${prompts}
        cross join lateral (select a.platform, a.model, a.day from sightline.answer a
          where a.user_id = ${userId} and a.prompt_id = p.id and (a.prompt_id, a.day) >= (p.id, ${from}::date)
            and (a.prompt_id, a.day) <= (p.id, ${to}::date) and a.status = 'answered' and ${ASKED_PLAINLY}
            and a.model is not null offset 0) a
        group by 1, 2, 3 order by 1, 3, 2`,
  );
}

/** The account's latest collected day; null before the first answer. */
export async function findLatestDay(db: Db, userId: string): Promise<string | null> {
  const [row] = await rows<{ day: string | null }>(
    db,
    sql`select max(a.day)::text as day from sightline.answer a where a.user_id = ${userId}`,
  );
  return row?.day ?? null;
}
