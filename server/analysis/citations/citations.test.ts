import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLinks } from '../text/links.ts';
import type { AnalysedCitation, RawSource } from '../types.ts';
import { findCitations, MAX_CITATIONS } from './citations.ts';

function cited(text: string, sources: RawSource[] = []): AnalysedCitation[] {
  return findCitations({ text, sources }, findLinks(text));
}

const urls = (text: string): string[] => cited(text).map((citation) => citation.url);

test.each([
  ['an inline link', 'See [the test](https://a.com/x).', ['https://a.com/x']],
  [
    'brackets in an address',
    'See [it](https://a.com/x_(y)) and https://b.com/x_(y).',
    ['https://a.com/x_(y)', 'https://b.com/x_(y)'],
  ],
  ['an inline link with a title', '[t](https://a.com/x "A title")', ['https://a.com/x']],
  [
    'a reference, in the order of use',
    'First [b][2], then [a][1].\n\n[1]: https://a.com "A"\n[2]: https://b.com',
    ['https://b.com', 'https://a.com'],
  ],
  ['a collapsed reference', '[Source][]\n\n[source]: https://a.com', ['https://a.com']],
  ['a definition that nothing refers to', 'Text.\n\n[1]: https://a.com', ['https://a.com']],
  ['an automatic link', 'See <https://a.com/x>.', ['https://a.com/x']],
  [
    'a bare address at the end of a sentence',
    'See https://a.com/x. Or (https://b.com/y)!',
    ['https://a.com/x', 'https://b.com/y'],
  ],
  ['an address without scheme', 'See www.a.com/x, then', ['https://a.com/x']],
  ['an address in Chinese text', '见https://a.com/x。另外', ['https://a.com/x']],
  ['no empty target', '### [Sony]()', []],
  ['no image', '![photo](https://a.com/x.png)', []],
  ['no other scheme', '[m](mailto:a@b.com) [j](javascript:alert(1))', []],
  [
    "no platform's own search",
    '[Shop](https://chatgpt.com/?hints=search&q=tv) [G](https://www.google.com/search?q=tv)',
    [],
  ],
])('%s', (_, text, expected) => {
  expect(urls(text)).toEqual(expected);
});

test('lists the platform’s own sources first and each address once', () => {
  const found = cited('[Label](https://b.com/?utm_source=x) and [Later](https://www.a.com/x/)', [
    { url: 'https://a.com/x#part', title: '' },
    { url: 'https://c.com', title: 'C' },
  ]);
  expect(found).toEqual([
    { position: 1, url: 'https://a.com/x', domain: 'a.com', title: 'Later' },
    { position: 2, url: 'https://c.com', domain: 'c.com', title: 'C' },
    { position: 3, url: 'https://b.com', domain: 'b.com', title: 'Label' },
  ]);
});

test('prefers a definition’s title to the link’s label', () => {
  expect(cited('([Site][1])\n\n[1]: https://a.com "The \\"whole\\" title"')[0]?.title).toBe(
    'The "whole" title',
  );
});

test('makes titles one clean line of limited length', () => {
  const titleOf = (title: string): string | undefined =>
    cited('', [{ url: 'https://a.com', title }])[0]?.title;
  expect(titleOf('  **A**\n\u0000 b\ud800 ')).toBe('A b\ufffd');
  expect(titleOf('https://a.com/x')).toBe('');
  expect(titleOf('x'.repeat(1000))).toHaveLength(300);
});

test('replaces a redirect of Gemini by the site in its title', () => {
  const url = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/AbC';
  expect(cited('', [{ url, title: 'rtings.com' }])).toMatchObject([
    { url: 'https://rtings.com', domain: 'rtings.com' },
  ]);
});

test('limits the sources of an answer', () => {
  const sources = Array.from({ length: MAX_CITATIONS + 5 }, (_, index) => ({
    url: `https://a.com/${index}`,
    title: '',
  }));
  expect(cited('', sources)).toHaveLength(MAX_CITATIONS);
});

test('never throws; positions run from 1 and addresses are unique', () => {
  const piece = fc.constantFrom(
    '[',
    ']',
    '](',
    ')',
    '(',
    '][',
    '\n[1]: ',
    'https://a.com',
    'www.',
    '"',
    '<',
    '>',
    '\\',
    '!',
    'x',
    ' ',
    '\n',
  );
  const text = fc
    .array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 60 })
    .map((parts) => parts.join(''));
  const source = fc.record({
    url: fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' })),
    title: fc.string({ unit: 'binary' }),
  });
  fc.assert(
    fc.property(text, fc.array(source, { maxLength: 6 }), (any, sources) => {
      const found = cited(any, sources);
      expect(found.map((citation) => citation.position)).toEqual(found.map((_, index) => index + 1));
      expect(new Set(found.map((citation) => citation.url)).size).toBe(found.length);
    }),
    { numRuns: 1000 },
  );
});
