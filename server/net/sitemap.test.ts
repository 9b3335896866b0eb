import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { FetchError } from './public-fetch.ts';
import { readSitemap, type SitemapFetch } from './sitemap.ts';

const ROOT = 'https://example.com/sitemap.xml';
const OPTIONS = { domain: 'example.com', maxPages: 1_000 };

type Reply = string | Buffer | FetchError | number;
function siteOf(replies: Record<string, Reply>) {
  const requested: string[] = [];
  const fetch: SitemapFetch = async (url) => {
    requested.push(url);
    const reply = replies[url] ?? 404;
    if (reply instanceof FetchError) throw reply;
    if (typeof reply === 'number') return { status: reply, body: Buffer.from('gone'), truncated: false };
    return { status: 200, body: Buffer.from(reply), truncated: false };
  };
  return { fetch, requested };
}

const urlset = (...locations: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations
    .map((location) => `<url><loc>${location}</loc></url>`)
    .join('\n')}</urlset>`;
const index = (...locations: string[]) =>
  `<sitemapindex>${locations.map((location) => `<sitemap><loc>${location}</loc></sitemap>`).join('')}</sitemapindex>`;

const read = (body: Reply, options = OPTIONS) => readSitemap(siteOf({ [ROOT]: body }).fetch, [ROOT], options);
const urlsOf = async (body: Reply) => (await read(body)).pages.map(({ url }) => url);
const page = (path: string) => `https://example.com/${path}`;

describe('a file', () => {
  test('gives pages with their dates', async () => {
    const { pages, files, truncated } = await read(
      `<urlset><url><loc> https://example.com/a?x=1&amp;y=2#part </loc><lastmod>2026-03-01</lastmod></url>
       <url><lastmod>2026-03-01T10:00:00+02:00</lastmod><loc><![CDATA[https://blog.example.com/b]]></loc></url>
       <url><loc>https://example.com/c</loc><lastmod>yesterday</lastmod></url></urlset>`,
    );
    expect(pages).toEqual([
      { url: page('a?x=1&y=2'), lastModified: new Date('2026-03-01') },
      { url: 'https://blog.example.com/b', lastModified: new Date('2026-03-01T08:00:00Z') },
      { url: page('c'), lastModified: null },
    ]);
    expect({ files, truncated }).toEqual({
      files: [{ url: ROOT, entries: 3, problem: null }],
      truncated: false,
    });
  });

  test('ignores addresses of images and alternates', async () => {
    const xml = `<urlset xmlns:image="i" xmlns:xhtml="x"><url>
      <image:image><image:loc>https://example.com/i.png</image:loc></image:image>
      <loc>https://example.com/a</loc><xhtml:link rel="alternate" href="https://example.com/de"/></url></urlset>`;
    expect(await urlsOf(xml)).toEqual([page('a')]);
  });

  test('reads another prefix for the namespace', async () => {
    const xml = '<s:urlset xmlns:s="n"><s:url><s:loc>https://example.com/a</s:loc></s:url></s:urlset>';
    expect(await urlsOf(xml)).toEqual([page('a')]);
  });

  test('reads what broken XML still says', async () => {
    const xml = `\uFEFF \n<urlset><url><loc>https://example.com/a</loc><url><loc>https://example.com/b&x</loc></url>
      </image><url><loc>https://example.com/c</loc>`;
    expect(await urlsOf(xml)).toEqual([page('a'), page('b&x'), page('c')]);
  });

  test('expands no entities of its own', async () => {
    const xml = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY s SYSTEM "file:///etc/passwd">]>${urlset('https://example.com/&a;&s;')}`;
    expect(await urlsOf(xml)).toEqual([page('&a;&s;')]);
  });

  test('may be plain text', async () => {
    expect(await urlsOf('https://example.com/a\r\n\r\n https://example.com/b \nnot an address\n')).toEqual([
      page('a'),
      page('b'),
    ]);
  });

  test('may be compressed, and damaged at its end', async () => {
    const locations = Array.from({ length: 5_000 }, (_, n) => page(String(n)));
    const compressed = gzipSync(urlset(...locations));
    const options = { ...OPTIONS, maxPages: 10_000 };
    expect((await read(compressed, options)).pages).toHaveLength(5_000);
    const damaged = (await read(compressed.subarray(0, compressed.length - 2_000), options)).pages;
    expect(damaged.length).toBeGreaterThan(1_000);
    expect(damaged.length).toBeLessThan(5_000);
  });

  test('that is no sitemap is reported', async () => {
    for (const body of ['<!doctype html><title>Not found</title>', '', Buffer.from([0x1f, 0x8b, 1, 2])]) {
      expect((await read(body)).files).toEqual([
        { url: ROOT, entries: 0, problem: 'It lists no page and no sitemap.' },
      ]);
    }
  });

  test('keeps pages of the brand’s domain only, each once', async () => {
    const xml = urlset(
      page('a'),
      page('a#b'),
      'https://example.org/a',
      'https://example.com.evil.org/',
      'https://notexample.com/',
      'http://www.example.com/a',
      'ftp://example.com/a',
      'https://user:secret@example.com/a',
      '/relative',
      page('x'.repeat(2_100)),
    );
    expect(await urlsOf(xml)).toEqual([page('a'), 'http://www.example.com/a']);
  });
});

describe('an index', () => {
  test('leads to its sitemaps, each fetched once', async () => {
    const { fetch, requested } = siteOf({
      [ROOT]: index(page('1.xml'), page('2.xml'), page('1.xml'), ROOT, page('gone.xml'), page('slow.xml')),
      [page('1.xml')]: urlset(page('a')),
      [page('2.xml')]: urlset(page('b'), page('a')),
      [page('slow.xml')]: new FetchError('No reply within 30 seconds.'),
    });
    const { pages, files, truncated } = await readSitemap(fetch, [ROOT], OPTIONS);
    expect(pages.map(({ url }) => url)).toEqual([page('a'), page('b')]);
    expect(requested).toEqual([ROOT, page('1.xml'), page('2.xml'), page('gone.xml'), page('slow.xml')]);
    expect(files.map(({ problem }) => problem)).toEqual([
      null,
      null,
      null,
      'The server replied with status 404.',
      'No reply within 30 seconds.',
    ]);
    expect(truncated).toBe(false);
  });

  test('is followed to a bounded depth and count', async () => {
    let requests = 0;
    const endless: SitemapFetch = async (url) => {
      requests += 1;
      const body = Buffer.from(index(...Array.from({ length: 9 }, (_, n) => `${url}${n}`)));
      return { status: 200, body, truncated: false };
    };
    expect((await readSitemap(endless, [ROOT], { ...OPTIONS, maxSitemaps: 40 })).truncated).toBe(true);
    expect(requests).toBe(40);
    requests = 0;
    expect((await readSitemap(endless, [ROOT], { ...OPTIONS, maxSitemaps: 900 })).truncated).toBe(true);
    expect(requests).toBe(1 + 9 + 81);
  });
});

describe('limits', () => {
  test('stops at the greatest number of pages', async () => {
    const { fetch, requested } = siteOf({ [ROOT]: urlset(page('a'), page('b'), page('c')) });
    const result = await readSitemap(fetch, [ROOT, page('2.xml')], { ...OPTIONS, maxPages: 2 });
    expect(result).toMatchObject({ truncated: true, pages: [{ url: page('a') }, { url: page('b') }] });
    expect(requested).toEqual([ROOT]);
  });

  test('inflates at most 50 MB, in slices that let other work run', async () => {
    const bomb = gzipSync(
      Buffer.concat([Buffer.from(urlset(page('a'))), Buffer.alloc(55 * 1024 * 1024, ' ')]),
    );
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const { pages, files } = await read(bomb);
    delay.disable();
    expect(pages).toHaveLength(1);
    expect(files[0]?.problem).toBe('It is longer than is read.');
    expect(delay.percentile(95) / 1e6).toBeLessThan(15);
  });

  test('reads 50,000 entries of a file', async () => {
    const locations = Array.from({ length: 60_000 }, (_, n) => page(String(n)));
    const { pages, files } = await read(urlset(...locations), { ...OPTIONS, maxPages: 100_000 });
    expect(pages).toHaveLength(50_000);
    expect(files[0]?.problem).toBe('It is longer than is read.');
  });

  test('stops when it is aborted', async () => {
    const stopping = new AbortController();
    const fetch: SitemapFetch = async () => {
      stopping.abort(new Error('stopped'));
      return { status: 200, body: Buffer.from(index(page('1.xml'))), truncated: false };
    };
    await expect(readSitemap(fetch, [ROOT], { ...OPTIONS, signal: stopping.signal })).rejects.toThrow(
      'stopped',
    );
  });

  test('throws what is no failed request', async () => {
    const fetch: SitemapFetch = async () => {
      throw new TypeError('a fault of the program');
    };
    await expect(readSitemap(fetch, [ROOT], OPTIONS)).rejects.toThrow(TypeError);
  });
});

test('lists only valid pages of the domain, whatever a file says', async () => {
  const part = fc.constantFrom(
    '<url>',
    '</url>',
    '<loc>',
    '</loc>',
    '<lastmod>',
    '<sitemap>',
    '<![CDATA[',
    ']]>',
    '<!--',
    page('a'),
    '2026-01-01',
    '&amp;',
    '\n',
  );
  const body = fc.array(fc.oneof(part, fc.string({ maxLength: 5 })), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(body, async (fragments) => {
      for (const { url } of (await read(`<urlset>${fragments.join('')}`)).pages) {
        expect(new URL(url).hostname).toMatch(/(^|\.)example\.com$/);
      }
    }),
    propertyRuns(1_000),
  );
});
