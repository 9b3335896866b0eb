import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describePage, MAX_DESCRIPTION_LENGTH } from './page-description.ts';

const read = (html: string, contentType = 'text/html; charset=utf-8') =>
  describePage(Buffer.from(html), contentType);

describe('a description of a home page', () => {
  test('joins its title, descriptions and first heading, in this order', () => {
    const html = `<!doctype html><html><head>
      <title> Kestrelwright &ndash; bikes
        for cities </title>
      <META NAME="Description" CONTENT="E-bikes &amp; cargo bikes, made to order.">
      <meta property="og:site_name" content="Kestrelwright">
      <meta property="og:description" content="Made in a small workshop">
      <script>document.write('<h1>no</h1>')</script>
      </head><body><h1>Ride<br>further</h1><h1>Second</h1><title>no</title></body>`;
    expect(read(html)).toBe(
      'Kestrelwright – bikes for cities. E-bikes & cargo bikes, made to order. Made in a small workshop. Ride further',
    );
  });

  test.each([
    ['nothing', ''],
    ['text alone', 'Hello'],
    ['empty parts', '<title> </title><meta name="description" content=""><h1></h1>'],
    ['other metas', '<meta name="viewport" content="width=device-width"><meta content="x">'],
    ['a comment', '<!-- <title>Acme</title> -->'],
    ['a script', '<script>"<title>Acme</title>"</script>'],
  ])('is empty where the page has %s', (_what, html) => expect(read(html)).toBeNull());

  test('drops an element that is not closed and keeps what precedes it', () => {
    expect(read('<title>Acme</title><h1>Never closed')).toBe('Acme. Never closed');
    expect(read('<title>Never closed <meta name="description" content="x">')).toMatch(/^Never closed/);
  });

  test('is cut to the limit, without control characters and markup', () => {
    const long = `<title>${'a'.repeat(900)}</title><meta name="description" content="${'b'.repeat(900)}"><h1>c&lt;b&gt;\u202ed{{e}}\0</h1>`;
    expect(read(long)).toMatch(/^a{240}\. b{240}\. c b d e$/);
    expect(read('<h1>c&lt;b&gt;\u202ed{{e}}</h1>')).toBe('c b d e');
  });

  test('gives up a page with too many elements', () => {
    expect(read(`${'<i>'.repeat(6_000)}<title>Late</title>`)).toBeNull();
  });
});

describe('the charset is read from', () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const page = '<title>Bäckerei Grün</title>';

  test.each([
    ['the header', latin(page), 'text/html; charset=ISO-8859-1'],
    ['the header in quotes', latin(page), 'text/html; charset="windows-1252"'],
    ['a meta element', latin(`<meta charset="iso-8859-1">${page}`), 'text/html'],
    ['http-equiv', latin(`<meta http-equiv="content-type" content="text/html; charset=latin1">${page}`), ''],
    ['the mark of UTF-16', Buffer.from(`\ufeff${page}`, 'utf16le'), 'text/html'],
    ['nothing, so it is UTF-8', Buffer.from(page), 'text/html'],
    ['a word that is no charset, so it is UTF-8', Buffer.from(page), 'text/html; charset=klingon'],
  ])('%s', (_how, bytes, contentType) => expect(describePage(bytes, contentType)).toBe('Bäckerei Grün'));

  test('Shift_JIS', () => {
    const bytes = Buffer.concat([
      Buffer.from('<title>'),
      Buffer.from([0x89, 0xef, 0x8c, 0x76]),
      Buffer.from('</title>'),
    ]);
    expect(describePage(bytes, 'text/html; charset=Shift_JIS')).toBe('会計');
  });
});

test('any page gives one line within the limit', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<title>',
      '</title>',
      '<h1>',
      '</h1>',
      '<meta name="description" content="',
      '">',
      '<!--',
      '&#x',
      '\0',
    ),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(piece), fc.string(), (pieces, contentType) => {
      const description = read(pieces.join(''), contentType);
      if (description === null) return;
      expect(description.length).toBeGreaterThan(0);
      expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
      expect(description).not.toMatch(/[\p{Cc}\p{Cs}<>{}\n]/u);
    }),
  );
  expect(describePage(Buffer.from([0xff, 0xfe, 0x00]), '')).toBeNull();
});
