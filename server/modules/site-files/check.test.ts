import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { SiteFile, SiteFiles } from '../../graphql/resolvers.generated.ts';
import type { SiteReply } from '../../testing/site-server.ts';
import { createSiteFilesApp, type SiteFilesApp } from './testing/app.ts';

const LLMS =
  '# Quillmark\n\n> A note app.\n\n## Docs\n\n- [Start](https://quillmark.example/start): First steps\n';
const ROBOTS = 'User-agent: *\nDisallow: /cart\n';

const site: SiteFilesApp = await createSiteFilesApp();
afterAll(() => site.close());
beforeEach(() => {
  site.sites.clear();
  site.sites.requests.length = 0;
  serve('robots.txt', ROBOTS);
  serve('llms.txt', LLMS);
});

const serve = (path: string, reply: SiteReply) => site.sites.serve(`quillmark.example/${path}`, reply);
const fileOf = ({ files }: SiteFiles, kind: SiteFile['kind']) => {
  const file = files.find((entry) => entry.kind === kind);
  if (!file) throw new Error(`There is no ${kind}.`);
  return file;
};

test('a file that was never requested is not checked', async () => {
  const person = await site.customer();
  const { siteFiles } = await site.ask<{ siteFiles: SiteFiles }>(
    '{ siteFiles { domain check { status } files { kind status text } policies { token } } }',
    {},
    person,
  );
  expect(siteFiles).toMatchObject({ domain: 'quillmark.example', check: null, policies: [] });
  expect(siteFiles.files.map(({ status }) => status)).toEqual(['NOT_CHECKED', 'NOT_CHECKED', 'NOT_CHECKED']);
});

test('a check reads both files, and stores a version only when a text changed', async () => {
  serve('llms-full.txt', { body: 'x'.repeat(10_000) });
  const first = await site.check();
  expect(first.check).toMatchObject({ status: 'DONE', withLinks: false, daily: false });
  expect(fileOf(first, 'LLMS_TXT')).toMatchObject({
    status: 'READ',
    text: LLMS,
    findings: [],
    checkedDaily: false,
    finalUrl: 'https://quillmark.example/llms.txt',
    versions: [{ number: 1, bytes: LLMS.length }],
  });
  expect(fileOf(first, 'ROBOTS_TXT').versions).toHaveLength(1);
  expect(fileOf(first, 'LLMS_FULL_TXT')).toMatchObject({ status: 'READ', text: null, findings: [] });
  expect(fileOf(await site.check(), 'LLMS_TXT').versions).toHaveLength(1);

  serve('llms.txt', `${LLMS}- [Prices](/prices)\n`);
  const changed = fileOf(await site.check(), 'LLMS_TXT');
  expect(changed.versions.map(({ number }) => number)).toEqual([2, 1]);
  expect(changed.findings).toMatchObject([{ line: 8, kind: 'url-relative', severity: 'WARNING' }]);
  const { siteFileDifference } = await site.ask<{ siteFileDifference: unknown }>(
    '{ siteFileDifference(kind: LLMS_TXT, from: 1, to: 2) { tooLarge lines { change line text } } }',
  );
  expect(siteFileDifference).toEqual({
    tooLarge: false,
    lines: [
      { change: 'SKIPPED', line: 5, text: '' },
      { change: 'SAME', line: 5, text: '## Docs' },
      { change: 'SAME', line: 6, text: '' },
      { change: 'SAME', line: 7, text: '- [Start](https://quillmark.example/start): First steps' },
      { change: 'ADDED', line: 8, text: '- [Prices](/prices)' },
    ],
  });
});

test('keeps the 20 latest versions', async () => {
  for (let n = 0; n < 22; n++) {
    serve('robots.txt', `${ROBOTS}# ${n}\n`);
    await site.check();
  }
  const { versions } = fileOf(await site.check(), 'ROBOTS_TXT');
  expect(versions).toHaveLength(20);
  await expect(
    site.ask('query ($to: Int!) { siteFileDifference(kind: ROBOTS_TXT, from: 1, to: $to) { tooLarge } }', {
      to: versions[0]?.number,
    }),
  ).rejects.toThrow('NOT_FOUND: This version of the file is not stored.');
});

describe('states', () => {
  const replies: [string, SiteReply, Partial<SiteFile>][] = [
    ['a missing file', { status: 404 }, { status: 'NOT_FOUND', httpStatus: 404 }],
    ['a refusal', { status: 403 }, { status: 'REFUSED', httpStatus: 403 }],
    ['a failure', { status: 500 }, { status: 'FAILED', problem: 'The site answered with status 500.' }],
    ['a large file', { body: 'x'.repeat(600_000) }, { status: 'TOO_LARGE' }],
    [
      'a compressed bomb',
      { body: gzipSync('x'.repeat(9_000_000)), headers: { 'content-encoding': 'gzip' } },
      { status: 'TOO_LARGE' },
    ],
    [
      'a web page',
      { body: '<!doctype html><p>No', headers: { 'content-type': 'text/html' } },
      { status: 'NOT_TEXT' },
    ],
    ['a web page called text', '\n<HTML><body>', { status: 'NOT_TEXT' }],
    [
      'an image',
      { body: Buffer.from([137, 80, 78, 71, 0, 1]), headers: { 'content-type': 'image/png' } },
      { status: 'NOT_TEXT' },
    ],
    ['a closed connection', (request) => request.destroy(), { status: 'UNREACHABLE' }],
    [
      'endless redirects',
      { status: 302, headers: { location: '/llms.txt' } },
      { status: 'UNREACHABLE', problem: 'More than 5 redirects.' },
    ],
  ];
  test.each(replies)('%s', async (_name, reply, expected) => {
    serve('llms.txt', LLMS);
    await site.check();
    serve('llms.txt', reply);
    const file = fileOf(await site.check(), 'LLMS_TXT');
    expect(file).toMatchObject(expected);
    expect(file.problem).toBeTruthy();
    expect(file.text).toBe(LLMS);
  });

  test('no reply', async () => {
    site.sites.hang('quillmark.example/llms.txt');
    expect(fileOf(await site.check(), 'LLMS_TXT').status).toBe('TIMED_OUT');
  });

  test('a file that robots.txt closes is not requested', async () => {
    serve('robots.txt', 'User-agent: Sightline\nDisallow: /llms\n');
    expect(fileOf(await site.check(), 'LLMS_TXT').status).toBe('ROBOTS');
    expect(site.sites.requests).not.toContain('quillmark.example/llms.txt');
  });

  test('a site that gives no reply is not asked again', async () => {
    site.sites.hang('quillmark.example/robots.txt');
    const { files } = await site.check();
    expect(files.map(({ status }) => status)).toEqual(['TIMED_OUT', 'TIMED_OUT', 'TIMED_OUT']);
    expect(site.sites.requests).toEqual(['quillmark.example/robots.txt']);
  });

  test('a site with failures is not read, as RFC 9309 says', async () => {
    serve('robots.txt', { status: 503 });
    const { files } = await site.check();
    expect(files.map(({ status }) => status)).toEqual(['ROBOTS', 'ROBOTS', 'FAILED']);
  });

  test('a domain without a server is asked by its www. name', async () => {
    site.sites.clear();
    site.sites.serve('www.quillmark.example/robots.txt', ROBOTS);
    site.sites.serve('www.quillmark.example/llms.txt', LLMS);
    const file = fileOf(await site.check(), 'LLMS_TXT');
    expect(file).toMatchObject({ status: 'READ', finalUrl: 'https://www.quillmark.example/llms.txt' });
  });
});

test('stores a text with bytes that no database takes', async () => {
  serve('llms.txt', { body: Buffer.from('# Quill\xffmark\n', 'latin1') });
  const file = fileOf(await site.check(), 'LLMS_TXT');
  expect(file.findings.map(({ kind }) => kind)).toContain('encoding');
});

test('checks every link of llms.txt, with progress and what each page says of itself', async () => {
  const html = (head: string, headers = {}) => ({
    body: `<html><head>${head}</head><body>`,
    headers: { 'content-type': 'text/html', ...headers },
  });
  serve('robots.txt', 'User-agent: GPTBot\nDisallow: /docs\n\nUser-agent: Sightline\nDisallow: /closed\n');
  serve('docs', html('<link rel="canonical" href="/docs">'));
  serve('old', { status: 301, headers: { location: '/docs' } });
  serve(
    'hidden',
    html('<meta name="robots" content="noindex, follow"><link rel=canonical href="https://other.example/x">'),
  );
  serve('header', { body: 'x', headers: { 'x-robots-tag': 'noindex' } });
  serve('busy', { status: 403 });
  site.sites.hang('quillmark.example/slow');
  serve(
    'llms.txt',
    `# Q\n\n> N\n\n## A\n\n${['docs', 'old', 'hidden', 'header', 'busy', 'slow', 'gone', 'closed', 'docs']
      .map((path) => `- [${path}](https://quillmark.example/${path})`)
      .join('\n')}\n- [Other](https://unknown.example/a)\n`,
  );
  const { check } = await site.check(true);
  expect(check).toMatchObject({ status: 'DONE', withLinks: true, linkCount: 9, linksChecked: 9 });
  expect(check?.links).toMatchObject([
    { name: 'docs', line: 15, outcome: 'OK', canonicalUrl: null, noIndex: false, closedFor: ['GPTBot'] },
    {
      name: 'old',
      outcome: 'REDIRECT',
      redirectsTo: 'https://quillmark.example/docs',
      closedFor: ['GPTBot'],
    },
    { name: 'hidden', outcome: 'OK', noIndex: true, canonicalUrl: 'https://other.example/x', closedFor: [] },
    { name: 'header', outcome: 'OK', noIndex: true },
    { name: 'busy', outcome: 'REFUSED', httpStatus: 403 },
    { name: 'slow', outcome: 'TIMED_OUT' },
    { name: 'gone', outcome: 'NOT_FOUND', httpStatus: 404 },
    { name: 'closed', outcome: 'ROBOTS' },
    { name: 'Other', outcome: 'UNREACHABLE' },
  ]);
  // A check without links keeps what is known of them.
  expect((await site.check()).check?.links).toHaveLength(9);
});

test('requests at most 100 links', async () => {
  const links = Array.from({ length: 120 }, (_, n) => `- [${n}](https://quillmark.example/${n})`);
  serve('llms.txt', `# Q\n\n> N\n\n## A\n\n${links.join('\n')}\n`);
  expect((await site.check(true)).check).toMatchObject({ linkCount: 100, linksChecked: 100 });
});
