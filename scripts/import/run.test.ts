import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '../../server/db/client.ts';
import { createTestApp, type TestApp } from '../../server/testing/app.ts';
import type { ImportArguments } from './arguments.ts';
import { runImport } from './run.ts';

const BRAND = {
  name: 'Ostrellio',
  aliases: [],
  domain: 'ostrellio.example',
  competitors: [{ name: 'Brixalto', aliases: [], domain: null }],
};

let app: TestApp;
let folder: string;
let url: string;
let account: { userId: string; email: string; password: string };
let said: string[];
let proxy: Server | undefined;

beforeAll(async () => {
  app = await createTestApp();
  url = await app.listen();
});
afterAll(() => app.close());

beforeEach(async () => {
  account = await app.signUp();
  folder = mkdtempSync(join(tmpdir(), 'sightline-import-'));
  said = [];
});

afterEach(() => {
  proxy?.closeAllConnections();
  proxy?.close();
  proxy = undefined;
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const line = (index: number, changes: object = {}) =>
  JSON.stringify({
    id: `r-${index}`,
    platform: index % 2 === 0 ? 'chatgpt' : 'gemini',
    run: 1,
    collected_at: `2026-01-0${1 + (index % 3)}T10:00:00Z`,
    topic: index % 2 === 0 ? 'Cloud' : 'Bots',
    prompt_group: null,
    prompt: `Question ${index % 5}?`,
    answer: index % 3 === 0 ? 'Ostrellio is excellent.' : 'Brixalto is a solid choice.',
    sources: [{ url: 'https://reviews.example/a', title: 'A' }],
    ...changes,
  });

const file = (lines: readonly string[]) => write('answers.jsonl', `${lines.join('\n')}\n`);
const many = (count: number) => Array.from({ length: count }, (_, index) => line(index));

const importing = (path: string, changes: Partial<ImportArguments> = {}, brand: object = BRAND) =>
  runImport(
    {
      file: path,
      brandFile: write('brand.json', JSON.stringify(brand)),
      email: account.email,
      url,
      reanalyse: false,
      ...changes,
    },
    {
      password: async () => account.password,
      progress: () => ({ say: (message) => said.push(message), at: () => {}, end: () => {} }),
      retryPolicy: { retries: 3, firstWaitMs: 1 },
    },
  );

/** The numbers of the account's days and its data version. */
const state = () =>
  rows(
    app.database.db,
    sql`select day, platform, sum(answers)::int as answers, sum(visible)::int as visible, max(data_version)::int as version
        from sightline.topic_day join sightline.account using (user_id) where user_id = ${account.userId}
        group by day, platform order by day, platform`,
  );

const brandMentions = async () =>
  (
    await rows<{ visible: number }>(
      app.database.db,
      sql`select count(*)::int as visible from sightline.answer where user_id = ${account.userId} and visible`,
    )
  )[0]?.visible;

describe('importing a file', () => {
  test('stores every answer, and importing it again changes nothing', async () => {
    const path = file(many(120));
    expect(await importing(path)).toMatchObject({ stored: 120, unchanged: 0, rejected: 0 });
    expect(await brandMentions()).toBe(40);
    const before = await state();
    expect(await importing(path)).toMatchObject({ stored: 0, unchanged: 120, rejected: 0 });
    expect(await state()).toEqual(before);
    expect(said).toEqual([]);
  });

  test('reports invalid lines with number and reason, and imports the rest', async () => {
    const lines = many(60);
    lines[2] = 'not json';
    lines[53] = line(53, { platform: 'Not A Key' });
    lines[54] = '';
    expect(await importing(file(lines))).toMatchObject({ stored: 57, rejected: 2 });
    expect(said).toEqual([
      'Line 3 is left out: the line is not a JSON object',
      expect.stringMatching(/^Line 54 is left out: platform: lower-case letters/),
    ]);
  });

  test('continues an interrupted import', async () => {
    await importing(file(many(70)));
    expect(await importing(file(many(100)))).toMatchObject({ stored: 30, unchanged: 70 });
  });

  test('analyses stored answers again when the names have changed', async () => {
    const path = file(many(30));
    await importing(path);
    expect(await brandMentions()).toBe(10);
    await importing(path, {}, { ...BRAND, aliases: ['Brixalto'], competitors: [] });
    expect(said).toEqual(['Analysed 30 stored answers again for the names as they are now.']);
    expect(await brandMentions()).toBe(30);
  });

  test('retries temporary failures and stores each answer once', async () => {
    const failing = await unreliable(3);
    expect(await importing(file(many(80)), { url: failing })).toMatchObject({ stored: 80, rejected: 0 });
  });

  test('gives up when the server stays unavailable, and says how to continue', async () => {
    const failing = await unreliable(Number.POSITIVE_INFINITY);
    await expect(importing(file(many(3)), { url: failing })).rejects.toThrow('run the import again');
  });
});

describe('errors are explained', () => {
  test('a missing file', async () => {
    await expect(importing(join(folder, 'none.jsonl'))).rejects.toThrow('none.jsonl cannot be read');
  });

  test('a wrong password', async () => {
    account = { ...account, password: 'wrong password' };
    await expect(importing(file(many(1)))).rejects.toThrow('Invalid login credentials');
  });

  test('an unreachable server', async () => {
    await expect(importing(file(many(1)), { url: 'http://127.0.0.1:9' })).rejects.toThrow(
      'There is no Sightline server at http://127.0.0.1:9',
    );
  });

  test.each([
    [{}, 'name: '],
    [{ ...BRAND, name: ' ' }, 'name: A name is needed.'],
    [{ ...BRAND, domain: 'nonsense' }, 'domain: '],
    [{ ...BRAND, competitors: [{ name: 'Ostrellio' }] }, 'competitors.0.name: '],
  ])('a brand file such as %j', async (brand, message) => {
    await expect(importing(file(many(1)), {}, brand)).rejects.toThrow(message);
  });
});

/**
 * A proxy that fails the first GraphQL requests: every other request is not forwarded, and the replies to the others are
 * lost.
 */
async function unreliable(failures: number): Promise<string> {
  const target = new URL(url);
  let seen = 0;
  proxy = createServer((incoming, outgoing) => {
    const lost = incoming.url === '/graphql' && seen++ < failures ? seen % 2 : -1;
    if (lost === 1) return void outgoing.writeHead(503).end();
    const { method, headers, url: path } = incoming;
    const onward = request({ host: target.hostname, port: target.port, path, method, headers }, (reply) => {
      if (lost === 0) return outgoing.destroy();
      outgoing.writeHead(reply.statusCode ?? 500, reply.headers);
      return reply.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}
