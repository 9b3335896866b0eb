import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SUPABASE_MIGRATIONS } from '../server/auth/embedded/migrations.ts';
import { type Database, openPostgres } from '../server/db/client.ts';
import { countMissing, PRODUCT_MIGRATIONS } from '../server/db/migrate.ts';
import { expectTrueCounts } from '../server/testing/counts.ts';
import { createTestDatabase } from '../server/testing/database.ts';
import { hasPostgres } from '../server/testing/limited-database.ts';
import { QUILLMARK, RECORDINGS } from '../server/testing/recordings.ts';
import { rollupsOf, seedAccount } from '../server/testing/services.ts';
import { countRows } from './testing/rows.ts';

/** Debian keeps the tools of each version in a folder of its own. */
const [tools] = globSync('/usr/lib/postgresql/*/bin/pg_restore').sort().reverse();

let database: Database;
let folder: string;

describe.runIf(hasPostgres && tools)('pg_dump and pg_restore', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'sightline-dump-'));
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('carry everything from one database to another', async () => {
    const { db, connection } = database;
    const { services, viewer } = await seedAccount(db, QUILLMARK.brand, QUILLMARK.competitors);
    await services.answers.importRecorded(viewer, RECORDINGS);

    const from = 'url' in connection ? connection.url : '';
    const name = `sightline_restored_${randomBytes(6).toString('hex')}`;
    const to = Object.assign(new URL(from), { pathname: `/${name}` }).href;
    const dump = join(folder, 'sightline.dump');
    const tool = (program: string, ...given: string[]) =>
      execFileSync(join(dirname(tools ?? ''), program), given, { encoding: 'utf8', stdio: 'pipe' });
    tool('pg_dump', '--format=custom', `--file=${dump}`, from);
    await db.execute(sql`create database ${sql.identifier(name)}`);
    const restored = openPostgres(to);
    try {
      tool('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${to}`, dump);
      expect(await countRows(restored.db)).toEqual(await countRows(db));
      expect(await rollupsOf(restored.db, viewer.userId)).toEqual(await rollupsOf(db, viewer.userId));
      await expectTrueCounts(restored.db, viewer.userId);
      expect(await countMissing(restored.db, [PRODUCT_MIGRATIONS, SUPABASE_MIGRATIONS])).toBe(0);
    } finally {
      await restored.close();
      await db.execute(sql`drop database ${sql.identifier(name)} with (force)`);
    }
  });
});
