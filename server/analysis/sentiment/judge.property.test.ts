import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Span } from '../types.ts';
import { createJudge, judgeMention } from './judge.ts';
import { marked } from './testing.ts';

const PIECES = [
  ...[
    'Acme',
    'Bolt',
    'excellent',
    'terrible',
    'not',
    'than',
    'better',
    'but',
    'if',
    'Pros:',
    'Cons:',
    'says',
    'unlike',
  ],
  ...[
    '\n',
    '\n\n',
    '# ',
    '- ',
    '1. ',
    '| ',
    '|---|',
    '**',
    '](',
    '[',
    '. ',
    '.',
    ': ',
    '?',
    '$9',
    ' ',
    '---',
    '🎧',
    '。',
  ],
];
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 3 })), {
      maxLength: 120,
    })
    .map((parts) => parts.join(' ')),
);
const span: fc.Arbitrary<Span> = fc
  .tuple(fc.integer({ min: -5, max: 400 }), fc.integer({ min: -5, max: 60 }))
  .map(([start, length]) => ({ start, end: start + length }));
const spans = fc.array(span, { maxLength: 8 });

describe('for any text and any spans', () => {
  test('the result is null or from 0 to 100, and the same every time', () => {
    fc.assert(
      fc.property(text, spans, spans, (answer, own, others) => {
        const score = judgeMention(answer, own, others);
        expect(score === null || (score >= 0 && score <= 100)).toBe(true);
        expect(createJudge(answer).judge(own, others)).toBe(score);
      }),
      { numRuns: 500 },
    );
  });

  test('no span, no judgement', () => {
    fc.assert(
      fc.property(text, spans, (answer, others) => {
        expect(judgeMention(answer, [], others)).toBeNull();
      }),
    );
  });
});

const name = fc.constantFrom('Acme', 'Bolt Nine', 'Cray & Sons', 'Øresund', '小鹿', 'Delta7');
const names = fc.uniqueArray(name, { minLength: 2, maxLength: 2 });
const praise = fc.constantFrom('excellent', 'reliable', 'easy to use', 'affordable', 'well made', 'quiet');
const blame = fc.constantFrom('terrible', 'unreliable', 'clunky', 'overpriced', 'disappointing', 'buggy');
const comparative = fc.constantFrom('better', 'faster', 'more reliable', 'cheaper', 'easier to use');

function judge(source: string): number {
  const { text: answer, spans: own, others } = marked(source);
  return judgeMention(answer, own, others) ?? Number.NaN;
}

describe('meaning', () => {
  test('a comparison speaks for one side and against the other', () => {
    fc.assert(
      fc.property(names, comparative, ([a, b], word) => {
        expect(judge(`⟦${a}⟧ is ${word} than ⟨${b}⟩.`)).toBeGreaterThan(50);
        expect(judge(`⟨${a}⟩ is ${word} than ⟦${b}⟧.`)).toBeLessThan(50);
      }),
    );
  });

  test('the order of two contrasted companies does not change who is praised', () => {
    fc.assert(
      fc.property(names, praise, blame, ([a, b], good, bad) => {
        expect(judge(`⟦${a}⟧ is ${good}, but ⟨${b}⟩ is ${bad}.`)).toBeGreaterThan(50);
        expect(judge(`⟨${b}⟩ is ${bad}, but ⟦${a}⟧ is ${good}.`)).toBeGreaterThan(50);
        expect(judge(`⟨${a}⟩ is ${good}, but ⟦${b}⟧ is ${bad}.`)).toBeLessThan(50);
      }),
    );
  });

  test('negation turns praise into blame', () => {
    fc.assert(
      fc.property(name, praise, (company, good) => {
        expect(judge(`⟦${company}⟧ is ${good}.`)).toBeGreaterThan(50);
        expect(judge(`⟦${company}⟧ is not ${good}.`)).toBeLessThan(50);
      }),
    );
  });

  test('paragraphs about nobody change nothing', () => {
    const filler = fc
      .array(fc.oneof(praise, blame, fc.constantFrom('weather', 'the', 'is', 'budget', 'not')), {
        minLength: 1,
        maxLength: 12,
      })
      .map((words) => `Overall the weather is ${words.join(' ')}.`);
    fc.assert(
      fc.property(name, fc.oneof(praise, blame), filler, filler, (company, word, before, after) => {
        const alone = judge(`⟦${company}⟧ is ${word}.\n\nPrices vary.`);
        expect(judge(`${before}\n\n⟦${company}⟧ is ${word}.\n\n${after}`)).toBe(alone);
      }),
    );
  });

  test('more of the same praise never lowers a score', () => {
    fc.assert(
      fc.property(name, praise, praise, (company, first, second) => {
        const once = judge(`⟦${company}⟧ is ${first}.`);
        expect(judge(`⟦${company}⟧ is ${first}. It is ${second}.`)).toBeGreaterThanOrEqual(once);
      }),
    );
  });
});

test('a name that is a word of praise is no praise', () => {
  expect(judgeMention('Ideal opened in 1996.\n\nIt has two floors.', [{ start: 0, end: 5 }], [])).toBeNull();
});

test('pros and cons that balance are neutral, not unknown', () => {
  const score = judge('- ⟦Acme⟧\n  - Pros: offline mode\n  - Cons: yearly contract\n');
  expect(score).toBeCloseTo(50, 5);
});
