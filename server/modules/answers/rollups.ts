import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { ASKED_PLAINLY } from '../../db/asked-plainly.ts';
import { type Db, isEmbedded } from '../../db/client.ts';
import { inOrder } from '../../db/in-order.ts';
import { addDays, daysOf, lastOfMonth, mondayOf, monthOf } from '../../lib/days.ts';
import { inPortions } from '../../lib/portions.ts';
import { moveCitations, packCitations, readTopicIds, recountSources, repackCitations } from './citations.ts';

/** Adds newly stored answers to the rollups. The caller holds the account. */
export async function addToRollups(tx: Db, userId: string, answerIds: readonly string[]): Promise<void> {
  const answers = sql`${`{${answerIds.join()}}`}`;
  await inOrder(
    tx,
    () => contribute(tx, userId, answers, 1),
    () => packCitations(tx, userId, answers),
  );
}

/** Takes an answer of a day out of the rollups and adds it again after `change`. The caller holds the account. */
export async function changeInRollups(
  tx: Db,
  userId: string,
  { id, day }: { id: string; day: string },
  change: () => Promise<void>,
): Promise<void> {
  const answers = sql`${`{${id}}`}`;
  await contribute(tx, userId, answers, -1);
  await change();
  await contribute(tx, userId, answers, 1);
  await repackCitations(tx, userId, [day]);
}

/** How long moving prompts may keep everybody waiting in an embedded database, and the account's writers on a server (decision 063). */
const MOVE_MS = { embedded: 250, server: 10_000 };

/** Moves prompts some at a time, by a transaction each; a prompt moves with all its answers at once. */
export const moveInPortions = <Prompt, Result>(
  db: Db,
  prompts: readonly Prompt[],
  move: (portion: Prompt[]) => Promise<Result>,
): Promise<Result[]> => inPortions(prompts, isEmbedded(db) ? MOVE_MS.embedded : MOVE_MS.server, move);

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
  const before = await readTopicIds(tx, userId, promptIds);
  await contribute(tx, userId, answers, -1);
  await contributeNamed(tx, userId, answers, -1);
  await change();
  await moveCitations(tx, userId, before);
  await contribute(tx, userId, answers, 1);
  await contributeNamed(tx, userId, answers, 1);
}

/**
 * Deletes the rollups of some days (UTC, YYYY-MM-DD; all days when left out) and adds the answers of these days again.
 * Counts of sources follow the citations, so they are counted again only with all days. The caller holds the account.
 */
export async function recomputeRollups(tx: Db, userId: string, days?: readonly string[]): Promise<void> {
  const where = sql`user_id = ${userId} ${days ? sql`and day = ${anyOf(days, 'date')}` : sql``}`;
  // By topic or prompt and day, in the order of the tables' keys.
  const topics = sql`array(select id from sightline.topic where user_id = ${userId})`;
  for (const table of ['topic_day', 'company_day', 'named_company_day', 'judge_day', 'origin_day']) {
    await tx.execute(
      sql`delete from sightline.${sql.raw(table)} where ${where} and topic_id = any (${topics})`,
    );
  }
  const prompts = sql`array(select distinct prompt_id from sightline.answer where ${where})`;
  await tx.execute(sql`delete from sightline.prompt_day where ${where} and prompt_id = any (${prompts})`);
  await restoreWeeks(tx, userId, prompts, days);
  await restoreMonths(tx, userId, { prompts, topics }, days);
  const answers = sql`array(select id from sightline.answer where ${where})`;
  await contribute(tx, userId, answers, 1);
  await contributeNamed(tx, userId, answers, 1);
  await repackCitations(tx, userId, days);
  if (!days) await recountSources(tx, userId);
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

/** Sums up the months of prompts and companies from the days that are left; deletes all months where no days are named. */
async function restoreMonths(
  tx: Db,
  userId: string,
  { prompts, topics }: { prompts: SQL; topics: SQL },
  days?: readonly string[],
): Promise<void> {
  const months = days && [...new Set(days.map(monthOf))];
  const ofMonths = months ? sql`and month = ${anyOf(months, 'date')}` : sql``;
  await tx.execute(
    sql`delete from sightline.prompt_month where user_id = ${userId} and prompt_id = any (${prompts}) ${ofMonths}`,
  );
  await tx.execute(
    sql`delete from sightline.company_month where user_id = ${userId} and topic_id = any (${topics}) ${ofMonths}`,
  );
  if (!months) return;
  const left = months.flatMap((month) => daysOf({ from: month, to: lastOfMonth(month) }));
  const month = sql`day + 1 - extract(day from day)::int`;
  await tx.execute(sql`
    insert into sightline.prompt_month (user_id, prompt_id, month, platform, answers, visible, missed, analyzed, sentiment_sum)
    select user_id, prompt_id, ${month}, platform, sum(answers), sum(visible), sum(missed), sum(analyzed), sum(sentiment_sum)
    from sightline.prompt_day
    where user_id = ${userId} and prompt_id = any (${prompts}) and day = ${anyOf(left, 'date')}
      and platform <> '*' and answers > 0
    group by 1, 2, 3, 4`);
  await tx.execute(sql`
    insert into sightline.company_month (user_id, topic_id, month, platform, branded, company_id, mentions, position_sum)
    select user_id, topic_id, ${month}, platform, branded, company_id, sum(mentions), sum(position_sum)
    from sightline.company_day
    where user_id = ${userId} and topic_id = any (${topics}) and day = ${anyOf(left, 'date')}
    group by 1, 2, 3, 4, 5, 6`);
}

/** No figure mixes answers that were asked as a persona with plain ones (decision 054). */
const askedPlainly = (userId: string, answerIds: SQL) => sql`array(
  select i.id from unnest(${answerIds}::uuid[]) as i (id)
  cross join lateral (select a.persona_id from sightline.answer a
                      where a.user_id = ${userId} and a.id = i.id offset 0) a
  where ${ASKED_PLAINLY})`;

/** The only writer of the rollups; migration 0054 defines what an answer contributes (decision 001). */
const contribute = (tx: Db, userId: string, answerIds: SQL, factor: 1 | -1) =>
  tx.execute(
    sql`select sightline.contribute_answers_6(${userId}, ${askedPlainly(userId, answerIds)}, ${factor})`,
  );

/** Adds what answers name, discovered companies included, to its rollup, or takes it out; migration 0012 defines it. */
export const contributeNamed = (tx: Db, userId: string, answerIds: SQL, factor: 1 | -1) =>
  tx.execute(
    sql`select sightline.contribute_named_1(${userId}, ${askedPlainly(userId, answerIds)}, ${factor})`,
  );
