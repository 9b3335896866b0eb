import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts';
import { graphql, importInto } from '../../../testing/graphql.ts';
import { hasPostgres } from '../../../testing/limited-database.ts';
import { answer, QUILLMARK } from '../../../testing/recordings.ts';
import { rowsRead } from '../../../testing/rows-read.ts';

const ASKED = 600;

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signedIn();
  await importInto(app, person.headers, QUILLMARK, []);
  await graphql(
    app,
    person.headers,
    'mutation { savePersona(input: { name: "Student", description: "a student", promptIds: [] }) { persona { id } } }',
  );
  const answers = Array.from({ length: ASKED + 1 }, (_, n) =>
    answer({
      ...{ id: `a${n}`, run: n + 1, answer: 'Quillmark is a good app. '.repeat(20) },
      // The first one is asked plainly: a table has the days with such answers.
      ...(n > 0 && { persona: 'Student' }),
    }),
  );
  await importInto(app, person.headers, QUILLMARK, answers);
  // As automatic vacuuming does: only then is an index read without its table.
  await app.database.db.execute(sql`vacuum sightline.answer`);
});
afterAll(() => app.close());

// Other connections of a server count their reads later.
test.skipIf(hasPostgres).each([
  [
    'a comparison with plain answers',
    '{ personaComparisons { personas { asked { mentionRate { hits } sentiment { answers } } } } }',
    {
      personaComparisons: {
        personas: [{ asked: { mentionRate: { hits: ASKED }, sentiment: { answers: ASKED } } }],
      },
    },
  ],
  [
    'a metrics table',
    '{ metricsTable(bucket: DAY, by: [PERSONA], first: 10) { nodes { mentions sentiment { answers } } } }',
    {
      metricsTable: {
        nodes: [
          { mentions: 1, sentiment: { answers: 1 } },
          { mentions: ASKED, sentiment: { answers: ASKED } },
        ],
      },
    },
  ],
])('%s counts answers that were asked as a persona from an index alone', async (_name, query, meant) => {
  const { db } = app.database;
  const before = await rowsRead(db, 'answer');
  const { data, errors } = await graphql(app, person.headers, query);
  expect(errors).toBeUndefined();
  expect(data).toEqual(meant);
  expect(await rowsRead(db, 'answer')).toBe(before);
});
