import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMatcher } from './match.ts';
import { parseQuery } from './query.ts';
import { tokenize } from './tokens.ts';

/** Many texts have plain letters and signs only. */
const WORDS = ['great', 'Value', 'GREAT', 'val', 'ue', '3', '5x'];
const OTHER_WORDS = [...WORDS, 'café', 'Straße', 'İstanbul', 'K', '東京', 'ﬁt'];
const SIGNS = [' ', '\n', ', ', '-', '_', '/', '’', '“', '…', '—', ''];
const OTHER_SIGNS = [...SIGNS, ' • ', '\u0301', '½', '№', '™'];
const textsOf = (words: readonly string[], signs: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...signs)), { maxLength: 5 })
    .map((parts) => parts.flat().join(''));
const texts = fc.oneof(textsOf(WORDS, SIGNS), textsOf(WORDS, OTHER_SIGNS), textsOf(OTHER_WORDS, OTHER_SIGNS));
const queries = fc
  .array(fc.tuple(fc.boolean(), texts), { minLength: 1, maxLength: 3 })
  .map((terms) =>
    terms.map(([excluded, text]) => `${excluded ? '-' : ''}"${text.replaceAll('“', ' ')}"`).join(' '),
  );

test('finds terms as they are among the words of a text', () => {
  fc.assert(
    fc.property(texts, queries, (text, asked) => {
      const query = parseQuery(asked);
      fc.pre(typeof query !== 'string');
      const words = ` ${tokenize(text)
        .map(({ word }) => word)
        .join(' ')} `;
      const occurs = (term: readonly string[]) => words.includes(` ${term.join(' ')} `);
      const expected = query.required.every(occurs) && !query.excluded.some(occurs);
      expect(createMatcher(query)(text)).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});
