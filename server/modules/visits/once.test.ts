import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LogPlan, makeLog } from '../../../bench/logs/make-log.ts';
import type { WriterName } from '../../../bench/logs/writers.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { CHUNK_BYTES } from '../../visit-analysis/read-in-thread.ts';
import { daysAgo, post, siteOwner, visitsOf } from './testing/posting.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  owner = await siteOwner(app);
});
afterAll(() => app.close());

const planOf = (writer: WriterName, requests = 300): LogPlan => ({
  ...{ writer, seed: 11, requests, start: daysAgo(app, 2), seconds: 4000, bad: 0 },
});
const counts = () => visitsOf(app, owner.userId);
const sum = ({ agents, people }: { agents: Map<string, number>; people: Map<string, number> }) =>
  [...agents.values(), ...people.values()].reduce((a, b) => a + b, 0);

describe.each<WriterName>(['combined', 'caddy', 'cloudflare', 'vercel', 'cloudfront', 'iis'])(
  'a log by %s',
  (writer) => {
    test('that is sent twice adds nothing', async () => {
      const { text, expected } = makeLog(planOf(writer));
      await post(app, owner.headers, text, { import: randomUUID() });
      const again = await post(app, owner.headers, text, { import: randomUUID() });
      expect(again.json().data).toMatchObject({ visits: 0, people: 0, known: sum(expected) });
      expect(await counts()).toEqual({ agents: expected.agents, people: expected.people });
    });

    test('that grew adds its new lines', async () => {
      const { lines, expected } = makeLog(planOf(writer));
      const half = lines.slice(0, 150).join('\n');
      await post(app, owner.headers, half, { import: randomUUID() });
      await post(app, owner.headers, lines.join('\n'), { import: randomUUID() });
      expect(await counts()).toEqual({ agents: expected.agents, people: expected.people });
    });

    test('that a drain sent, too, adds nothing', async () => {
      const { text, expected } = makeLog(planOf(writer));
      await post(app, owner.headers, text);
      await post(app, owner.headers, text);
      await post(app, owner.headers, text, { import: randomUUID() });
      expect(await counts()).toEqual({ agents: expected.agents, people: expected.people });
    });

    test('that is sent in parts, some of them twice, counts as a whole', async () => {
      const { lines, expected } = makeLog(planOf(writer));
      const id = randomUUID();
      for (let from = 0; from < lines.length; from += 70) {
        const part = `${lines.slice(from, from + 70).join('\n')}\n`;
        for (let times = 0; times < 2; times += 1) {
          const reply = await post(app, owner.headers, part, { import: id, from: String(from) });
          expect(reply.json().data.position).toBe(Math.min(from + 70, lines.length));
        }
      }
      expect(await counts()).toEqual({ agents: expected.agents, people: expected.people });
    });
  },
);

const LINE = (path: string, time = new Date(daysAgo(app, 1)).toISOString()) =>
  `20.171.206.17 - - [${time.replace('.000Z', '+00:00')}] "GET ${path} HTTP/1.1" 200 1 "-" "GPTBot/1.3"\n`;

test('equal lines of one log count each', async () => {
  const { data } = (await post(app, owner.headers, LINE('/a').repeat(3))).json();
  expect(data).toMatchObject({ visits: 3, known: 0 });
});

test('equal lines count each in parts of one file, and when the file is read again with more of them', async () => {
  const id = randomUUID();
  await post(app, owner.headers, LINE('/a'), { import: id });
  const second = await post(app, owner.headers, LINE('/a'), { import: id, from: '1' });
  expect(second.json().data).toMatchObject({ visits: 2, known: 0 });
  const again = await post(app, owner.headers, LINE('/a').repeat(3), { import: randomUUID() });
  expect(again.json().data).toMatchObject({ visits: 1, known: 2 });
});

test('equal lines in two requests of a drain count once', async () => {
  await post(app, owner.headers, LINE('/a'));
  expect((await post(app, owner.headers, LINE('/a'))).json().data).toMatchObject({ visits: 0, known: 1 });
});

test('several lines of one request of Vercel are one visit', async () => {
  const time = daysAgo(app, 1);
  const proxy = {
    ...{ timestamp: time, method: 'GET', host: 'quillmark.example', path: '/a', userAgent: ['GPTBot/1.3'] },
    ...{ statusCode: 200, clientIp: '20.171.206.17', vercelId: 'fra1::a' },
  };
  const lines = ['static', 'lambda'].map((source) => ({
    ...{ id: source, source, timestamp: time, requestId: 'a', deploymentId: 'dpl_1', proxy },
  }));
  const { data } = (await post(app, owner.headers, JSON.stringify(lines))).json();
  expect(data).toMatchObject({ format: 'vercel', lines: 2, visits: 1, known: 1 });
});

test('a part whose earlier lines are missing is refused, and the reply says where to go on', async () => {
  const id = randomUUID();
  await post(app, owner.headers, LINE('/a'), { import: id });
  const reply = await post(app, owner.headers, LINE('/b'), { import: id, from: '5' });
  expect(reply.statusCode).toBe(409);
  expect(reply.json().error).toMatchObject({ code: 'CONFLICT', field: 'from', message: /after 1\./ });
});

test('of two requests with the same lines the slower one is to be sent again, and nothing counts twice', async () => {
  const url = await app.listen();
  const { lines, expected } = makeLog({
    ...planOf('combined', 15_000),
    shares: { agents: 0.8, people: 0.1 },
  });
  const text = `${lines.join('\n')}\n`;
  expect(text.length).toBeGreaterThan(2 * CHUNK_BYTES);
  const id = randomUUID();
  const rest = Promise.withResolvers<void>();
  async function* slowly() {
    // The rest comes when the other request has stored all.
    yield Buffer.from(text.slice(0, CHUNK_BYTES));
    await rest.promise;
    yield Buffer.from(text.slice(CHUNK_BYTES));
  }
  const slow = fetch(`${url}/api/visits?import=${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...owner.headers },
    body: Readable.toWeb(Readable.from(slowly())),
    duplex: 'half',
  } as RequestInit);
  await eventually(async () => expect(sum(await counts())).toBeGreaterThan(0));
  expect((await post(app, owner.headers, text, { import: id })).statusCode).toBe(200);
  rest.resolve();
  const reply = await slow;
  expect(reply.status).toBe(503);
  expect(await reply.json()).toMatchObject({ error: { code: 'UNAVAILABLE', field: 'from' } });
  const again = await post(app, owner.headers, text, { import: id });
  expect(again.json().data).toMatchObject({ position: lines.length });
  expect(await counts()).toEqual({ agents: expected.agents, people: expected.people });
});

test('accounts do not share lines', async () => {
  const other = await siteOwner(app);
  await post(app, owner.headers, LINE('/a'));
  expect((await post(app, other.headers, LINE('/a'))).json().data).toMatchObject({ visits: 1 });
  expect(sum(await counts())).toBe(1);
});
