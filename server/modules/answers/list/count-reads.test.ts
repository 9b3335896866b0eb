import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts';
import { graphql, importInto } from '../../../testing/graphql.ts';
import { hasPostgres } from '../../../testing/limited-database.ts';
import { answer, QUILLMARK } from '../../../testing/recordings.ts';
import { rowsRead } from '../../../testing/rows-read.ts';

const ANSWERS = 900;

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signedIn();
  const answers = Array.from({ length: ANSWERS }, (_, n) =>
    answer({
      id: `a${n}`,
      run: n + 1,
      ...(n % 3 === 0 ? { status: 'FAILED' as const, answer: '' } : { answer: 'Quillmark.'.repeat(40) }),
    }),
  );
  await importInto(app, person.headers, QUILLMARK, answers);
  // As automatic vacuuming does: only then is an index read without its table.
  await app.database.db.execute(sql`vacuum sightline.answer`);
});
afterAll(() => app.close());

// Other connections of a server count their reads later.
test.skipIf(hasPostgres).each([
  ['failed', { status: ['FAILED', 'REFUSED', 'EMPTY'] }, ANSWERS / 3],
  ['of a platform that name the brand', { platform: 'chatgpt', visible: true }, (ANSWERS * 2) / 3],
])('counting the answers %s reads them from the index alone', async (_name, filter, meant) => {
  const before = await rowsRead(app.database.db, 'answer');
  const { data, errors } = await graphql<{ answers: { total: number } }>(
    app,
    person.headers,
    'query ($filter: AnswersFilter!) { answers(first: 1, filter: $filter) { total } }',
    { filter },
  );
  expect(errors).toBeUndefined();
  expect(data?.answers.total).toBe(meant);
  expect((await rowsRead(app.database.db, 'answer')) - before).toBeLessThan(20);
});
