import { expect, test } from 'vitest';
import type { Label } from './sentiment-data.ts';
import { learnWeights } from './sentiment-words.ts';

const lessons = (key: string, weight: number, label: Label, count: number) =>
  Array.from({ length: count }, () => ({ label, evidence: [{ key, weight, factor: 1 }] }));

test('a word that people do not hear as praise loses weight, one they do gains it', () => {
  const learned = learnWeights([
    ...lessons('handy', 1, 'positive', 400),
    ...lessons('listed', 1, 'neutral', 400),
    ...lessons('slow', -1, 'negative', 400),
  ]);
  expect(learned.get('handy')).toBeGreaterThan(1);
  expect(learned.get('listed')).toBeLessThan(1);
  expect(learned.get('slow')).toBeLessThan(-1);
});

test('no word changes sides or strays far, whatever the labels', () => {
  const learned = learnWeights(lessons('great', 1, 'negative', 5000));
  expect(learned.get('great')).toBe(0.5);
});

test('rare words and kinds of evidence keep their weight', () => {
  const learned = learnWeights([
    ...lessons('rare', 1, 'negative', 3),
    ...lessons('(pros)', 1, 'negative', 300),
  ]);
  expect(learned.size).toBe(0);
});
