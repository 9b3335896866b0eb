import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SUPABASE_MIGRATIONS } from '../server/auth/embedded/migrations.ts';
import { type Database, openPostgres } from '../server/db/client.ts';
import { countMissing, migrate, PRODUCT_MIGRATIONS } from '../server/db/migrate.ts';
import { createTestApp } from '../server/testing/app.ts';
import { expectTrueCounts } from '../server/testing/counts.ts';
import { hasPostgres } from '../server/testing/limited-database.ts';
import { QUILLMARK, RECORDINGS } from '../server/testing/recordings.ts';
import { rollupsOf, seedAccount } from '../server/testing/services.ts';
import { mailedLink, openLink, supabaseClient } from '../server/testing/supabase.ts';
import { countRows } from './testing/rows.ts';

// Runs the commands of docs/operations.md for Postgres word for word.

const SETS = [PRODUCT_MIGRATIONS, SUPABASE_MIGRATIONS];
/** Debian has a folder for each version's tools. */
const [tools] = globSync('/usr/lib/postgresql/*/bin/pg_restore').sort().reverse();
const operations = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
/** Marks the roles and databases of this test, which have the names of an installation. */
const MARK = 'by the test of docs/operations.md';

let admin: pg.Client;
let folder: string;
let url: string;
const databases: Database[] = [];

/** The code block after `<!-- tested: name -->`. */
function documented(name: string): string {
  const [, code] = operations.split(`<!-- tested: ${name} -->`)[1]?.split(/```\w*\n/) ?? [];
  if (!code) throw new Error(`docs/operations.md has no tested block “${name}”.`);
  return code;
}

async function runSql(name: string): Promise<void> {
  for (const statement of documented(name).split(';\n')) if (statement.trim()) await admin.query(statement);
}

function runShell(name: string): void {
  const env = {
    ...process.env,
    PATH: [dirname(tools ?? ''), process.env.PATH].join(delimiter),
    DATABASE_URL: url,
  };
  execFileSync('sh', ['-euc', documented(name)], { cwd: folder, env, stdio: 'pipe' });
}

/** Removes remains of an earlier run. @throws when the names belong to an installation */
async function clear(): Promise<void> {
  const { rows } = await admin.query<{ mark: string | null }>(
    `select shobj_description(oid, 'pg_authid') as mark from pg_roles where rolname = 'sightline'`,
  );
  if (rows.length === 0) return;
  if (rows[0]?.mark !== MARK)
    throw new Error('The test server has a role “sightline” that is not this test’s.');
  for (const name of ['sightline', 'sightline_restored'])
    await admin.query(`drop database if exists ${name} with (force)`);
  // Roles of other tests may have been created by it; its memberships go with it.
  await admin.query('drop role sightline');
}

function openAs(name: string): Database {
  const database = openPostgres(Object.assign(new URL(url), { pathname: `/${name}` }).href);
  databases.push(database);
  return database;
}

describe.runIf(hasPostgres && tools)('the documented commands', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sightline-dump-'));
    admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await admin.connect();
    await clear();
    const server = new URL(process.env.TEST_DATABASE_URL ?? '');
    url = Object.assign(server, { username: 'sightline', password: '…', pathname: '/sightline' }).href;
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
    await clear();
    await admin.end();
    rmSync(folder, { recursive: true, force: true });
  });

  test('create a database that serves sign-up with a username, dump it and restore it for the same user', async () => {
    await runSql('create');
    await admin.query(`comment on role sightline is '${MARK}'`);
    await grantExistingRoles();
    const database = openAs('sightline');
    await migrate(database, SETS);
    await chooseUsername(database, 'Ada');
    const { services, viewer } = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
    await services.answers.importRecorded(viewer, RECORDINGS);

    runShell('dump');
    await runSql('new database');
    runShell('restore');
    const restored = openAs('sightline_restored');
    expect(await countRows(restored.db)).toEqual(await countRows(database.db));
    expect(await rollupsOf(restored.db, viewer.userId)).toEqual(await rollupsOf(database.db, viewer.userId));
    await expectTrueCounts(restored.db, viewer.userId);
    expect(await countMissing(restored.db, SETS)).toBe(0);
    await migrate(restored, SETS);
    await chooseUsername(restored, 'Grace');
  });

  test('name the roles that profiles need', () => {
    const created = [...documented('roles').matchAll(/create role (\w+)/g)].map(([, name]) => name);
    expect(created).toEqual(['sightline', 'anon', 'authenticated']);
    expect(documented('roles')).toContain('grant anon, authenticated to sightline;');
  });
});

/** Other tests have created these roles in this cluster; from Postgres 16 on only their creator may grant them. */
async function grantExistingRoles(): Promise<void> {
  const { rows } = await admin.query(`select from pg_roles where rolname in ('anon', 'authenticated')`);
  if (rows.length === 2) await admin.query('grant anon, authenticated to sightline');
}

/** Signs up, opens the mailed link and stores and reads the profile, as the client does. */
async function chooseUsername(database: Database, username: string): Promise<void> {
  const app = await createTestApp({ database: { ...database, close: async () => {} } });
  try {
    const client = supabaseClient(await app.listen());
    const email = `${username.toLowerCase()}@example.com`;
    const { error } = await client.auth.signUp({ email, password: 'correct-horse' });
    expect(error).toBeNull();
    await openLink(mailedLink(app, email));
    const { data } = await client.auth.signInWithPassword({ email, password: 'correct-horse' });
    const id = data.user?.id ?? '';
    const stored = await client
      .from('profiles')
      .insert({ id, username, created_at: new Date().toISOString() });
    expect(stored.error).toBeNull();
    const found = await client.from('profiles').select('username').eq('username', username.toUpperCase());
    expect(found.data).toEqual([{ username }]);
  } finally {
    await app.close();
  }
}
