import { sql } from 'drizzle-orm';
import { writeCheckpoint } from '../../server/db/checkpoint.ts';
import type { Database } from '../../server/db/client.ts';
import type { Viewer } from '../../server/modules/accounts/model.ts';
import { insertFindings } from '../../server/modules/answers/findings-store.ts';
import type { AnalysedAnswer } from '../../server/modules/answers/model.ts';
import { addToRollups } from '../../server/modules/answers/rollups.ts';
import { answersJson, insertAnswers } from '../../server/modules/answers/store.ts';
import { seeded } from '../../server/platforms/simulator/random.ts';
import type { Services } from '../../server/services.ts';
import { createWorldAnalyser } from './analyse.ts';
import { END, type WorldAnswer, worldAnswers } from './answers.ts';
import { BRAND } from './companies.ts';
import { savePersonas } from './personas.ts';
import { PROMPTS, TOPICS } from './prompts.ts';
import { readWorldPages } from './read-pages.ts';
import { reviewWorld } from './reviews.ts';
import { createWorldRuns } from './runs.ts';
import { postWorldVisits } from './visits.ts';

const BATCH = 500;
/** The product counts discovered companies in these of the answers; in all of 1,000,000 it would take most of an hour. */
const MAX_DISCOVERED = 5_000;

interface World {
  /** Of the year; those asked as personas come on top. */
  answers: number;
  /** Gives an account answers of its own. */
  seed: string;
}

/**
 * Fills an account with a year of answers, by the product's own statements in larger batches, and with what follows
 * from them. Foreign keys are not checked: the caller opens the database with `session_replication_role = replica`.
 */
export async function fillWorld(
  database: Database,
  services: Services,
  viewer: Viewer,
  { answers, seed }: World,
): Promise<void> {
  const { userId } = viewer;
  await fillAnswers(database, services, viewer, { answers, seed });
  // A job of the product does so while an account grows (decision 057).
  if (database.kind === 'postgres') await database.db.execute(sql`analyze`);
  await services.discoveries.update(userId);
  await readWorldPages(database.db, { userId, seed, now: END });
  await reviewWorld(services.reviews, viewer, { answers, random: seeded(seed, 'reviews') });
  await postWorldVisits(services.visits, viewer, { answers, end: END });
}

async function fillAnswers(
  { db, kind }: Database,
  services: Services,
  viewer: Viewer,
  { answers, seed }: World,
): Promise<void> {
  const { userId } = viewer;
  await services.brands.save(viewer, BRAND);
  const tracked = await services.brands.tracked(userId);
  const references = PROMPTS.map(({ topic, question }) => ({
    ...{ topic: TOPICS[topic] as string, prompt: question, promptGroup: null },
  }));
  const ids = await services.prompts.ensure(userId, tracked.brand, references);
  const promptIds = new Map(references.map(({ prompt }, index) => [prompt, ids[index] as string]));
  const personaIds = await savePersonas(services.personas, viewer, ids);
  const runs = createWorldRuns(userId);
  const analyse = createWorldAnalyser(tracked);
  const analyseInto = (answer: WorldAnswer): AnalysedAnswer =>
    analyse(answer, {
      promptId: promptIds.get(answer.prompt) as string,
      personaId: answer.persona === null ? null : (personaIds.get(answer.persona) as string),
      collection: runs.add(answer),
    });
  let stored = 0;
  for (const batch of batchesOf(worldAnswers(answers, { seed, personas: true }))) {
    const analysed = batch.map(analyseInto).sort((a, b) => (a.id < b.id ? -1 : 1));
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
    stored += batch.length;
    if (kind === 'embedded') await writeCheckpoint(db);
  }
  await db.transaction((tx) => runs.save(tx));
}

function* batchesOf<Item>(items: Iterable<Item>): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** What runs by itself after a while: autovacuum on a server, the product's own vacuum in an embedded database. */
export async function settle({ db, kind }: Database): Promise<void> {
  await db.execute(kind === 'postgres' ? sql`vacuum analyze` : sql`vacuum`);
  await db.execute(sql`checkpoint`);
}
