import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { openEmbedded, openPostgres } from '../db/client.ts';
import { migrate, PRODUCT_MIGRATIONS } from '../db/migrate.ts';
import { createTestDatabase } from '../testing/database.ts';
import { hasPostgres } from '../testing/limited-database.ts';
import { startErrorMessage } from './start-error.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-start-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The operator's message for this database URL. */
async function messageFor(url: string): Promise<string | null> {
  const database = openPostgres(url);
  try {
    await migrate(database, [PRODUCT_MIGRATIONS]);
    return null;
  } catch (error) {
    return startErrorMessage(error);
  } finally {
    await database.close();
  }
}

test('names an unreachable database without its password', async () => {
  expect(await messageFor('postgres://sightline:secret-word@127.0.0.1:1/sightline')).toBe(
    'The database is unavailable (ECONNREFUSED). Check that it runs and that DATABASE_URL is right.',
  );
});

describe.runIf(hasPostgres)('on Postgres', () => {
  test('distinguishes a missing database from an unknown user', async () => {
    const database = await createTestDatabase();
    cleanUps.push(() => database.close());
    if (!('url' in database.connection)) throw new Error('needs a Postgres server');
    const url = new URL(database.connection.url);
    url.pathname = '/sightline_missing';
    expect(await messageFor(url.href)).toMatch(/^The database in DATABASE_URL does not exist\./);
    url.username = 'nobody_of_this_name';
    expect(await messageFor(url.href)).toMatch(/^The database refuses the user of DATABASE_URL\./);
  });
});

test('names a port in use', async () => {
  const [first, second] = [createServer(), createServer()];
  cleanUps.push(() => first.close());
  first.listen(0, '127.0.0.1');
  await once(first, 'listening');
  const { port } = first.address() as { port: number };
  second.listen(port, '127.0.0.1');
  const [error] = await once(second, 'error').catch((thrown) => [thrown]);
  expect(startErrorMessage(error)).toBe(
    `Port ${port} of 127.0.0.1 is in use by another program. Set another one (PORT and HOST; WORKER_PORT for a worker).`,
  );
});

test('names a data folder that is a file', async () => {
  const file = join(makeFolder(), 'data');
  writeFileSync(file, '');
  const error = await openEmbedded(join(file, 'sub')).catch((thrown) => thrown);
  expect(startErrorMessage(error)).toBe(`${join(file, 'sub')} is not a folder (ENOTDIR).`);
});

test('keeps the stack of an unexpected error', () => {
  expect(startErrorMessage(new TypeError('x is not a function'))).toMatch(/^TypeError: .*\n +at /);
});

/** An unprivileged user; only root can start processes as another one. */
const NOBODY = 65_534;

describe.runIf(process.getuid?.() === 0 && !hasPostgres)('as another user than the builder', () => {
  /** Opens an embedded database as `nobody`. */
  async function openAsNobody(dataDir: string, prepared: string) {
    const script = `
      import { openEmbedded } from ${JSON.stringify(new URL('../db/client.ts', import.meta.url).href)};
      import { startErrorMessage } from ${JSON.stringify(new URL('./start-error.ts', import.meta.url).href)};
      const [dataDir, prepared] = process.argv.slice(1);
      try {
        await (await openEmbedded(dataDir, prepared)).close();
        console.log('opened');
      } catch (error) {
        console.log(startErrorMessage(error));
      }`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir, prepared], {
      uid: NOBODY,
      gid: NOBODY,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return (await text(child.stdout)).trim();
  }

  test('a first start ignores a prepared database that it may not read', async () => {
    const folder = makeFolder();
    chmodSync(folder, 0o777);
    const prepared = join(folder, 'prepared');
    mkdirSync(prepared, { mode: 0o700 });
    expect(await openAsNobody(join(folder, 'data'), prepared)).toBe('opened');
  });

  test('names a data folder that it may not write', async () => {
    const folder = makeFolder();
    chmodSync(folder, 0o755);
    const dataDir = join(folder, 'data');
    expect(await openAsNobody(dataDir, join(folder, 'none'))).toBe(
      `${dataDir} may not be read or written by this user (EACCES).`,
    );
  });
});
