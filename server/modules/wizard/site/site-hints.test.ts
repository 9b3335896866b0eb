import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Resolve } from '../../../net/public-address.ts';
import { createSiteHints, PUBLIC_SITES, type SiteAccess } from './site-hints.ts';

let server: Server;
let port: number;
let asked: string[];
let logged: string[];
let answer: RequestListener;

beforeEach(async () => {
  asked = [];
  logged = [];
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise<void>((closed) => {
    server.close(() => closed());
  });
});

/** Addresses by name; 127.0.0.1 represents the public internet, 127.0.0.9 this machine. */
const NAMES: Record<string, string> = {
  'kestrelwright.example': '127.0.0.1',
  'www.kestrelwright.example': '127.0.0.1',
  'inner.example': '127.0.0.9',
};
const resolve: Resolve = async (name) => [{ address: NAMES[name] ?? '127.0.0.9', family: 4 }];
const LOCAL: SiteAccess = {
  resolve,
  isPublic: (address) => address === '127.0.0.1',
  timeoutMs: 5_000,
};

const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
const hintsBy = (access: Partial<SiteAccess> = {}) =>
  createSiteHints({ access: { ...LOCAL, ...access }, log });
const always = async () => true;
const site = (host = 'kestrelwright.example') => `http://${host}:${port}`;
const html = (title: string) => `<title>${title}</title>`;
const says =
  (title: string): RequestListener =>
  (_request, response) =>
    response.setHeader('content-type', 'text/html').end(html(title));

test('reads only the start page of a site', async () => {
  answer = says('E-bikes');
  expect(await hintsBy().of(site(), always)).toBe('E-bikes');
  expect(asked).toEqual([`kestrelwright.example:${port}/`]);
});

test('follows a redirect to another public address', async () => {
  answer = (request, response) => {
    if (request.headers.host?.startsWith('www.')) says('E-bikes')(request, response);
    else response.writeHead(301, { location: `${site('www.kestrelwright.example')}/en` }).end();
  };
  expect(await hintsBy().of(site(), always)).toBe('E-bikes');
});

test('shares one request among concurrent and repeated calls', async () => {
  answer = says('E-bikes');
  const hints = hintsBy();
  const both = await Promise.all([hints.of(site(), always), hints.of(site(), always)]);
  expect([...both, await hints.of(site(), always)]).toEqual(['E-bikes', 'E-bikes', 'E-bikes']);
  expect(asked).toHaveLength(1);
});

test('a refused request is not cached', async () => {
  answer = says('E-bikes');
  const hints = hintsBy();
  expect(await hints.of(site(), async () => false)).toBeNull();
  expect(asked).toEqual([]);
  expect(await hints.of(site(), always)).toBe('E-bikes');
});

test.each([
  ['loopback', 'http://127.0.0.1'],
  ['loopback by another name', 'http://localhost'],
  ['loopback in IPv6', 'http://[::1]'],
  ['loopback as IPv4 in IPv6', 'http://[::ffff:127.0.0.1]'],
  ['loopback as a number', 'http://2130706433'],
  ['a private network', 'http://10.0.0.1'],
  ['another private network', 'http://192.168.0.1'],
  ['link-local, where clouds keep their keys', 'http://169.254.169.254'],
  ['a unique local address', 'http://[fd00::1]'],
  ['the network’s own names', 'http://printer.local'],
])('the production guard refuses %s', async (_what, origin) => {
  expect(await createSiteHints({ access: PUBLIC_SITES, log }).of(origin, always)).toBeNull();
  expect(logged.join()).toContain('a home page was refused');
  expect(logged.join()).not.toContain(new URL(origin).hostname);
});

test('the production guard refuses ports other than those of the web', async () => {
  answer = says('E-bikes');
  const guarded = hintsBy({ defaultPortsOnly: PUBLIC_SITES.defaultPortsOnly });
  expect(await guarded.of(site(), always)).toBeNull();
  expect(asked).toEqual([]);
});

test('refuses a name that resolves to a private address without connecting', async () => {
  answer = says('Secret');
  expect(await hintsBy().of(site('inner.example'), always)).toBeNull();
  expect(asked).toEqual([]);
});

test.each([
  ['by name', () => site('inner.example')],
  ['by number', () => `http://127.0.0.9:${port}/`],
  ['to the address where clouds keep their keys', () => 'http://169.254.169.254/latest/meta-data/'],
  ['to a file', () => 'file:///etc/passwd'],
])('refuses a redirect to a private address: %s', async (_how, location) => {
  answer = (_request, response) => response.writeHead(302, { location: location() }).end(html('Moved'));
  expect(await hintsBy().of(site(), always)).toBeNull();
  expect(asked).toEqual([`kestrelwright.example:${port}/`]);
});

test('stops after too many redirects', async () => {
  answer = (_request, response) => response.writeHead(302, { location: '/' }).end();
  expect(await hintsBy().of(site(), always)).toBeNull();
  expect(asked).toHaveLength(5);
});

test('reads only the beginning of a huge page', async () => {
  let sent = 0;
  answer = (_request, response) => {
    response.setHeader('content-type', 'text/html').write(html('E-bikes'));
    const more = () => {
      while (!response.destroyed && sent < 50_000_000) {
        sent += 65_536;
        if (!response.write(Buffer.alloc(65_536, 'a'))) return void response.once('drain', more);
      }
      response.end();
    };
    more();
  };
  expect(await hintsBy().of(site(), always)).toBe('E-bikes');
  expect(sent).toBeLessThan(20_000_000);
});

test('stops decompressing at the limit', async () => {
  const bomb = gzipSync(Buffer.concat([Buffer.from(html('E-bikes')), Buffer.alloc(60_000_000, 'a')]));
  answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb);
  expect(await hintsBy().of(site(), always)).toBe('E-bikes');
});

test.each<[string, RequestListener]>([
  ['never answers', () => undefined],
  [
    'never ends',
    (_request, response) => response.setHeader('content-type', 'text/html').write(html('E-bikes')),
  ],
])('gives up a page that %s', async (_what, slow) => {
  answer = slow;
  expect(await hintsBy({ timeoutMs: 150 }).of(site(), always)).toBeNull();
});

test.each<[string, RequestListener]>([
  [
    'a picture',
    (_request, response) => response.setHeader('content-type', 'image/svg+xml').end(html('E-bikes')),
  ],
  ['no type', (_request, response) => response.end(html('E-bikes'))],
  [
    'an error',
    (_request, response) => response.writeHead(404, { 'content-type': 'text/html' }).end(html('Not here')),
  ],
  ['a broken connection', (request) => request.socket.destroy()],
])('%s gives no hints', async (_what, other) => {
  answer = other;
  expect(await hintsBy().of(site(), always)).toBeNull();
});

test('neither the page’s address nor its text is logged', async () => {
  answer = (request) => request.socket.destroy();
  await hintsBy().of(site(), always);
  expect(logged.join()).not.toContain('kestrelwright');
});
