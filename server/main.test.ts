import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded, rows } from './db/client.ts';
import type { SignedIn } from './testing/app.ts';
import { createCollectingApp } from './testing/collecting.ts';
import { createTestDatabase, createTestFolder } from './testing/database.ts';
import { eventually } from './testing/eventually.ts';
import { hasPostgres } from './testing/limited-database.ts';
import { QUILLMARK } from './testing/recordings.ts';
import { ask, onDatabase, type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { startVendors, type VendorServer } from './testing/vendors/server.ts';

const QUESTIONS = ['Which note app is best?'];

let vendors: VendorServer;
let prepared: Awaited<ReturnType<typeof prepare>>;
let server: ServerProcess;
const cleanUps: (() => unknown)[] = [];

beforeAll(async () => {
  vendors = await startVendors({ behaviour: { kind: 'answer', delayMs: 1000 } });
  cleanUps.push(vendors.close);
  prepared = await prepare();
  server = await start(prepared.env);
  await server.ready();
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** A database for processes with a customer in it: a Postgres where there is one, else a folder. */
async function prepare() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sightline-process-'));
  cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const database = await (hasPostgres ? createTestDatabase() : createTestFolder(dataDir));
  const env = vendors.environment();
  const app = await createCollectingApp({ env, working: false, database });
  // A Postgres is dropped when it is closed here; a folder is for one process at a time.
  if (hasPostgres) cleanUps.push(app.close);
  const owner = await app.customer({ questions: QUESTIONS, platforms: ['chatgpt'] });
  if (!hasPostgres) await app.close();
  return { owner, database, env: { ...env, ...onDatabase(database), DATA_DIR: dataDir } };
}

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(env);
  cleanUps.push(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });
  return server;
}

test.skipIf(hasPostgres)(
  'a second server on one folder is refused in words, and the first serves on',
  async () => {
    const { env, owner } = prepared;
    const second = await start(env);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `The data folder ${env.DATA_DIR} is in use by process ${server.child.pid}.`,
    );
    expect(await ask(server, owner.headers, '{ viewer { id } }')).toEqual({ viewer: { id: owner.userId } });
  },
);

test.runIf(hasPostgres)(
  'of two servers on one database neither ever tells what was before a commit',
  async () => {
    const { env, owner } = prepared;
    const second = await start(env);
    await second.ready();
    const servers = [server, second];
    for (let round = 0; round < 12; round += 1) {
      const writer = round % 2 === 0 ? server : second;
      await ask(writer, owner.headers, SAVE, {
        input: { ...QUILLMARK, brand: { ...QUILLMARK.brand, aliases: [`q${round}`] } },
      });
      // Twice at each: the second is the reply that was kept.
      for (const each of [...servers, ...servers]) {
        expect(await ask(each, owner.headers, '{ brand { aliases } }')).toEqual({
          brand: { aliases: [`q${round}`] },
        });
      }
    }
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  },
);

test('on SIGTERM a server answers the current request, finishes its work and exits with 0', async () => {
  const { env, owner, database } = prepared;
  await ask(server, owner.headers, 'mutation { startRun { id } }');
  await eventually(() => expect(vendors.received.length).toBeGreaterThan(0));
  const halfSent = await beginRequest(server, owner);
  server.child.kill('SIGTERM');
  await eventually(() => expect(fetch(`${server.origin}/health`)).rejects.toThrow());
  expect(await halfSent.finish()).toEqual({ status: 200, body: { data: { viewer: { id: owner.userId } } } });
  // A process that has to be cut off after ten seconds ends with 1.
  expect(await server.ended).toBe(0);
  const after = hasPostgres ? database : await openEmbedded(env.DATA_DIR);
  const answers = await rows(after.db, sql`select key from sightline.answer where status = 'answered'`);
  if (!hasPostgres) await after.close();
  expect(answers).toHaveLength(vendors.received.length);
});

const SAVE = 'mutation ($input: SaveBrandInput!) { saveBrand(input: $input) { errors { message } } }';

/** Sends the first half of a request; the other half when `finish` is called. */
async function beginRequest({ origin }: ServerProcess, { headers }: SignedIn) {
  const body = JSON.stringify({ query: '{ viewer { id } }' });
  const half = body.length / 2;
  const sent = request(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': body.length,
      // The server says when it has read the head.
      expect: '100-continue',
    },
  });
  const replied = new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', async (reply) =>
      resolve({ status: reply.statusCode, body: JSON.parse(await text(reply)) }),
    );
  });
  const heard = new Promise((resolve) => sent.on('continue', resolve));
  sent.flushHeaders();
  await heard;
  sent.write(body.slice(0, half));
  return {
    finish: () => {
      sent.end(body.slice(half));
      return replied;
    },
  };
}
