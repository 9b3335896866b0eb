import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPermutation } from './permutation.ts';

const pValueOf = (choices: readonly (readonly number[])[], seed: string, draws: number) => {
  const permutation = createPermutation(choices, seed);
  permutation.draw(draws);
  return permutation.pValue();
};

test('agrees with Fisher’s randomisation test of Darwin’s maize', () => {
  // R. A. Fisher, “The Design of Experiments” (1935), section 21: 2 × 863 of 2¹⁵ assignments are as extreme, 5.267 %.
  const differences = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48];
  const choices = differences.map((each) => [each, -each]);
  expect(pValueOf(choices, 'maize', 99_999)).toBeCloseTo(0.05267, 2);
});

test('the same seed gives the same p-value, in one draw or several', () => {
  const choices = [
    [3, -1, -2],
    [2, -2],
    [1, 0, -1],
    [4, -4],
  ];
  const several = createPermutation(choices, 'seed');
  for (let draw = 0; draw < 5; draw += 1) several.draw(200);
  expect(several.pValue()).toBe(pValueOf(choices, 'seed', 1000));
});

/** Every assignment, one after another. */
function exactPValue(choices: readonly (readonly number[])[]): number {
  const statistic = (values: readonly number[]) => {
    const total = values.reduce((sum, value) => sum + value, 0);
    const squares = values.reduce((sum, value) => sum + value ** 2, 0);
    return total ** 2 / Math.max(squares - total ** 2 / values.length, 1e-12);
  };
  const assignments = choices.reduce<number[][]>(
    (all, own) => all.flatMap((before) => own.map((value) => [...before, value])),
    [[]],
  );
  const real = statistic(choices.map(([first = 0]) => first));
  const extreme = assignments.filter((each) => statistic(each) >= real * (1 - 1e-9));
  return extreme.length / assignments.length;
}

test('estimates the share of all assignments', () => {
  const set = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 2, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(set, { minLength: 3, maxLength: 6 }), fc.string(), (choices, seed) => {
      expect(Math.abs(pValueOf(choices, seed, 4000) - exactPValue(choices))).toBeLessThan(0.05);
    }),
    { numRuns: 30 },
  );
});
