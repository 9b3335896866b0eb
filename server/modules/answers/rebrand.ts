import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import type { AnswersDeps } from './deps.ts';
import { shiftRollups } from './rollups/move.ts';

/** Prompts of one transaction; each brings its whole history. */
const PROMPTS = 5;

/** Judges anew which prompts name the brand, and counts their answers accordingly. */
export async function rebrand(deps: AnswersDeps, userId: string): Promise<void> {
  const { brand, version } = await deps.brands.tracked(userId);
  const wrong = await deps.prompts.misbranded(userId, brand);
  for (const branded of [true, false]) {
    const prompts = wrong.filter((prompt) => prompt.branded !== branded);
    for (let at = 0; at < prompts.length; at += PROMPTS) {
      const some = prompts.slice(at, at + PROMPTS);
      const done = await deps.db.transaction(async (tx) => {
        await deps.accounts.lock(tx, userId);
        // With other names these are others, and answers are outdated again: whoever sees to those comes here after.
        if ((await deps.brands.tracked(userId, tx)).version !== version) return false;
        const promptIds = some.map(({ id }) => id);
        const from = await topicsOf(tx, userId, promptIds);
        await shiftRollups(tx, userId, { promptIds, topics: 'all', from }, () =>
          deps.prompts.setBranded(tx, userId, promptIds, branded),
        );
        await deps.accounts.raiseDataVersion(tx, userId);
        return true;
      });
      if (!done) return;
    }
  }
}

/** The topics in which prompts are counted, the aggregate topic among them. */
async function topicsOf(tx: Db, userId: string, promptIds: readonly string[]): Promise<string[]> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select t.id from sightline.topic t
        where t.user_id = ${userId}
          and (t.is_aggregate or t.id in (select p.topic_id from sightline.prompt p
                                          where p.user_id = ${userId} and p.id = ${anyOf(promptIds, 'uuid')}))`,
  );
  return found.map(({ id }) => id);
}
