import { createHmac, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeLog } from '../../../bench/logs/make-log.ts';
import { createServices } from '../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql } from '../../testing/graphql.ts';
import { bearer, createToken } from '../../testing/tokens.ts';
import { ownViewer } from '../accounts/owner-viewer.ts';
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

const line = (changes: {
  path?: string;
  agent?: string;
  time?: number;
  referrer?: string;
  status?: number;
}) => {
  const { path = '/a', agent = 'GPTBot/1.3', time = daysAgo(app, 1), referrer = '-', status = 200 } = changes;
  const at = new Date(time).toISOString().replace('.000Z', '+00:00');
  return `20.171.206.17 - - [${at}] "GET ${path} HTTP/1.1" ${status} 1 "${referrer}" "${agent}"\n`;
};
const agentsOf = async () => [...(await visitsOf(app, owner.userId)).agents];
const refused = async (reply: ReturnType<typeof post>) => {
  const { statusCode } = await reply;
  return { statusCode, ...(await reply).json().error };
};

describe('who may send logs', () => {
  test('a read-only token may not, a read-write one may', async () => {
    const read = await createToken(app, owner, { scope: 'READ' });
    expect(await refused(post(app, bearer(read.secret), line({})))).toMatchObject({
      ...{ statusCode: 403, message: 'This API token is read-only. Create one that may send logs.' },
    });
    const write = await createToken(app, owner, { scope: 'WRITE' });
    expect((await post(app, bearer(write.secret), line({}))).statusCode).toBe(200);
  });

  test('a token for logs may do nothing else', async () => {
    const { secret } = await createToken(app, owner, { scope: 'VISITS' });
    expect((await post(app, bearer(secret), line({}))).statusCode).toBe(200);
    const { errors } = await graphql(app, bearer(secret), '{ viewer { id } }');
    expect(errors?.[0]).toMatchObject({
      ...{ message: 'This API token may only send logs to /api/visits.', extensions: { code: 'FORBIDDEN' } },
    });
    for (const url of [`/api/impressions?user_id=${owner.userId}`, '/api/export/brand.json', '/api/topics']) {
      expect((await app.server.inject({ url, headers: bearer(secret) })).statusCode).toBe(403);
    }
  });

  test('an account without a website is told to set it', async () => {
    const other = await app.signedIn();
    expect(await refused(post(app, other.headers, line({})))).toMatchObject({
      ...{
        statusCode: 400,
        field: 'site',
        message: expect.stringContaining('Set the website of your brand'),
      },
    });
  });
});

describe('what a request may hold', () => {
  test('nothing, and the trial uploads of Cloudflare, are accepted and counted as nothing', async () => {
    for (const body of ['', '\n', 'tests', '{"content":"tests","filename":"test.txt"}', '[]']) {
      const reply = await post(app, owner.headers, body ? gzipSync(body) : '');
      expect([body, reply.statusCode]).toEqual([body, 200]);
    }
    expect(await agentsOf()).toEqual([]);
  });

  test('something else is refused with its first line, without control characters and addresses', async () => {
    const text = 'host \u001b]0;x\u0007 84.1.2.3 and 2a01:4f8::17 said\n';
    expect(await refused(post(app, owner.headers, `\n${text}`))).toMatchObject({
      ...{ statusCode: 400, code: 'BAD_USER_INPUT', field: 'body' },
      message: expect.stringMatching(
        /Line 2 begins: host \\u001b\]0;x\\u0007 \[address\] and \[address\] said$/,
      ),
    });
  });

  test.each([
    ['84.1.2.3 - - [01/Nov/2026:10:00:00 +0000] "GET / HTTP/1.1" 200 1\n', 'common log format'],
    [
      '{"EdgeStartTimestamp":1,"ClientRequestURI":"/","EdgeResponseStatus":200}\n',
      'no ClientRequestUserAgent',
    ],
    ['#Fields: date time cs-uri-stem sc-status\n2026-11-01 10:00:00 / 200\n', 'no column cs(User-Agent)'],
    ['[{"a":', 'no JSON array'],
  ])('says what a log lacks: %s', async (text, problem) => {
    expect(await refused(post(app, owner.headers, text))).toMatchObject({
      ...{ statusCode: 400, message: expect.stringContaining(problem) },
    });
  });

  test('too many bytes after decompression, and broken gzip, are refused', async () => {
    // Of long lines, read faster than as many bytes of empty ones.
    const lines = Buffer.alloc(257 * 1024 * 1024, `${'x'.repeat(1023)}\n`);
    lines.write(line({}));
    const bomb = gzipSync(lines, { level: 1 });
    expect(await refused(post(app, owner.headers, bomb))).toMatchObject({
      statusCode: 413,
      code: 'TOO_LARGE',
    });
    const broken = gzipSync(line({}).repeat(1000)).subarray(0, 50);
    expect(await refused(post(app, owner.headers, broken))).toMatchObject({ statusCode: 400, field: 'body' });
  });

  test('lines compressed by gzip are read, whether a header says so or not, and of whatever type', async () => {
    const body = (path: string) => gzipSync(line({ path }));
    const types = ['application/x-ndjson', 'text/plain', 'application/json', 'application/gzip'];
    for (const [index, type] of types.entries()) {
      const encodings: Record<string, string>[] = [{}, { 'content-encoding': 'gzip' }];
      for (const encoding of encodings) {
        const path = `/${index}${Object.keys(encoding).length}`;
        const reply = await post(app, { ...owner.headers, ...encoding, 'content-type': type }, body(path));
        expect(reply.json().data).toMatchObject({ visits: 1 });
      }
    }
  });

  test('a line of more than 64 KB is one that cannot be read', async () => {
    const body = `${line({})}${'x'.repeat(200_000)}\n${line({ path: '/b' })}`;
    expect((await post(app, owner.headers, body)).json().data).toMatchObject({
      ...{ lines: 3, visits: 2, bad: 1, firstBadLine: 2 },
    });
  });

  test('wrong parameters are refused by name', async () => {
    for (const [field, value] of Object.entries({ import: 'x', from: '-1', host: 'a b', door: 'window' })) {
      expect(await refused(post(app, owner.headers, '', { [field]: value }))).toMatchObject({
        ...{ statusCode: 400, field },
      });
    }
  });

  test('too many requests are refused', async () => {
    const replies = await Promise.all(Array.from({ length: 601 }, () => post(app, owner.headers, '')));
    const [last] = replies.filter(({ statusCode }) => statusCode === 429);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('what counts', () => {
  test('redirects do not; 304, errors and a closed connection do', async () => {
    const statuses = [301, 302, 307, 308, 304, 404, 499, 503];
    const body = statuses.map((status) => line({ status, path: `/${status}` })).join('');
    expect((await post(app, owner.headers, body)).json().data).toMatchObject({ visits: 4, redirects: 4 });
    expect((await agentsOf()).map(([key]) => key.slice(-3)).sort()).toEqual(['304', '404', '499', '503']);
  });

  test('a query counts where answers cite the page with it', async () => {
    const services = createServices(app.database.db, app.config);
    const viewer = ownViewer({ ...owner, role: 'member', view: 'general' });
    const time = new Date(daysAgo(app, 1)).toISOString();
    await services.answers.importRecorded(viewer, [
      {
        ...{ id: 'r1', platform: 'chatgpt', run: 1, collectedAt: time, topic: 'Notes', prompt: 'Which?' },
        ...{ answer: 'Quillmark.', sources: [{ url: 'https://www.quillmark.example/list?id=7', title: '' }] },
      },
    ]);
    const body = ['/list?id=7&utm_source=chatgpt.com', '/list?id=8', '/list']
      .map((path) => line({ path }))
      .join('');
    await post(app, owner.headers, body);
    expect((await agentsOf()).map(([key, visits]) => [key.split(' ')[3], visits])).toEqual(
      expect.arrayContaining([
        ['https://quillmark.example/list?id=7', 1],
        ['https://quillmark.example/list', 2],
      ]),
    );
  });

  test('visits that are too old or in the future do not', async () => {
    const now = app.clock.now().getTime();
    const times = [-401, -399, 0, 2].map((days) => Math.floor(now / 1000) * 1000 + days * 86_400_000);
    const body = times.map((time) => line({ time })).join('');
    expect((await post(app, owner.headers, body)).json().data).toMatchObject({ visits: 2, outOfTime: 2 });
  });

  test('settings in robots.txt that are no agents do not', async () => {
    const body = ['Google-Extended', 'Applebot-Extended/1.0'].map((agent) => line({ agent })).join('');
    expect((await post(app, owner.headers, body)).json().data).toMatchObject({ lines: 2, visits: 0 });
  });

  test('an address that no log should have leaves an agent unverified', async () => {
    const body = ['127.0.0.1', '10.1.2.3', '-'].map((address) => line({}).replace('20.171.206.17', address));
    await post(app, owner.headers, body.join(''));
    expect((await agentsOf()).map(([key, visits]) => [key.split(' ')[2], visits])).toEqual([
      ['unpublished', 3],
    ]);
  });

  test('a day adds a limited number of pages', async () => {
    const body = Array.from({ length: 2003 }, (_, page) => line({ path: `/p${page}` })).join('');
    await post(app, owner.headers, body);
    await post(app, owner.headers, line({ path: '/late' }));
    const agents = await agentsOf();
    expect(agents).toHaveLength(2001);
    expect(agents.find(([key]) => key.includes(' other '))?.[1]).toBe(4);
  });
});

describe('a drain of Vercel', () => {
  const SECRET = 'a-secret-of-the-drain';
  const sign = (body: string) => createHmac('sha1', SECRET).update(body).digest('hex');
  const log = () =>
    makeLog({ writer: 'vercel', seed: 2, requests: 50, start: daysAgo(app, 1), seconds: 60, bad: 0 });

  test('must sign its requests once the account has a secret', async () => {
    const { text } = log();
    const services = createServices(app.database.db, app.config);
    const viewer = ownViewer({ ...owner, role: 'member', view: 'general' });
    await services.visits.setVercelSecret(viewer, SECRET);
    const send = (signature?: string) =>
      post(app, { ...owner.headers, ...(signature ? { 'x-vercel-signature': signature } : {}) }, text);
    expect(await refused(send())).toMatchObject({ statusCode: 403 });
    expect(await refused(send(sign(`${text}x`)))).toMatchObject({ statusCode: 403 });
    expect(await agentsOf()).toEqual([]);
    expect((await send(sign(text))).json().data.visits).toBeGreaterThan(0);
    // Other drains do not sign.
    expect((await post(app, owner.headers, line({}))).statusCode).toBe(200);
    await services.visits.setVercelSecret(viewer, null);
    expect((await send()).json().data).toMatchObject({ visits: 0 });
  });

  test('is answered with the value that Vercel verifies the address by', async () => {
    const reply = await post(app, owner.headers, '[]', { 'vercel-verify': 'abc-123' });
    expect(reply.headers['x-vercel-verify']).toBe('abc-123');
  });
});

test('the requests of a drain are one import a day, files are one each', async () => {
  const services = createServices(app.database.db, app.config);
  await post(app, owner.headers, line({}));
  await post(
    app,
    owner.headers,
    line({ path: '/b', referrer: 'https://chatgpt.com/', agent: 'Mozilla/5.0' }),
  );
  await post(app, owner.headers, line({ path: '/c' }), {
    import: randomUUID(),
    name: 'a.log',
    door: 'browser',
  });
  const imports = await services.visits.imports(owner.userId);
  expect(
    imports.map(({ door, name, format, lines, visits, people }) => [
      door,
      name,
      format,
      lines,
      visits,
      people,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['post', null, 'combined', 2, 1, 1],
      ['browser', 'a.log', 'combined', 1, 1, 0],
    ]),
  );
});
