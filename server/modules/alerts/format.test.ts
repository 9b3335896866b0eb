import { expect, test } from 'vitest';
import { mean } from '../../statistics/mean.ts';
import { describeSentiment } from './format.ts';

const change = {
  current: mean(10, 600, 36_000),
  previous: mean(10, 800, 64_000),
  difference: -20,
  verdict: 'DOWN' as const,
  judgesDiffer: false,
};
const [rules, model] = [
  { name: 'Built-in rules', answers: 1200 },
  { name: 'gpt-x', answers: 40 },
];

test('describes a week with one judge', () => {
  const [line, ...more] = describeSentiment({ change, judges: [rules] });
  expect(line).toMatch(/20\.0 points down/);
  expect(more).toEqual([]);
});

test('names several judges, and does not compare weeks with different judges', () => {
  const lines = describeSentiment({
    change: { ...change, verdict: 'NO_CLEAR_CHANGE', judgesDiffer: true },
    judges: [rules, model],
  });
  expect(lines[0]).toMatch(/not comparable, since other methods judged then\.$/);
  expect(lines[1]).toBe(
    'Judged by several methods, not comparable answer by answer: Built-in rules 1,200, gpt-x 40.',
  );
});
