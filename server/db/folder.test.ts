import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { hasPostgres } from '../testing/limited-database.ts';
import { openEmbedded, rows } from './client.ts';

const folder = mkdtempSync(join(tmpdir(), 'sightline-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(hasPostgres)(
  'repeats a killed first start, and copies of a prepared folder are independent',
  async () => {
    const first = join(folder, 'first');
    mkdirSync(join(first, 'database.new'), { recursive: true });
    writeFileSync(join(first, 'database.new', 'PG_VERSION'), 'cut sho');
    const made = await openEmbedded(first, join(folder, 'not-there'));
    await made.db.execute(sql`create table sample (name text)`);
    await made.db.execute(sql`insert into sample values ('prepared')`);
    await made.close();
    expect(readdirSync(first)).toEqual(['database']);

    const second = await openEmbedded(join(folder, 'second'), join(first, 'database'));
    await second.db.execute(sql`insert into sample values ('own')`);
    expect(await rows(second.db, sql`select name from sample order by name`)).toEqual([
      { name: 'own' },
      { name: 'prepared' },
    ]);
    await second.close();

    const again = await openEmbedded(first);
    expect(await rows(again.db, sql`select name from sample`)).toEqual([{ name: 'prepared' }]);
    await again.close();
  },
);
