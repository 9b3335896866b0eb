import fc from 'fast-check';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { rankCorrelation } from './rank-correlation.ts';

const pairs = (count: number, y: (index: number) => number): [number, number][] =>
  Array.from({ length: count }, (_, index) => [index, y(index)]);

test('is 1 for any rising and −1 for any falling relation', () => {
  expect(rankCorrelation(pairs(40, (x) => x ** 3)).value).toBeCloseTo(1, 12);
  expect(rankCorrelation(pairs(40, (x) => -Math.exp(x / 9))).value).toBeCloseTo(-1, 12);
});

test('equal values share their mean rank', () => {
  // 40 pairs of two groups: ρ of a binary variable with 40 distinct ranks is √(3/4 × 40² ÷ (40² − 1)).
  const { value } = rankCorrelation(pairs(40, (x) => (x < 20 ? 0 : 1)));
  expect(value).toBeCloseTo(Math.sqrt((0.75 * 1600) / 1599), 12);
});

test('says nothing below 30 pairs or without spread', () => {
  const nothing = { value: null, low: null, high: null };
  expect(rankCorrelation(pairs(29, (x) => x))).toEqual({ ...nothing, pairs: 29 });
  expect(rankCorrelation(pairs(50, () => 7))).toEqual({ ...nothing, pairs: 50 });
});

test('does not change under a rising change of scale, and lies within its interval', () => {
  const value = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 });
  fc.assert(
    fc.property(fc.array(fc.tuple(value, value), { minLength: 30, maxLength: 60 }), (list) => {
      const direct = rankCorrelation(list);
      expect(rankCorrelation(list.map(([x, y]) => [Math.fround(x) * 2, y])).pairs).toBe(direct.pairs);
      if (direct.value === null) return;
      expect(direct.low).toBeLessThanOrEqual(direct.value);
      expect(direct.high).toBeGreaterThanOrEqual(direct.value);
      expect(rankCorrelation(list.map(([x, y]) => [y, x])).value).toBeCloseTo(direct.value, 12);
    }),
    propertyRuns(200),
  );
});

test('its interval holds the true value in 95 % of samples', () => {
  const random = xoroshiro128plus(7);
  const normal = () =>
    Math.sqrt(-2 * Math.log(1 - uniformFloat64(random))) * Math.cos(2 * Math.PI * uniformFloat64(random));
  const r = 0.5;
  // Of a bivariate normal distribution.
  const rho = (6 / Math.PI) * Math.asin(r / 2);
  let held = 0;
  const samples = 2000;
  for (let sample = 0; sample < samples; sample++) {
    const list = Array.from({ length: 80 }, (): [number, number] => {
      const x = normal();
      return [x, r * x + Math.sqrt(1 - r * r) * normal()];
    });
    const { low, high } = rankCorrelation(list);
    if ((low ?? 1) <= rho && rho <= (high ?? -1)) held += 1;
  }
  expect(held / samples).toBeGreaterThan(0.935);
  expect(held / samples).toBeLessThan(0.965);
});
