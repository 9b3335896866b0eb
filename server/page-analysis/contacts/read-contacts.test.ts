import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { addressOfMailto, toAddress } from './addresses.ts';
import { readContacts } from './read-contacts.ts';

const read = (html: string) =>
  readContacts(Buffer.from(html), { url: 'https://reviews.example/best-pens', contentType: 'text/html' });

test('reads authors and addresses from JSON-LD with the words that hold them', () => {
  const { addresses, authors } = read(`<script type="application/ld+json">{"@type": "Article", "author":
    {"@type": "Person", "name": "Ida Falk", "email": "mailto:Ida@Reviews.example", "url": "/people/ida"},
    "publisher": {"@type": "Organization", "name": "Reviews", "email": "desk@reviews.example"}}</script>`);
  expect(authors).toEqual([
    {
      name: 'Ida Falk',
      url: 'https://reviews.example/people/ida',
      kind: 'json-ld',
      text: expect.stringContaining('"name":"Ida Falk"'),
    },
  ]);
  expect(addresses).toEqual([
    {
      address: 'ida@reviews.example',
      name: 'Ida Falk',
      kind: 'json-ld',
      text: expect.stringContaining('Ida@Reviews'),
    },
    {
      address: 'desk@reviews.example',
      name: '',
      kind: 'json-ld',
      text: expect.stringContaining('desk@reviews.example'),
    },
  ]);
});

test('reads mailto links with the words around them, and leaves links for sharing out', () => {
  const { addresses } = read(`<p>Old words.</p><p>Questions about this test? Write to
    <a href="mailto:tests%40reviews.example?subject=Pens">our testers</a>.</p>
    <a href="mailto:?subject=Read%20this">Share</a><a href="mailto:not an address">x</a>`);
  expect(addresses).toEqual([
    {
      address: 'tests@reviews.example',
      name: '',
      kind: 'mailto',
      text: 'Questions about this test? Write to our testers',
    },
  ]);
});

test.each([
  ['By Ida Falk, 2026-08-27', 'Ida Falk'],
  ['By Ida Falk on May 5, 2026', 'Ida Falk'],
  ['Ida Falk · 4 min read', 'Ida Falk'],
  ['By Falk, Ida | Updated 3 May 2026', 'Falk, Ida'],
  ['Posted 3 May 2026', undefined],
])('the name in the byline “%s” has no day', (line, name) => {
  expect(read(`<p class="byline">${line}</p>`).authors[0]?.name).toBe(name);
});

test('reads rel=author, bylines and links to contact pages', () => {
  const found = read(`<base href="https://reviews.example/section/"><span class="byline">By Ida Falk</span>
    <a rel="author" href="../people/bo">Bo Lind</a> <a href="/contact">Say hello</a> <a href="/x1">Contact us</a>
    <a href="/pens">Pens</a><form><textarea></textarea></form>`);
  expect(found.authors.map(({ name, url, kind }) => [name, url, kind])).toEqual([
    ['Ida Falk', null, 'byline'],
    ['Bo Lind', 'https://reviews.example/people/bo', 'author-link'],
  ]);
  expect(found.contactPages).toEqual([
    { url: 'https://reviews.example/contact', text: 'Say hello' },
    { url: 'https://reviews.example/x1', text: 'Contact us' },
  ]);
  expect(found.hasForm).toBe(true);
});

test('derives no address from a name, a text or a protected link', () => {
  const { addresses } = read(`<span class="byline">ida.falk</span> <p>ida (at) reviews (dot) example</p>
    <a class="__cf_email__" href="/cdn-cgi/l/email-protection#1a">[email protected]</a>
    <script>var mail = "mailto:script@reviews.example"</script><!-- <a href="mailto:a@b.example">a</a> -->`);
  expect(addresses).toEqual([]);
});

test('reads any HTML without failing, bounded in number and length', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<a href="mailto:',
      'a@b.example',
      '">',
      '</a>',
      '<p class="byline">',
      '<script type="application/ld+json">',
      '</script>',
      '{"email":"c@d.example"}',
      '<',
      '&amp;',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const { addresses, authors, contactPages } = read(pieces.join(''));
      for (const { address, text } of addresses) {
        expect(toAddress(address)).toBe(address);
        expect(text.length).toBeLessThanOrEqual(400);
      }
      for (const list of [addresses, authors, contactPages]) expect(list.length).toBeLessThanOrEqual(20);
    }),
    propertyRuns(200),
  );
  expect(read('<a rel="author" href="/a">A</a>'.repeat(50_000)).authors).toHaveLength(1);
});

test('takes only plain addresses', () => {
  expect(toAddress(' Ida.Falk+pens@Reviews.Example ')).toBe('ida.falk+pens@reviews.example');
  for (const bad of [
    '',
    'a',
    '@b.example',
    'a@b',
    'a@b..example',
    '.a@b.example',
    'a b@c.example',
    'a@b.example\r\nBcc: x@y.example',
    `${'a'.repeat(65)}@b.example`,
    'ä@b.example',
    'a@[127.0.0.1]',
  ]) {
    expect(toAddress(bad)).toBeNull();
  }
  expect(addressOfMailto('mailto:a@b.example,c@d.example')).toBe('a@b.example');
  expect(addressOfMailto('mailto:%E0%A4%A')).toBeNull();
});
