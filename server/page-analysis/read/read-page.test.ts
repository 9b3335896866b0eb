import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE_LIMITS } from './limits.ts';
import { readPage } from './read-page.ts';

const URL_OF_PAGE = 'https://example.com/guides/heating';
const read = (html: string | Uint8Array, contentType = 'text/html; charset=utf-8', url = URL_OF_PAGE) =>
  readPage(typeof html === 'string' ? new TextEncoder().encode(html) : html, { url, contentType });
const PROSE =
  'Heating costs rose again this winter, as they did in the winter before, and households in flats of every size ask themselves what they can do about it.';
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
const textsOf = (html: string) => read(html).blocks.map(({ kind, text }) => `${kind}: ${text}`);

test('keeps the main text and leaves out navigation, banners, related links, comments and footers', () => {
  const texts = textsOf(
    page(`<nav><a href="/">Home</a></nav><div class="cookie-banner">We use cookies</div>
    <article><p>${PROSE}</p><p>${PROSE} Again.</p><div class="related-posts"><p>Read this as well, it is good.</p></div></article>
    <div id="comments"><p>First! ${PROSE}</p></div><footer>Imprint</footer>`),
  );
  expect(texts).toEqual([`paragraph: ${PROSE}`, `paragraph: ${PROSE} Again.`]);
});

test('splits the text into blocks of their kinds', () => {
  const texts = textsOf(
    page(`<article><p>${PROSE}</p><h2>What it costs</h2><ul><li>One</li><li>Two</li></ul>
    <table><tr><th>Year</th><th>Cost</th></tr><tr><td>2023</td><td><p>900</p></td></tr></table>
    <blockquote><p>We pay more.</p></blockquote><pre>let x = 1;</pre>
    <figure><figcaption>A radiator</figcaption></figure><p>${PROSE}</p></article>`),
  );
  expect(texts.slice(1, -1)).toEqual([
    'heading: What it costs',
    'list-item: One',
    'list-item: Two',
    'table-row: Year | Cost',
    'table-row: 2023 | 900',
    'quote: We pay more.',
    'code: let x = 1;',
    'caption: A radiator',
  ]);
});

test('resolves links against the base and gives their offsets', () => {
  const { blocks, links } = read(
    page(
      `<article><p>${PROSE} See <a href="study"> the <b>study</b></a>, <a href="#top">top</a> or <a href="javascript:x()">click</a>.</p></article>`,
      '<base href="https://other.example/files/">',
    ),
  );
  expect(links.map(({ url }) => url)).toEqual(['https://other.example/files/study']);
  const [{ block, start, end } = { block: 0, start: 0, end: 0 }] = links;
  expect(blocks[block]?.text.slice(start, end)).toBe('the study');
});

test('reads who wrote the page, when, and what it declares', () => {
  const content = read(
    page(
      `<article><p>${PROSE}</p></article>`,
      `<title>Heating</title><meta name="description" content="What heating costs."><meta property="og:site_name" content="Costs">
       <meta name="robots" content="noindex, follow"><link rel="canonical" href="/guides/heating-costs"><link rel="amphtml" href="/amp/heating">
       <script type="application/ld+json">{"@graph": [{"@type": ["Article"], "author": [{"name": "A. Writer"}], "datePublished": "2024-05-01T08:00:00Z", "dateModified": "2024-06-02", "isAccessibleForFree": "False"}]}</script>`,
    ),
  );
  expect(content).toMatchObject({
    title: 'Heating',
    description: 'What heating costs.',
    siteName: 'Costs',
    author: 'A. Writer',
    publishedOn: '2024-05-01',
    modifiedOn: '2024-06-02',
    language: 'en',
    canonicalUrl: 'https://example.com/guides/heating-costs',
    ampUrl: 'https://example.com/amp/heating',
    structuredTypes: ['Article'],
    noIndex: true,
    paywalled: true,
    needsJavaScript: false,
  });
});

test('recognises a shell that needs its scripts', () => {
  expect(read(page('<div id="root"></div><script src="/app.js"></script>')).needsJavaScript).toBe(true);
  expect(read(page('<p>Short.</p>')).needsJavaScript).toBe(false);
});

test('believes the text more than the lang attribute', () => {
  const german =
    'Die Heizkosten sind in diesem Winter erneut gestiegen, und viele Haushalte fragen sich, was sie dagegen tun können. '.repeat(
      3,
    );
  expect(read(page(`<article><p>${german}</p></article>`)).language).toBe('de');
});

test('decodes a page by its header, its meta element and its byte order mark', () => {
  const body = Buffer.from(page('<p>Überraschung für Ämter</p>'), 'latin1');
  expect(read(body, 'text/html; charset=iso-8859-1').blocks[0]?.text).toBe('Überraschung für Ämter');
});

test('reads lists of products and forums, in which there is no article', () => {
  const cards = Array.from(
    { length: 12 },
    (_, n) => `<div class="card"><h3>Lamp ${n}</h3><p>Warm light, ${n} watts</p></div>`,
  );
  expect(textsOf(page(`<main>${cards.join('')}</main>`))).toHaveLength(24);
});

/** Each is 2 MB at most. */
const HOSTILE: [name: string, html: string][] = [
  ['nested elements', '<div>'.repeat(100_000)],
  ['nested tables', '<table><tr><td>'.repeat(100_000)],
  ['unclosed formatting', `${'<b>'.repeat(300_000)}x${'</i>'.repeat(100_000)}`],
  ['attributes', `<p ${Array.from({ length: 150_000 }, (_, n) => `a${n}=1`).join(' ')}>x`],
  ['a long attribute', `<p class="${'a '.repeat(900_000)}">x`],
  ['paragraphs', '<p>a'.repeat(450_000)],
  ['links', '<a href="https://x.example/a">aa</a> '.repeat(50_000)],
  ['entities', '&amp;&nbsp;&#x41;&notit;'.repeat(80_000)],
  ['line breaks', '<div>some text, with commas<br><br>'.repeat(50_000)],
  ['signs', '<'.repeat(1_900_000)],
  ['comments', '<!--'.repeat(450_000)],
];

test.each(HOSTILE)('reads a page of %s within its limits', (_, html) => {
  const began = process.cpuUsage();
  const { blocks, links } = read(html);
  // About 1 s at most on an idle machine; more only where other work slows this one down.
  expect(process.cpuUsage(began).user / 1_000).toBeLessThan(5_000);
  expect(blocks.length).toBeLessThanOrEqual(PAGE_LIMITS.blocks);
  expect(links.length).toBeLessThanOrEqual(PAGE_LIMITS.links);
  expect(blocks.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(PAGE_LIMITS.text);
});

test('reads anything into lines without control characters, with links inside their blocks', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom(
      ...'<p> </p> <a href="/x"> </a> <li> <table><tr><td> <td> </table> <h2> <br> <blockquote> <!-- &#0; &#xfeff; <script> </script> <title> <article> <pre>'.split(
        ' ',
      ),
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const { blocks, links } = read(pieces.join(''));
      for (const { text } of blocks) {
        expect(text).not.toMatch(/\p{Cc}|\p{Cs}|^\s|\s$|\s\s/u);
      }
      for (const { block, start, end, url } of links) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(blocks[block]?.text.length ?? -1);
        expect(url).toMatch(/^https?:/);
      }
    }),
  );
});
