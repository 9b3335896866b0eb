import { type SQL, sql } from 'drizzle-orm';
import { keyInDays } from '../../db/key-in-days.ts';
import { IS_MANY, MANY } from '../../db/many-rows.ts';
import { type ComparedWindows, comparedPeriods } from './compared-periods.ts';
import { aggregateTopic, onEach, type RollupFilter } from './rollup-filter.ts';

/** The answers to one prompt on one platform in one of two windows. */
export interface PromptWindowRow {
  topicId: string;
  prompt: string;
  platform: string;
  /** In the second window. */
  later: boolean;
  answers: number;
  visible: number;
  brandedAnswers: number;
  brandedVisible: number;
  analyzed: number;
  sentimentSum: number;
}

export const PROMPT_WINDOW_COLUMNS = [
  ...(['topicId', 'prompt', 'platform', 'later', 'answers', 'visible'] as const),
  ...(['brandedAnswers', 'brandedVisible', 'analyzed', 'sentimentSum'] as const),
] satisfies (keyof PromptWindowRow)[];

/**
 * Prompts of topics by platform in two windows. All of an account's are read by period, those of other topics by prompt.
 * @returns a query of `PromptWindowRow`
 */
export function promptWindows(
  filter: RollupFilter,
  windows: ComparedWindows,
  topicIds: readonly string[],
): SQL {
  const { userId } = filter;
  const { days, weeks, months } = comparedPeriods(windows);
  const ofAll = sql`(select bool_or(t.is_all) from t)`;
  const parts = [
    { table: sql`sightline.prompt_day`, start: sql`d.day`, starts: days },
    { table: sql`sightline.prompt_week`, start: sql`d.week`, starts: weeks },
    { table: sql`sightline.prompt_month`, start: sql`d.month`, starts: months },
  ].flatMap(({ table, start, starts }) => {
    const rowsOf = (key: SQL) => sql`
      cross join lateral (
        select d.prompt_id, d.platform, ${start} >= ${windows[1].from}::date as later, d.answers, d.visible, d.analyzed,
               d.sentiment_sum
        from ${table} d
        where d.user_id = ${userId} and ${key} and ${onEach(filter)} and d.answers > 0 offset 0
      ) d`;
    const each = sql`unnest(${starts}::date[]) x (start)`;
    const ofPrompt = keyInDays(sql`d.prompt_id`, sql`p.id`, start, { from: sql`x.start`, to: sql`x.start` });
    return [
      sql`select d.* from ${each} ${rowsOf(sql`${start} = x.start`)} where ${ofAll} and ${IS_MANY}`,
      sql`select d.* from p cross join ${each} ${rowsOf(ofPrompt)} where not ${ofAll} and ${IS_MANY}`,
    ];
  });
  // A full join is made by hash; `offset 0` keeps it from becoming another one.
  return sql`
  with t as materialized (
    select t.value::uuid as id, t.value::uuid = ${aggregateTopic(userId)} as is_all
    from jsonb_array_elements_text(${JSON.stringify(topicIds)}::jsonb) t
  ), p as materialized (
    select p.id, p.topic_id, p.branded from sightline.prompt p
    where p.user_id = ${userId} and (${ofAll} or p.topic_id = any (array(select t.id from t)))
  ), d as materialized (
    select d.prompt_id, d.platform, d.later, sum(d.answers) as answers, sum(d.visible) as visible, sum(d.analyzed) as analyzed,
           sum(d.sentiment_sum) as sentiment_sum
    from ${MANY} cross join lateral (${sql.join(parts, sql` union all `)} offset 0) d
    group by 1, 2, 3
  )
  select t.id as "topicId", d.id as prompt, d.platform, d.later, d.answers, d.visible,
         case when d.branded then d.answers else 0 end as "brandedAnswers",
         case when d.branded then d.visible else 0 end as "brandedVisible", d.analyzed, d.sentiment_sum as "sentimentSum"
  from (select * from d full join p on p.id = d.prompt_id offset 0) d
  join t on t.is_all or t.id = d.topic_id
  where d.id is not null and d.prompt_id is not null`;
}
