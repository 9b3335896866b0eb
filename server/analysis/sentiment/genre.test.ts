import { expect, test } from 'vitest';
import { prepareAnswer } from './answer.ts';
import { gatherFindings } from './evidence.ts';
import { genreOf } from './genre.ts';
import { judgeFindings, type Model } from './model.ts';
import { marked } from './testing.ts';

test.each([
  ['Norvik opens a plant in Porto', 'headline'],
  ['Norvik opened a plant in Porto.', 'remark'],
  ['Norvik opened a plant in Porto.\n\nIt employs 40 people.', 'answer'],
  [`Norvik ${'and so on '.repeat(50)}.`, 'answer'],
] as const)('%s: %s', (text, genre) => expect(genreOf(text)).toBe(genre));

const model: Model = {
  weights: {},
  genres: { headline: { weights: {}, words: { bags: [2, 1] } } },
  threshold: 0.4,
};

function score(source: string): number | null {
  const { text, spans, others } = marked(source);
  return judgeFindings(gatherFindings(prepareAnswer(text), spans, others), model);
}

test('a word learned from headlines adds to a cue, in headlines only', () => {
  const headline = score('Reliable ⟦Norvik⟧ bags a job in Porto');
  expect(headline).toBeGreaterThan(55);
  expect(score('Reliable ⟦Norvik⟧ bags a job in Porto.')).toBe(
    score('Reliable ⟦Norvik⟧ takes a job in Porto.'),
  );
  expect(score('Reliable ⟦Norvik⟧ bags a job\n\nMore follows.')).toBe(
    score('Reliable ⟦Norvik⟧ takes a job\n\nMore follows.'),
  );
});

test('a learned word alone says nothing', () => {
  expect(score('⟦Norvik⟧ bags a job in Porto')).toBeNull();
});

test('negation turns a learned word round', () => {
  expect(score('Reliable ⟦Norvik⟧ never bags a job in Porto')).toBeLessThan(45);
});
