import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countByJudge, haveDifferentJudges } from './sentiment.ts';

const row = (judge: string, analyzed: number, day = '2026-08-01') => ({ topicId: 't', day, judge, analyzed });
const of = (rules: number, model: number) => countByJudge([row('rules', rules), row('gpt-x', model)]);

test('sums judges over days, the most frequent first, with names', () => {
  expect(
    countByJudge([row('rules', 2), row('gpt-x', 3), row('gpt-x', 4, '2026-08-02'), row('gone', 0)]),
  ).toEqual([
    { name: 'gpt-x', answers: 7 },
    { name: 'Built-in rules', answers: 2 },
  ]);
});

test.each([
  ['one method and another', of(20, 0), of(0, 20), true],
  ['one method twice', of(20, 0), of(300, 0), false],
  ['the same mixture', of(10, 30), of(20, 60), false],
  ['a failed call in twenty', of(1, 19), of(0, 20), false],
  ['a failed call in ten', of(1, 9), of(0, 10), true],
  ['nothing judged before', of(5, 5), of(0, 0), false],
])('%s', (_, current, previous, expected) => {
  expect(haveDifferentJudges(current, previous)).toBe(expected);
});

test('judges of two windows differ symmetrically, and never from themselves', () => {
  const judges = fc
    .array(fc.tuple(fc.constantFrom('rules', 'a', 'b'), fc.nat({ max: 50 })))
    .map((rows) => countByJudge(rows.map(([judge, analyzed]) => row(judge, analyzed))));
  fc.assert(
    fc.property(judges, judges, (a, b) => {
      expect(haveDifferentJudges(a, b)).toBe(haveDifferentJudges(b, a));
      expect(haveDifferentJudges(a, a)).toBe(false);
    }),
  );
});
