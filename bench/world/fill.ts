import { sql } from 'drizzle-orm';
import { writeCheckpoint } from '../../server/db/checkpoint.ts';
import type { Database } from '../../server/db/client.ts';
import type { Viewer } from '../../server/modules/accounts/model.ts';
import { insertFindings } from '../../server/modules/answers/findings-store.ts';
import type { AnalysedAnswer } from '../../server/modules/answers/model.ts';
import { addToRollups } from '../../server/modules/answers/rollups.ts';
import { answersJson, insertAnswers } from '../../server/modules/answers/store.ts';
import type { Services } from '../../server/services.ts';
import { createWorldAnalyser } from './analyse.ts';
import { worldAnswers } from './answers.ts';
import { BRAND } from './companies.ts';
import { PROMPTS, TOPICS } from './prompts.ts';
import { readWorldPages } from './read-pages.ts';

const BATCH = 500;
/** The product counts discovered companies in these of the answers; in all of them would take hours. */
const MAX_DISCOVERED = 2_000;
/** After the last answer. */
const END = '2026-01-01T00:00:00Z';

/**
 * Fills an account with a year of answers, by the product's own statements in larger batches. Foreign keys are not
 * checked: the caller opens the database with `session_replication_role = replica`.
 * @param seed gives an account answers of its own
 */
export async function fillWorld(
  { db, kind }: Database,
  services: Services,
  viewer: Viewer,
  { answers, seed = 'world' }: { answers: number; seed?: string },
): Promise<void> {
  const { userId } = viewer;
  await services.brands.save(viewer, BRAND);
  const tracked = await services.brands.tracked(userId);
  const references = PROMPTS.map(({ topic, question }) => ({
    ...{ topic: TOPICS[topic] as string, prompt: question, promptGroup: null },
  }));
  const ids = await services.prompts.ensure(userId, tracked.brand, references);
  const promptIds = new Map(references.map(({ prompt }, index) => [prompt, ids[index] as string]));
  const analyse = createWorldAnalyser(tracked);
  const all = worldAnswers(answers, { seed });
  for (let stored = 0; stored < answers; stored += BATCH) {
    const analysed: AnalysedAnswer[] = [];
    // `take` would end the generator.
    while (analysed.length < Math.min(BATCH, answers - stored)) {
      const { value: answer } = all.next();
      analysed.push(analyse(answer, promptIds.get(answer.prompt) as string));
    }
    analysed.sort((a, b) => (a.id < b.id ? -1 : 1));
    await db.transaction(async (tx) => {
      await services.accounts.lock(tx, userId);
      await insertAnswers(tx, userId, answersJson(analysed));
      await insertFindings(tx, userId, analysed);
      await addToRollups(
        tx,
        userId,
        analysed.map(({ id }) => id),
      );
      if (stored < MAX_DISCOVERED) await services.discoveries.addAnswers(tx, userId, analysed);
      await services.accounts.raiseDataVersion(tx, userId, { simulated: false });
    });
    if (kind === 'embedded') await writeCheckpoint(db);
  }
  await services.discoveries.update(userId);
  await readWorldPages(db, { userId, seed, now: END });
}

/** What runs by itself after a while: autovacuum on a server, the product's own vacuum in an embedded database. */
export async function settle({ db, kind }: Database): Promise<void> {
  await db.execute(kind === 'postgres' ? sql`vacuum analyze` : sql`vacuum`);
  await db.execute(sql`checkpoint`);
}
