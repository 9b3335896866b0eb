import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Db } from '../../db/client.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { expectedDiscovery, storedDiscovery } from '../../testing/expected-named.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { recomputeRollups } from '../../testing/recompute-rollups.ts';
import { type SeededAccount, seedAccount } from '../../testing/services.ts';
import { updateDiscoveries } from './update.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const BRAND = { name: 'Quillmark', aliases: [], domain: 'quillmark.example' };
const TARNWICK = { name: 'Tarnwick', aliases: [] };

/** Lists that name untracked companies often enough to discover them, and texts that need not. */
const TEXTS = [
  '1. **Zettelwerk Pro 3** – the most accurate of all.\n2. **Quillmark** – works well.\n3. **Norvella Air 2** – is small.',
  'Many people choose Zettelwerk for notes, and Norvella for drawings.',
  '- **Norvella Max 5**: quiet and fast\n- **Tarnwick**: dependable\n- **Ostravia**: for teams',
  'Quillmark and Ostravia are the usual choice.',
  '1. **Ostravia One 4** – the best value.\n2. **Zettelwerk** – a close second.\n3. **Tarnwick** – third.',
  'Die besten Geräte baut Zettelwerk, sagt die Redaktion, und der Preis ist gut.',
  'Nothing is named here.',
];

const recording = fc.record({
  id: fc.integer({ min: 1, max: 40 }).map((n) => `answer-${n}`),
  platform: fc.constantFrom('chatgpt', 'gemini'),
  run: fc.constant(1),
  collectedAt: fc.constantFrom('2025-05-24T23:59:59Z', '2025-05-25T00:00:01Z'),
  topic: fc.constantFrom('Writing', 'Notes'),
  promptGroup: fc.constant(null),
  prompt: fc.constantFrom('Which tool is best?', 'Is Quillmark any good?'),
  answer: fc.constantFrom(...TEXTS),
  sources: fc.constantFrom([], [{ url: 'https://norvella.example/', title: '' }]),
});

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('import' as const),
      batch: fc.array(recording, { minLength: 1, maxLength: 12 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('update' as const, 'killed' as const, 'twice' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('track' as const, 'untrack' as const, 'reanalyse' as const, 'recompute' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('dismiss' as const),
      key: fc.constantFrom('zettelwerk', 'norvella', 'ostravia'),
      dismissed: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('new rules' as const) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function run({ services, viewer }: SeededAccount, now: Step): Promise<void> {
  const { db } = database;
  const { userId } = viewer;
  const deps = { db, accounts: services.accounts, brands: services.brands };
  const { brand, competitors } = await services.brands.tracked(userId);
  if (!brand) throw new Error('There is no brand.');
  switch (now.kind) {
    case 'import':
      await services.answers.importRecorded(viewer, now.batch);
      return;
    case 'update':
      return updateDiscoveries(deps, userId);
    case 'killed': {
      const stop = new AbortController();
      const update = updateDiscoveries(deps, userId, stop.signal);
      setImmediate(() => stop.abort());
      return update;
    }
    case 'twice':
      await Promise.all([updateDiscoveries(deps, userId), updateDiscoveries(deps, userId)]);
      return;
    case 'track':
      await services.brands.save(viewer, {
        brand,
        competitors: [TARNWICK, { name: 'Zettelwerk', aliases: [] }],
      });
      return;
    case 'untrack':
      await services.brands.save(viewer, { brand, competitors: competitors.slice(0, 1) });
      return;
    case 'reanalyse':
      await services.answers.reanalyse(viewer);
      return;
    case 'recompute':
      await db.transaction((tx) => recomputeRollups(tx, userId));
      return;
    case 'dismiss':
      await services.discoveries.dismiss(viewer, now.key, now.dismissed).catch(() => {});
      return;
    case 'new rules':
      await updateDiscoveries({ ...deps, method: 'other rules' }, userId);
  }
}

test('an update leaves what the stored answers give, whatever came before it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
      const account = await seedAccount(database.db, BRAND, [TARNWICK]);
      for (const now of steps) await run(account, now);
      const { services, viewer } = account;
      while ((await services.answers.reanalyse(viewer)).remaining > 0);
      await services.discoveries.update(viewer.userId);
      const stored = await storedDiscovery(database.db, viewer.userId);
      expect(stored).toEqual(await expectedDiscovery(database.db, services.brands, viewer.userId));
    }),
    propertyRuns(40),
  );
});

/** The database, for an update that something happens to before each of its transactions, counted from 1. */
function beforeEachTransaction(happens: (transaction: number) => Promise<unknown>): Db {
  let transactions = 0;
  return Object.create(database.db, {
    transaction: {
      value: async (...args: Parameters<Db['transaction']>) => {
        transactions += 1;
        await happens(transactions);
        return database.db.transaction(...args);
      },
    },
  });
}

test('an update ends while answers keep arriving; the next one adds those', async () => {
  const { services, viewer } = await seedAccount(database.db, BRAND, [TARNWICK]);
  const { userId } = viewer;
  let arrived = 0;
  const arrive = () => {
    arrived += 1;
    const named = TEXTS[arrived % TEXTS.length] ?? '';
    const answer = { id: `a${arrived}`, platform: 'chatgpt', collectedAt: '2025-05-24T10:00:00Z' };
    return services.answers.importRecorded(viewer, [
      { ...answer, topic: 'Notes', prompt: 'Which tool is best?', answer: named, sources: [] },
    ]);
  };
  await arrive();
  const db = beforeEachTransaction(async () => {
    if (arrived < 50) await arrive();
  });
  await updateDiscoveries({ db, accounts: services.accounts, brands: services.brands }, userId);
  expect(arrived).toBeLessThan(50);
  await services.discoveries.update(userId);
  expect(await storedDiscovery(database.db, userId)).toEqual(
    await expectedDiscovery(database.db, services.brands, userId),
  );
});

test.each([1, 2, 3, 4, 5, 6, 7])(
  'another update with another list before transaction %i changes no result, also one that is killed',
  async (meeting) => {
    for (const last of [2, 3, 4, 5, 99]) {
      const { services, viewer } = await seedAccount(database.db, BRAND, [TARNWICK]);
      const { userId } = viewer;
      const { accounts, brands } = services;
      const answer = {
        platform: 'chatgpt',
        collectedAt: '2025-05-24T10:00:00Z',
        topic: 'Notes',
        sources: [],
      };
      await services.answers.importRecorded(
        viewer,
        TEXTS.map((text, index) => ({ ...answer, id: `a${index}`, prompt: 'Which tool?', answer: text })),
      );
      await services.discoveries.update(userId);
      await services.discoveries.dismiss(viewer, 'norvella', true);
      const meet = async () => {
        await services.discoveries.dismiss(viewer, 'norvella', false);
        await services.discoveries.dismiss(viewer, 'zettelwerk', true);
        const stop = new AbortController();
        const killed = beforeEachTransaction(async (transaction) => {
          if (transaction === last) stop.abort();
        });
        await updateDiscoveries({ db: killed, accounts, brands }, userId, stop.signal);
      };
      const db = beforeEachTransaction(async (transaction) => {
        if (transaction === meeting) await meet();
      });
      await updateDiscoveries({ db, accounts, brands }, userId);
      if (meeting > 5) await services.discoveries.update(userId);
      expect(await storedDiscovery(database.db, userId)).toEqual(
        await expectedDiscovery(database.db, brands, userId),
      );
    }
  },
);

test('an answer that is deleted before its evidence is stored leaves no other one out', async () => {
  const { services, viewer } = await seedAccount(database.db, BRAND, [TARNWICK]);
  const { userId } = viewer;
  const answer = { platform: 'chatgpt', collectedAt: '2025-05-24T10:00:00Z', topic: 'Notes', sources: [] };
  await services.answers.importRecorded(
    viewer,
    TEXTS.map((text, index) => ({ ...answer, id: `a${index}`, prompt: 'Which tool?', answer: text })),
  );
  // The first transaction counts new answers, the second reads the sum, and the third stores it.
  const db = beforeEachTransaction(async (transaction) => {
    if (transaction !== 3) return;
    await database.db.execute(
      sql`delete from sightline.answer where user_id = ${userId} and text = ${TEXTS[6]}`,
    );
  });
  await updateDiscoveries({ db, accounts: services.accounts, brands: services.brands }, userId);
  const { list } = await storedDiscovery(database.db, userId);
  expect(list.map(({ name }) => name)).toEqual(['Norvella', 'Ostravia', 'Zettelwerk']);
});

test('deleting answers starts the evidence again', async () => {
  const { services, viewer } = await seedAccount(database.db, BRAND, [TARNWICK]);
  const batch = TEXTS.map((answer, index) => ({
    id: `a${index}`,
    platform: 'chatgpt',
    run: 1,
    collectedAt: '2025-05-24T10:00:00Z',
    topic: 'Notes',
    promptGroup: null,
    prompt: 'Which tool is best?',
    answer,
    sources: [],
  }));
  await services.answers.importRecorded(viewer, batch);
  await services.discoveries.update(viewer.userId);
  const { list } = await storedDiscovery(database.db, viewer.userId);
  expect(list.map(({ name }) => name)).toEqual(['Norvella', 'Ostravia', 'Zettelwerk']);
  await database.db.execute(
    sql`delete from sightline.answer where user_id = ${viewer.userId} and text like '%Norvella%'`,
  );
  await database.db.transaction((tx) => recomputeRollups(tx, viewer.userId));
  await services.discoveries.update(viewer.userId);
  const stored = await storedDiscovery(database.db, viewer.userId);
  expect(stored).toEqual(await expectedDiscovery(database.db, services.brands, viewer.userId));
  expect(stored.list.map(({ name }) => name)).not.toContain('Norvella');
});
