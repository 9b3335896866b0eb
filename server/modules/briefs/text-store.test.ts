import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { QUILLMARK } from '../../testing/recordings.ts';
import { seedAccount } from '../../testing/services.ts';
import { findPlainPages, MAX_OTHER_PAGES } from './text-store.ts';

const STEMS = ['pen', 'desk'];
/** More than are looked into. */
const PAGES = 1_100;
const NAMING_BOTH = 20;

test('of very many read pages, those of a sample are compared that name most of the stems', async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const { viewer } = await seedAccount(db, QUILLMARK.brand);
  const { userId } = viewer;
  // The ids are in the order of the numbers. The first pages name both stems, as do the last ones, and the others one.
  const pages = sql`(
    select n, lpad(to_hex(n), 32, '0')::uuid as id, 'https://other.example/' || n as url,
           case when n <= ${NAMING_BOTH} or n > 1000 then ' pen desk ' else ' pen ' end as stems
    from generate_series(1, ${PAGES}) n) p`;
  await db.execute(sql`
    insert into sightline.source (user_id, id, url, domain, number, site)
    select ${userId}::uuid, p.id, p.url, 'other.example', p.n, 1 from ${pages}`);
  await db.execute(sql`
    insert into sightline.page (user_id, id, url, domain, number, site, stems, version, read_at, due_at, status)
    select ${userId}::uuid, p.id, p.url, 'other.example', p.n, 1, p.stems, 1, '2026-01-01', '2026-01-01', 'read' from ${pages}`);
  await db.execute(sql`
    insert into sightline.page_version (user_id, page_id, number, read_at, hash, content, scores)
    select ${userId}::uuid, p.id, 1, '2026-01-01', p.n::text, '{"blocks": [{"text": "Pens."}]}', '{}' from ${pages}`);

  const found = await findPlainPages(db, userId, null, [], STEMS);
  const numbers = found.map(({ url }) => Number(url.split('/').at(-1))).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: MAX_OTHER_PAGES }, (_, index) => index + 1));
});
