import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { createMatcher } from '../names/matcher.ts';
import { discoverCompanies } from './discover-companies.ts';
import { gatherEvidence } from './evidence.ts';
import { findHeads } from './heads.ts';
import { proseOf } from './prose.ts';
import { trimEvidence } from './trim-evidence.ts';
import { addEvidence, createEvidence, type Evidence } from './usage.ts';
import { splitWords } from './words.ts';

const NAMES = [
  'Sony',
  'eero',
  'Away',
  'Briggs & Riley',
  'The North Face',
  'LEVEL8',
  'Škoda',
  'Wi-Fi',
  '小米',
  'ANC',
];
const MARKS = [
  ' ',
  '\n',
  '\n- ',
  '\n1. ',
  '**',
  '*',
  '[',
  '](https://a.example/b)',
  '][1]',
  '([',
  '| ',
  ': ',
  '. ',
  '$9',
  '```',
  '“',
];

/** Names, Markdown and any Unicode at all, in any order. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...NAMES),
      fc.constantFrom(...MARKS),
      fc.constantFrom('with', 'a', 'camera', 'Pro', 'XM5', '(ANC)', '\ud800', 'ﬁ', 'İ', '\u200b'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(''));

const anyAnswer = fc.record({
  text: anyText,
  domains: fc.array(fc.constantFrom('sony.com', 'awaytravel.com', 'co.uk', '', 'not a domain'), {
    maxLength: 2,
  }),
});

function sum(answers: readonly Evidence[]): Evidence {
  const account = createEvidence();
  for (const answer of answers) addEvidence(account, answer);
  return account;
}

test('reads any text; heads and words lie inside it, and words are ascending', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const prose = proseOf(text);
      expect(prose).toHaveLength(text.length);
      for (const { start } of findHeads(prose)) expect(start).toBeLessThanOrEqual(text.length);
      let last = 0;
      for (const word of splitWords(prose)) {
        expect(word.start).toBeGreaterThanOrEqual(last);
        expect(prose.slice(word.start, word.end)).toBe(word.text);
        last = word.end;
      }
    }),
    propertyRuns(500),
  );
});

test('discovers the same companies for any order of answers, each once and with a name the matcher accepts', () => {
  fc.assert(
    fc.property(fc.array(anyAnswer, { maxLength: 6 }), (answers) => {
      const evidence = answers.map(gatherEvidence);
      const companies = discoverCompanies(sum(evidence), []);
      expect(discoverCompanies(sum(evidence.toReversed()), [])).toEqual(companies);
      expect(new Set(companies.map(({ key }) => key)).size).toBe(companies.length);
      const matcher = createMatcher(
        companies.map(({ key, name }) => ({ id: key, name, aliases: [], domain: null })),
      );
      for (const { text } of answers)
        for (const { start, end } of matcher.find(text)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
        }
    }),
    propertyRuns(300),
  );
});

test('keeps the phrases that are used most where an account uses too many', () => {
  const account = sum(
    Array.from({ length: 20 }, (_, n) =>
      gatherEvidence({
        text: `It is a good one, and the Zettelwerk${n} is in it. I like Norvella.`,
        domains: [],
      }),
    ),
  );
  const { size } = account.usage;
  trimEvidence(account, size);
  expect(account.usage.size).toBe(size);
  trimEvidence(account, size - 1);
  expect(account.usage.size).toBe(Math.floor((size - 1) * 0.75));
  expect(account.usage.get('norvella')?.uses).toBe(20);
  for (const key of account.spellings.keys()) expect(account.usage.has(key)).toBe(true);
});
