import { expect, test } from 'vitest';
import { mean } from '../../statistics/mean.ts';
import { describeSentiment } from './format.ts';

const sure = { basis: 'THESE_PROMPTS', spread: { variance: 4, freedom: 6 } } as const;
const change = {
  current: mean(10, 600, sure),
  previous: mean(10, 800, sure),
  difference: -20,
  low: -30,
  high: -10,
  pValue: 0.001,
  prompts: 3,
  leftOut: 0,
  note: '3 prompts compared with themselves.',
  verdict: 'DOWN' as const,
  judgesDiffer: false,
};
const [rules, model] = [
  { name: 'Built-in rules', answers: 1200 },
  { name: 'gpt-x', answers: 40 },
];

test('describes a week with one judge', () => {
  const [line, ...more] = describeSentiment(change, { judges: [rules] });
  expect(line).toMatch(
    /20\.0 points down, more than chance explains\. 3 prompts compared with themselves\.$/,
  );
  expect(more).toEqual([]);
});

test('names several judges, and does not compare weeks with different judges', () => {
  const lines = describeSentiment(
    { ...change, low: null, high: null, pValue: null, verdict: 'NO_CLEAR_CHANGE', judgesDiffer: true },
    { judges: [rules, model] },
  );
  expect(lines[0]).toMatch(/not comparable, since other methods judged then\.$/);
  expect(lines[1]).toBe(
    'Judged by several methods, not comparable answer by answer: Built-in rules 1,200, gpt-x 40.',
  );
});
