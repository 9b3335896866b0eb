import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Random, seeded } from '../platforms/simulator/random.ts';
import { runSteps } from '../testing/run-steps.ts';
import { sum } from './arithmetic.ts';
import { qValues } from './false-discovery.ts';
import { type Block, DayCorrelation, permuteDays } from './permuted-days.ts';

const pValueOf = (blocks: readonly Block[], correlation = 0) => runSteps(permuteDays(blocks, correlation));

function dayCorrelation(blocks: readonly Block[]): number {
  const correlation = new DayCorrelation();
  for (const block of blocks) correlation.add(block);
  return correlation.value;
}

/** Days' hits, less the mean of all. */
function blockOf(earlier: readonly number[], later: readonly number[]): Block {
  const all = [...earlier, ...later];
  const mean = sum(all, Number) / all.length;
  return { values: all.map((hits) => hits - mean), earlier: earlier.length };
}

/** An answer a day on each of four platforms, which says the same as the day before with probability `sticky`. */
const prompt = (random: Random, days: number, sticky: number, rates: [number, number]) =>
  [0, 1, 2, 3].map(() => answers(random, days, sticky, rates));

function answers(random: Random, days: number, sticky: number, rates: [number, number]): Block {
  let last: number | null = null;
  const window = (rate: number) =>
    Array.from({ length: days }, () => {
      last = last !== null && random() < sticky ? last : Number(random() < rate);
      return last;
    });
  return blockOf(window(rates[0]), window(rates[1]));
}

/** The days of all these together. */
const addUp = (blocks: readonly Block[]): Block => ({
  earlier: blocks[0]?.earlier ?? 0,
  values: (blocks[0]?.values ?? []).map((_, day) => sum(blocks, ({ values }) => values[day] ?? 0)),
});

test('is the share of assignments as extreme as the real one', () => {
  // 4 of 4 hits against 0 of 4: 2 of 70 assignments; on two platforms 2 of 70².
  const block = blockOf([0, 0, 0, 0], [1, 1, 1, 1]);
  expect(pValueOf([block])).toBeCloseTo(2 / 70, 2);
  expect(pValueOf([block, block])).toBeCloseTo(2 / 70 ** 2, 3);
});

test('tests nothing where all days are alike', () => {
  expect(pValueOf([blockOf([1, 1, 1], [1, 1, 1])])).toBeNull();
  expect(pValueOf([])).toBeNull();
});

test('is never 0, and less certain the more days resemble each other', () => {
  const hits = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 9 });
  fc.assert(
    fc.property(hits, hits, (earlier, later) => {
      const blocks = [blockOf(earlier, later)];
      const p = pValueOf(blocks);
      if (p === null) return;
      expect(p).toBeGreaterThan(0);
      expect(p).toBeLessThanOrEqual(1);
      // Drawn p-values are inexact where they are large.
      expect(pValueOf(blocks, 0.5)).toBeGreaterThan(p / 2);
    }),
  );
});

test.each([0, 0.3, 0.6])('measures a day-to-day correlation of %s from many prompts', (sticky) => {
  const random = seeded('day-correlation', sticky);
  const blocks = Array.from({ length: 200 }, () => prompt(random, 7, sticky, [0.5, 0.5])).flat();
  expect(Math.abs(dayCorrelation(blocks) - sticky)).toBeLessThan(0.12);
});

describe('without a change', () => {
  test.each([
    [7, 0, 250],
    [7, 0.4, 250],
    [28, 0, 40],
    [28, 0.4, 40],
  ])(
    'of %s days that repeat the day before with %s, at most a twentieth of accounts show one',
    (days, sticky, accounts) => {
      const random = seeded('no-change', days, sticky);
      let wrong = 0;
      for (let account = 0; account < accounts; account += 1) {
        const prompts = Array.from({ length: 30 }, () => {
          const rate = random();
          return prompt(random, days, sticky, [rate, rate]);
        });
        const correlation = dayCorrelation(prompts.flat());
        const found = qValues(prompts.map((blocks) => pValueOf(blocks, correlation)));
        if (found.some((q) => q !== null && q <= 0.05)) wrong += 1;
      }
      // 0.05 and two standard errors.
      expect(wrong / accounts).toBeLessThan(0.05 + 2 * Math.sqrt((0.05 * 0.95) / accounts));
    },
  );
});

test('of what is found where a third of the prompts changed, at most a twentieth is false', () => {
  const random = seeded('some-change');
  let [found, wrong] = [0, 0];
  for (let account = 0; account < 60; account += 1) {
    const prompts = Array.from({ length: 30 }, (_, index) => ({
      isChanged: index % 3 === 0,
      blocks: prompt(random, 7, 0.2, index % 3 === 0 ? [0.15, 0.85] : [0.5, 0.5]),
    }));
    const correlation = dayCorrelation(prompts.flatMap(({ blocks }) => blocks));
    const adjusted = qValues(prompts.map(({ blocks }) => pValueOf(blocks, correlation)));
    for (const [index, q] of adjusted.entries()) {
      if (q === null || q > 0.05) continue;
      found += 1;
      if (!prompts[index]?.isChanged) wrong += 1;
    }
  }
  // Two standard errors above it.
  expect(wrong / found).toBeLessThan(0.05 + 2 * Math.sqrt((0.05 * 0.95) / found));
  // Of 600 changed ones.
  expect(found).toBeGreaterThan(450);
});

describe('four platforms, with the correlation measured on the prompts', () => {
  /** Of accounts with 30 prompts, the share in which the first platform, or one of the four, is found. */
  function foundIn(
    accounts: number,
    random: Random,
    sticky: number,
    rates: (platform: number) => [number, number],
  ) {
    let [first, oneOfFour] = [0, 0];
    for (let account = 0; account < accounts; account += 1) {
      const prompts = Array.from({ length: 30 }, () =>
        [0, 1, 2, 3].map((platform) => answers(random, 7, sticky, rates(platform))),
      );
      const correlation = dayCorrelation(prompts.flat());
      const adjusted = qValues(
        [0, 1, 2, 3].map((platform) =>
          pValueOf([addUp(prompts.flatMap((blocks) => blocks[platform] ?? []))], correlation),
        ),
      ).map((q) => q !== null && q <= 0.05);
      first += Number(adjusted[0] ?? false);
      oneOfFour += Number(adjusted.includes(true));
    }
    return { first: first / accounts, oneOfFour: oneOfFour / accounts };
  }

  test.each([0, 0.4])('without a change, at most a twentieth shows one: days repeat with %s', (sticky) => {
    const { oneOfFour } = foundIn(200, seeded('platforms', sticky), sticky, () => [0.4, 0.4]);
    expect(oneOfFour).toBeLessThan(0.05 + 2 * Math.sqrt((0.05 * 0.95) / 200));
  });

  test('one that gained 25 points is found', () => {
    const random = seeded('changed-platform');
    const { first } = foundIn(60, random, 0.2, (platform) => [0.4, platform === 0 ? 0.65 : 0.4]);
    expect(first).toBeGreaterThan(0.8);
  });
});
