import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measurementKey } from '../../../platforms/asking/measurement.ts';
import { type ExistingAnswers, planRun, type RunScope } from './plan.ts';

const PROMPTS = ['p1', 'p2', 'p3', 'p4'];
const PLATFORMS = ['chatgpt', 'perplexity', 'gemini'];

const wanted = fc.record<RunScope>({
  promptIds: fc.subarray(PROMPTS),
  platforms: fc.subarray(PLATFORMS),
  samples: fc.integer({ min: 1, max: 10 }),
  again: fc.boolean(),
});

/** Measurements of the day: some of the numbered samples are usable. */
const existing = fc.uniqueArray(
  fc
    .record({
      promptId: fc.constantFrom(...PROMPTS),
      platform: fc.constantFrom(...PLATFORMS),
      usable: fc.integer({ min: 0, max: 12 }),
      failed: fc.integer({ min: 0, max: 12 }),
    })
    .map(({ failed, ...row }): ExistingAnswers => ({ ...row, lastSample: row.usable + failed })),
  { selector: ({ promptId, platform }) => `${promptId} ${platform}` },
);

const usableOf = (rows: readonly ExistingAnswers[], promptId: string, platform: string) =>
  rows.find((row) => row.promptId === promptId && row.platform === platform)?.usable ?? 0;

test('gives every prompt its samples on every platform, counting existing answers, and no more', () => {
  fc.assert(
    fc.property(wanted, existing, (want, rows) => {
      const asks = planRun(want, rows);
      for (const promptId of want.promptIds) {
        for (const platform of want.platforms) {
          const asked = asks.filter((ask) => ask.promptId === promptId && ask.platform === platform).length;
          const missing = Math.max(0, want.samples - usableOf(rows, promptId, platform));
          expect(asked).toBe(want.again ? want.samples : missing);
        }
      }
      const all = want.promptIds.length * want.platforms.length * want.samples;
      expect(asks.length).toBeLessThanOrEqual(all);
    }),
  );
});

test('plans no key twice, and none that a stored measurement has', () => {
  fc.assert(
    fc.property(wanted, existing, (want, rows) => {
      const day = '2026-03-01';
      const keys = planRun(want, rows).map((ask) => measurementKey({ ...ask, day }));
      const taken = rows.flatMap(({ promptId, platform, lastSample }) =>
        Array.from({ length: lastSample }, (_, index) =>
          measurementKey({ promptId, platform, day, sample: index + 1 }),
        ),
      );
      expect(new Set([...keys, ...taken]).size).toBe(keys.length + taken.length);
    }),
  );
});

test('a run that is stopped early has asked every prompt about equally often', () => {
  fc.assert(
    fc.property(wanted, fc.nat(), (want, cut) => {
      const asks = planRun(want, []);
      const first = asks.slice(0, asks.length === 0 ? 0 : cut % asks.length);
      const counts = want.promptIds.map(
        (promptId) => first.filter((ask) => ask.promptId === promptId).length / want.platforms.length,
      );
      if (asks.length > 0) expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }),
  );
});
