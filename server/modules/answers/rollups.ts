import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import { addDays, daysOf, mondayOf } from '../../lib/days.ts';

/** Adds newly stored answers to the rollups. The caller holds the account. */
export const addToRollups = (tx: Db, userId: string, answerIds: readonly string[]) =>
  contribute(tx, userId, sql`${`{${answerIds.join()}}`}`, 1);

/** Takes an answer out of the rollups and adds it again after `change`. The caller holds the account. */
export async function changeInRollups(
  tx: Db,
  userId: string,
  answerId: string,
  change: () => Promise<void>,
): Promise<void> {
  const answers = sql`${`{${answerId}}`}`;
  await contribute(tx, userId, answers, -1);
  await change();
  await contribute(tx, userId, answers, 1);
}

/**
 * Takes the whole history of some prompts out of the rollups and adds it again after `change`, which may put the prompts
 * in another topic or mark them as branded. The caller holds the account.
 */
export async function moveInRollups(
  tx: Db,
  userId: string,
  promptIds: readonly string[],
  change: () => Promise<void>,
): Promise<void> {
  const answers = sql`array(select id from sightline.answer
    where user_id = ${userId} and prompt_id = ${anyOf(promptIds, 'uuid')})`;
  await contribute(tx, userId, answers, -1);
  await contributeNamed(tx, userId, answers, -1);
  await change();
  await contribute(tx, userId, answers, 1);
  await contributeNamed(tx, userId, answers, 1);
}

/**
 * Deletes the rollups of some days (UTC, YYYY-MM-DD; all days when left out) and adds the answers of these days again.
 * The caller holds the account.
 */
export async function recomputeRollups(tx: Db, userId: string, days?: readonly string[]): Promise<void> {
  const where = sql`user_id = ${userId} ${days ? sql`and day = ${anyOf(days, 'date')}` : sql``}`;
  // By topic or prompt and day, in the order of the tables' keys.
  const topics = sql`array(select id from sightline.topic where user_id = ${userId})`;
  const cited = await findCited(tx, userId, days);
  if (!days) await tx.execute(sql`delete from sightline.source_total where user_id = ${userId}`);
  for (const table of ['topic_day', 'company_day', 'named_company_day', 'source_day', 'judge_day']) {
    await tx.execute(
      sql`delete from sightline.${sql.raw(table)} where ${where} and topic_id = any (${topics})`,
    );
  }
  const prompts = sql`array(select distinct prompt_id from sightline.answer where ${where})`;
  await tx.execute(sql`delete from sightline.prompt_day where ${where} and prompt_id = any (${prompts})`);
  await restoreWeeks(tx, userId, prompts, days);
  const answers = sql`array(select id from sightline.answer where ${where})`;
  await contribute(tx, userId, answers, 1);
  await contributeNamed(tx, userId, answers, 1);
  if (days) await restoreSourceTotals(tx, userId, [...cited, ...(await findCited(tx, userId, days))]);
}

interface CitedSource {
  topicId: string;
  sourceId: string;
}

/** The sources of each topic that answers of some days cite; none where no days are named. */
async function findCited(tx: Db, userId: string, days?: readonly string[]): Promise<CitedSource[]> {
  if (!days) return [];
  return rows<CitedSource>(
    tx,
    sql`select distinct topic_id as "topicId", source_id as "sourceId" from sightline.source_day
        where user_id = ${userId} and day = ${anyOf(days, 'date')}
          and topic_id = any (array(select id from sightline.topic where user_id = ${userId}))`,
  );
}

/** Sums up the totals of sources from their days. */
async function restoreSourceTotals(tx: Db, userId: string, cited: readonly CitedSource[]): Promise<void> {
  const pairs = [...new Map(cited.map((each) => [each.topicId + each.sourceId, each])).values()];
  if (pairs.length === 0) return;
  const ids = (key: keyof CitedSource) => `{${pairs.map((each) => each[key]).join()}}`;
  await tx.execute(
    sql`select sightline.restore_source_totals_1(${userId}, ${ids('topicId')}, ${ids('sourceId')})`,
  );
}

/** Sums up the weeks of prompts from the days that are left; deletes all weeks where no days are named. */
async function restoreWeeks(tx: Db, userId: string, prompts: SQL, days?: readonly string[]): Promise<void> {
  const mondays = days && [...new Set(days.map(mondayOf))];
  const weeks = mondays ? sql`and week = ${anyOf(mondays, 'date')}` : sql``;
  await tx.execute(
    sql`delete from sightline.prompt_week where user_id = ${userId} and prompt_id = any (${prompts}) ${weeks}`,
  );
  if (!mondays) return;
  const left = mondays.flatMap((monday) => daysOf({ from: monday, to: addDays(monday, 6) }));
  await tx.execute(sql`
    insert into sightline.prompt_week (user_id, prompt_id, week, platform, answers, visible, analyzed, sentiment_sum)
    select user_id, prompt_id, day + 1 - extract(isodow from day)::int, platform, sum(answers), sum(visible),
           sum(analyzed), sum(sentiment_sum)
    from sightline.prompt_day
    where user_id = ${userId} and prompt_id = any (${prompts}) and day = ${anyOf(left, 'date')}
      and platform <> '*' and answers > 0
    group by 1, 2, 3, 4`);
}

/**
 * The only writer of the rollups; migrations 0014 and 0015 define what an answer contributes (decision 001). Totals come after
 * the days, from which they are summed up again when answers are taken away.
 */
async function contribute(tx: Db, userId: string, answerIds: SQL, factor: 1 | -1): Promise<void> {
  await tx.execute(sql`select sightline.contribute_answers_3(${userId}, ${answerIds}, ${factor})`);
  await tx.execute(sql`select sightline.contribute_source_totals_1(${userId}, ${answerIds}, ${factor})`);
}

/** Adds what answers name, discovered companies included, to its rollup, or takes it out; migration 0012 defines it. */
export const contributeNamed = (tx: Db, userId: string, answerIds: SQL, factor: 1 | -1) =>
  tx.execute(sql`select sightline.contribute_named_1(${userId}, ${answerIds}, ${factor})`);
