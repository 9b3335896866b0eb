import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFacts, mixFacts } from './facts.ts';
import { findRecurringHeadings } from './headings.ts';
import { logOddsScore, rankTerms, termsOf } from './terms.ts';

const word = fc.constantFrom('paper', 'ink', 'desk', 'lamp', 'the', 'and', 'pen', '62');
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));

test('the log odds score is antisymmetric and positive where the odds are higher', () => {
  const counts = fc.tuple(fc.nat(40), fc.nat(40), fc.nat(40), fc.nat(40));
  fc.assert(
    fc.property(counts, ([a, b, c, d]) => {
      const score = logOddsScore(a, a + b, c, c + d);
      expect(score).toBeCloseTo(-logOddsScore(c, c + d, a, a + b), 9);
      expect(Math.sign(score)).toBe(Math.sign((a + 0.5) * (d + 0.5) - (c + 0.5) * (b + 0.5)));
    }),
  );
});

test('a ranked term is on each page it names, on at least two, and on no page it does not name', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), fc.array(text, { maxLength: 6 }), (cited, others) => {
      const pages = cited.map((page, index) => ({ id: String(index), terms: termsOf(page) }));
      for (const { term, pages: ids, otherPages, score } of rankTerms(pages, others.map(termsOf))) {
        expect(ids.length).toBeGreaterThan(1);
        expect(ids).toEqual(pages.filter(({ terms }) => terms.has(term)).map(({ id }) => id));
        expect(otherPages).toBe(others.filter((page) => termsOf(page).has(term)).length);
        expect(score).toBeGreaterThan(0);
      }
    }),
  );
});

test('a recurring heading stands on at least two pages, in words of one of them', () => {
  const pages = fc.array(fc.array(text, { maxLength: 5 }), { maxLength: 5 });
  fc.assert(
    fc.property(pages, (texts) => {
      const input = texts.map((headings, index) => ({
        id: String(index),
        blocks: headings.map((heading) => ({ kind: 'heading', level: 2, text: heading })),
      }));
      for (const { heading, pages: ids } of findRecurringHeadings(input)) {
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeGreaterThan(1);
        expect(texts.flat()).toContain(heading);
      }
    }),
  );
});

test('a fact is a part of its block, contains the counted words and appears once', () => {
  const block = fc.array(
    fc.constantFrom('Paper lasts 90 years.', 'Ink fades!', 'Who knows?', 'It is 4 mm thick.'),
    {
      minLength: 1,
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(
      fc.array(block, { maxLength: 5 }),
      fc.array(fc.tuple(fc.nat(6), fc.nat(40)), { maxLength: 12 }),
      (parts, spans) => {
        const blocks = parts.map((sentences) => ({ kind: 'paragraph', text: sentences.join(' ') }));
        const facts = findFacts({
          ...{ id: 'p', title: '', blocks },
          spans: spans.map(([index, start]) => ({
            score: 'statistics' as const,
            block: index,
            start,
            end: start + 2,
          })),
        });
        for (const fact of facts)
          expect(blocks.some(({ text: whole }) => whole.includes(fact.text))).toBe(true);
        const mixed = mixFacts([facts, facts]);
        expect(new Set(mixed.map((fact) => fact.text)).size).toBe(mixed.length);
      },
    ),
  );
});
