import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { ASKED_PLAINLY } from '../../db/asked-plainly.ts';
import { type Db, isEmbedded } from '../../db/client.ts';
import { inOrder } from '../../db/in-order.ts';
import { inPortions } from '../../lib/portions.ts';
import { moveCitations, packCitations, readTopicIds, repackCitations } from './citations.ts';

/** Adds newly stored answers to the rollups. The caller holds the account. */
export async function addToRollups(tx: Db, userId: string, answerIds: readonly string[]): Promise<void> {
  const answers = sql`${`{${answerIds.join()}}`}`;
  await inOrder(
    tx,
    () => contribute(tx, userId, answers, 1),
    () => packCitations(tx, userId, answers),
  );
}

/** Takes answers out of the rollups and adds them again after `change`. The caller holds the account. */
export async function changeInRollups(
  tx: Db,
  userId: string,
  changed: readonly { id: string; day: string; platform: string }[],
  change: () => Promise<void>,
): Promise<void> {
  const answers = sql`${`{${changed.map(({ id }) => id).join()}}`}`;
  await contribute(tx, userId, answers, -1);
  await change();
  await contribute(tx, userId, answers, 1);
  await repackCitations(tx, userId, changed);
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

/** No figure mixes answers that were asked as a persona with plain ones (decision 054). */
const askedPlainly = (userId: string, answerIds: SQL) => sql`array(
  select i.id from unnest(${answerIds}::uuid[]) as i (id)
  cross join lateral (select a.persona_id from sightline.answer a
                      where a.user_id = ${userId} and a.id = i.id offset 0) a
  where ${ASKED_PLAINLY})`;

/** The only writer of the rollups; migration 0070 defines what an answer contributes (decision 001). */
const contribute = (tx: Db, userId: string, answerIds: SQL, factor: 1 | -1) =>
  tx.execute(
    sql`select sightline.contribute_answers_6(${userId}, ${askedPlainly(userId, answerIds)}, ${factor})`,
  );

/** Adds what answers name, discovered companies included, to its rollup, or takes it out; migration 0070 defines it. */
export const contributeNamed = (tx: Db, userId: string, answerIds: SQL, factor: 1 | -1) =>
  tx.execute(
    sql`select sightline.contribute_named_1(${userId}, ${askedPlainly(userId, answerIds)}, ${factor})`,
  );
