import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { citationShares } from './citation-share.ts';

const source = (url: string) => ({ url, title: '' });
const A = 'https://a.example/1';
const B = 'https://b.example/2';

/** Rounded to three digits. */
const sharesOf = (text: string, sources = [source(A), source(B)]) => {
  const shares = citationShares(text, sources);
  return (
    shares && Object.fromEntries([...shares].map(([url, share]) => [url, Math.round(share * 1000) / 1000]))
  );
};

test('a sentence counts by its words and its place', () => {
  // Weights: 4 words × e^0, 4 × e^(−1/2), 4 × e^(−1): 4, 2.426, 1.472 of 7.898.
  const text = 'One two three four [1]. Five six seven eight. Nine ten eleven twelve [2].';
  expect(sharesOf(text)).toEqual({ [A]: 0.506, [B]: 0.186 });
});

test('pages share a sentence that cites several', () => {
  expect(sharesOf('All of these words have two sources [1, 2].')).toEqual({ [A]: 0.5, [B]: 0.5 });
  expect(sharesOf('All of these words have two sources [1][2].')).toEqual({ [A]: 0.5, [B]: 0.5 });
});

test.each([
  ['a link in the sentence', `Read [the test](${A}?utm_source=x) of them all.`],
  ['a link in brackets after it', `These are the words of it. ([a.example](${A}))`],
  ['a number after the full stop', 'These are the words of it.[1]'],
  ['a bare address', `These are the words of it ${A}.`],
])('finds %s', (_name, text) => {
  expect(sharesOf(text)).toEqual({ [A]: 1 });
});

test('a list of sources below the answer cites for no sentence', () => {
  expect(sharesOf(`These are the words of it.\n\nSources:\n- [Test](${A})\n- ${B}`)).toBeNull();
});

test('is null where the text names no source', () => {
  expect(sharesOf('These are the words of it. And more.')).toBeNull();
  expect(sharesOf('')).toBeNull();
});

test('numbers without a source and years in brackets cite nothing', () => {
  expect(sharesOf('It was made long ago [7] and again [2024] today.')).toBeNull();
});

test('brackets that never close are read like any other sign', () => {
  // Takes some milliseconds; 20 s when each bracket is searched for its end.
  const text = `One two three four ${'['.repeat(90_000)} [1].`;
  expect(sharesOf(text)).toEqual({ [A]: 1 });
  expect(sharesOf('One two three four. [a [b] (c)')).toBeNull();
});

test('shares lie between 0 and 1 and their sum does too', () => {
  const part = fc.constantFrom(
    'Good words here. ',
    '[1]',
    '[2]',
    ' [1-2] ',
    `[x](${A})`,
    `(${B})`,
    '\n',
    '. ',
    'Über ',
    '[',
    ']',
    '(',
    ')',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part, { maxLength: 30 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (answer) => {
      const shares = [
        ...(citationShares(answer, [source(A), source(B), source('no address')])?.values() ?? []),
      ];
      for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
    }),
    propertyRuns(1000),
  );
});
