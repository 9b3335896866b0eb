import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import type { Resolve } from './public-address.ts';
import { FetchError, type PublicFetchOptions, publicFetch } from './public-fetch.ts';

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise<void>((closed) => (server ? server.close(() => closed()) : closed()));
  server = undefined;
});

async function listen(answer: RequestListener): Promise<string> {
  const listening = createServer(answer);
  server = listening;
  await new Promise<void>((done) => {
    listening.listen(0, '127.0.0.1', done);
  });
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

const OPEN: PublicFetchOptions = { allowPrivate: true, timeoutMs: 5_000, maxBytes: 1_000 };
const GUARDED: PublicFetchOptions = { ...OPEN, allowPrivate: false, allowHttp: true };

const problem = async (asked: Promise<unknown>) => {
  const error = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(FetchError);
  return error as FetchError;
};

describe('addresses', () => {
  const leadsTo =
    (...addresses: string[]): Resolve =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  test('refuses a name that resolves to this machine without connecting', async () => {
    let asked = 0;
    const { port } = new URL(
      await listen((_request, response) => {
        asked += 1;
        response.end();
      }),
    );
    for (const found of [
      ['127.0.0.1'],
      ['::1'],
      ['10.1.2.3'],
      ['::ffff:127.0.0.1'],
      ['1.1.1.1', '127.0.0.1'],
    ]) {
      const refusal = await problem(
        publicFetch(`http://rebound.example:${port}/`, { ...GUARDED, resolve: leadsTo(...found) }),
      );
      expect(refusal).toMatchObject({ refused: true, message: expect.stringMatching(/public internet/) });
    }
    expect(asked).toBe(0);
  });

  test('resolves a name once, so that the checked address is used', async () => {
    const { port } = new URL(await listen((_request, response) => response.end('hello')));
    const answers = ['127.0.0.1', '127.0.0.9'];
    const resolve: Resolve = async () => [{ address: answers.shift() ?? '', family: 4 }];
    const isPublic = (address: string) => address === '127.0.0.1';
    const reply = await publicFetch(`http://rebound.example:${port}/`, { ...GUARDED, resolve, isPublic });
    expect(reply.body.toString()).toBe('hello');
    expect(answers).toEqual(['127.0.0.9']);
  });

  test('checks redirects like the first address, by number and by name', async () => {
    const asked: string[] = [];
    const { port } = new URL(
      await listen((request, response) => {
        asked.push(String(request.headers.host));
        const location =
          request.url === '/name' ? `http://inner.example:${port}/` : `http://127.0.0.9:${port}/`;
        response.writeHead(302, { location }).end();
      }),
    );
    const resolve: Resolve = async (name) => [
      { address: name === 'outer.example' ? '127.0.0.1' : '127.0.0.9', family: 4 },
    ];
    const isPublic = (address: string) => address === '127.0.0.1';
    for (const path of ['/name', '/number']) {
      const options = { ...GUARDED, maxRedirects: 3, resolve, isPublic };
      expect((await problem(publicFetch(`http://outer.example:${port}${path}`, options))).refused).toBe(true);
    }
    expect(asked).toEqual([`outer.example:${port}`, `outer.example:${port}`]);
  });

  test('stops after too many redirects', async () => {
    const origin = await listen((_request, response) => response.writeHead(302, { location: '/next' }).end());
    const circle = await problem(publicFetch(`${origin}/`, { ...OPEN, maxRedirects: 3 }));
    expect(circle.message).toBe('More than 3 redirects.');
  });

  test('refuses a redirect to a forbidden address in every configuration', async () => {
    const origin = await listen((_request, response) =>
      response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    );
    expect((await problem(publicFetch(origin, { ...OPEN, maxRedirects: 1 }))).refused).toBe(true);
  });

  test('returns a redirect when redirects are not followed', async () => {
    const origin = await listen((_request, response) => response.writeHead(302, { location: '/next' }).end());
    expect((await publicFetch(origin, OPEN)).status).toBe(302);
    expect((await publicFetch(origin, { ...OPEN, method: 'POST', body: '{}', maxRedirects: 5 })).status).toBe(
      302,
    );
  });
});

describe('limits', () => {
  test('reads up to the limit of decompressed bytes', async () => {
    const origin = await listen((request, response) => {
      const body = Buffer.alloc(50_000, 'a');
      if (request.url === '/packed') response.setHeader('content-encoding', 'gzip').end(gzipSync(body));
      else response.end(request.url === '/exact' ? body.subarray(0, 1_000) : body);
    });
    for (const path of ['/plain', '/packed']) {
      const reply = await publicFetch(`${origin}${path}`, OPEN);
      expect([reply.body.length, reply.truncated]).toEqual([1_000, true]);
    }
    const whole = await publicFetch(`${origin}/exact`, OPEN);
    expect([whole.body.length, whole.truncated]).toEqual([1_000, false]);
  });

  test('times out before and after a reply’s headers', async () => {
    const origin = await listen((request, response) => {
      if (request.url === '/body') response.writeHead(200).write('a');
    });
    for (const path of ['/head', '/body']) {
      const late = await problem(publicFetch(`${origin}${path}`, { ...OPEN, timeoutMs: 150 }));
      expect(late.message).toMatch(/^No reply within/);
      expect(late.refused).toBe(false);
    }
  });

  test('describes a refused connection in words', async () => {
    const origin = await listen(() => undefined);
    await new Promise<void>((closed) => server?.close(() => closed()));
    expect((await problem(publicFetch(origin, OPEN))).message).toBe('The address refused the connection.');
  });
});
