import { type SQL, sql } from 'drizzle-orm';
import { keyInDays } from '../../db/key-in-days.ts';
import { IS_MANY } from '../../db/many-rows.ts';
import { monthSpan } from '../../lib/days.ts';
import { onEach, type RollupFilter } from './rollup-filter.ts';

/**
 * The answers of all prompts in a range, by platform and period: by months, and by days where a month is not wholly in it. `start` is a
 * period's first day. For `lateral` beside `MANY`.
 */
export function promptPeriods(filter: RollupFilter): SQL {
  const { userId, from, to, platform } = filter;
  const { first, end } = monthSpan(filter);
  const of = (day: SQL) =>
    sql`select d.prompt_id, d.platform, ${day} as start, d.answers, d.visible, d.missed`;
  const ofDays = (since: string, condition: SQL) => sql`
    ${of(sql`d.day`)} from sightline.prompt_day d
    where d.user_id = ${userId} and d.day >= ${since}::date and ${condition} and ${onEach(filter)} and d.answers > 0
      and ${IS_MANY}`;
  const months = sql`
    ${of(sql`d.month`)} from sightline.prompt_month d
    where d.user_id = ${userId} and ${IS_MANY} ${platform === null ? sql`` : sql`and d.platform = ${platform}`}
      ${from === null ? sql`` : sql`and d.month >= ${first}::date`} ${to === null ? sql`` : sql`and d.month < ${end}::date`}`;
  return sql.join(
    [
      months,
      ...(from === null ? [] : [ofDays(from, sql`d.day < ${first}::date`)]),
      ...(to === null ? [] : [ofDays(end, sql`d.day <= ${to}::date`)]),
    ],
    sql` union all `,
  );
}

/**
 * The latest day of a prompt's answers that meet a condition, from the start of the last period that has one on.
 * @param prompt has `prompt_id` and `start`
 */
export const lastDayOf = (filter: RollupFilter, prompt: SQL, condition: SQL): SQL => sql`
  select max(d.day) as day from sightline.prompt_day d
  where d.user_id = ${filter.userId} and d.prompt_id = ${prompt}.prompt_id and ${onEach(filter)} and ${condition}
    and ${keyInDays(sql`d.prompt_id`, sql`${prompt}.prompt_id`, sql`d.day`, { from: sql`${prompt}.start`, to: filter.to ?? 'infinity' })} offset 0`;
