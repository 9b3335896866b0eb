import { deepEqual } from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../../server/config/config.ts';
import { type Db, rows } from '../../../server/db/client.ts';
import { IMPORT_BATCH } from '../../../server/modules/answers/recorded-answer.ts';
import { createServices } from '../../../server/services.ts';
import { dataOf } from '../api.ts';
import { checkRollups, checkWhole } from '../check.ts';
import { ANSWER, addCustomers, type Customer, FINDINGS } from '../customers.ts';
import { newDatabase } from '../database.ts';
import { startProgram } from '../program.ts';
import { after, between, type KillWork } from './kind.ts';

const ANSWERS = 2_000;
const DAYS = 20;
const DAY_MS = 86_400_000;

/** Kills servers that reanalyse all answers while a mentioned competitor is removed and added again. */
export const killReanalyses: KillWork = async (kind, rounds) => {
  const soak = await newDatabase(kind);
  try {
    const customer = await prepareCustomer(soak);
    let cut = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const server = await startProgram('server', soak.env);
      await server.ready();
      await reanalyseAll(server.origin, customer);
      await track(server.origin, customer, []);
      await track(server.origin, customer, ['Tarnwick']);
      const ended = reanalyseAll(server.origin, customer).catch(() => null);
      await after(between(0, 1000));
      await server.end('SIGKILL');
      await ended;
      const database = await soak.open();
      const left = await checkHalfway(database.db, customer);
      if (left > 0 && left < ANSWERS) cut += 1;
      await database.close();
    }
    const server = await startProgram('server', soak.env);
    await server.ready();
    await reanalyseAll(server.origin, customer);
    await server.end('SIGTERM');
    const database = await soak.open();
    await checkWhole(database, [customer]);
    await database.close();
    return `${cut} of ${rounds} ended between two transactions, the others before or after; rollups true each time, and all done in the end`;
  } finally {
    await soak.drop();
  }
};

async function prepareCustomer(soak: Awaited<ReturnType<typeof newDatabase>>): Promise<Customer> {
  const database = await soak.open();
  try {
    const [customer] = await addCustomers(database, { count: 1, questions: [], platforms: [], env: {} });
    if (!customer) throw new Error('no customer');
    const { userId, email } = customer;
    const services = createServices(database.db, readConfig({ LOG_LEVEL: 'silent' }));
    const viewer = await services.accounts.viewerOf({ userId, email, sessionId: '' });
    for (let at = 0; at < ANSWERS; at += IMPORT_BATCH) {
      const batch = Array.from({ length: IMPORT_BATCH }, (_, index) => recording(at + index));
      await services.answers.importRecorded(viewer, batch);
    }
    return customer;
  } finally {
    await database.close();
  }
}

const recording = (index: number) => ({
  id: `again-${index}`,
  platform: index % 2 ? 'chatgpt' : 'gemini',
  collectedAt: new Date(Date.UTC(2025, 0, 1) + (index % DAYS) * DAY_MS).toISOString(),
  topic: `Topic ${index % 4}`,
  prompt: `Which tool is best for use number ${index % 40}?`,
  answer: ANSWER.text,
  sources: ANSWER.sources,
});

async function track(origin: string, { token }: Customer, competitors: readonly string[]): Promise<void> {
  await dataOf(
    origin,
    token,
    'mutation ($input: SaveBrandInput!) { saveBrand(input: $input) { errors { message } } }',
    {
      input: {
        brand: { name: 'Quillmark', aliases: [], domain: 'quillmark.example' },
        competitors: competitors.map((name) => ({ name, aliases: [] })),
      },
    },
  );
}

/** @throws when the server is gone */
async function reanalyseAll(origin: string, { token }: Customer): Promise<void> {
  for (;;) {
    const { reanalyse } = await dataOf<{ reanalyse: { remaining: number } }>(
      origin,
      token,
      'mutation { reanalyse { remaining } }',
    );
    if (reanalyse.remaining === 0) return;
  }
}

/**
 * @returns how many answers are still to be reanalysed
 * @throws when an answer's state and findings disagree, or a rollup is wrong
 */
async function checkHalfway(db: Db, { userId }: Customer): Promise<number> {
  const found = await rows<{ outdated: boolean; mentions: number; answers: number }>(
    db,
    sql`select a.company_version <> o.company_version as outdated, m.mentions, count(*)::int as answers
        from sightline.answer a
        join sightline.account o on o.user_id = a.user_id
        cross join lateral (select count(*)::int as mentions from sightline.mention m
                            where m.user_id = a.user_id and m.answer_id = a.id) m
        where a.user_id = ${userId} group by 1, 2`,
  );
  for (const { outdated, mentions } of found) deepEqual(mentions, FINDINGS.mentions - Number(outdated));
  await checkRollups(db, userId);
  return found.find(({ outdated }) => outdated)?.answers ?? 0;
}
