import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measurementKey } from '../../../platforms/asking/measurement.ts';
import { type ExistingAnswers, planRun, type RunScope } from './plan.ts';

const PROMPTS = ['p1', 'p2', 'p3', 'p4'];
const PLATFORMS = ['chatgpt', 'perplexity', 'gemini'];

const PERSONAS = ['cfo', 'student'];
const askedAs = PROMPTS.flatMap((promptId) => PERSONAS.map((personaId) => ({ promptId, personaId })));

const wanted: fc.Arbitrary<RunScope> = fc.record({
  promptIds: fc.subarray(PROMPTS),
  personaPrompts: fc.subarray(askedAs),
  platforms: fc.subarray(PLATFORMS),
  samples: fc.integer({ min: 1, max: 10 }),
  again: fc.boolean(),
});

/** Measurements of the day: some of the numbered samples are usable. */
const existing = fc.uniqueArray(
  fc
    .record({
      promptId: fc.constantFrom(...PROMPTS),
      personaId: fc.constantFrom(null, ...PERSONAS),
      platform: fc.constantFrom(...PLATFORMS),
      usable: fc.integer({ min: 0, max: 12 }),
      failed: fc.integer({ min: 0, max: 12 }),
    })
    .map(({ failed, ...row }): ExistingAnswers => ({ ...row, lastSample: row.usable + failed })),
  { selector: ({ promptId, personaId, platform }) => `${promptId} ${personaId} ${platform}` },
);

interface Asked {
  promptId: string;
  personaId: string | null;
}

const isOf =
  (asked: Asked, platform: string) =>
  (row: Asked & { platform: string }): boolean =>
    row.promptId === asked.promptId && row.personaId === asked.personaId && row.platform === platform;

const allAsked = ({ promptIds, personaPrompts }: RunScope): Asked[] => [
  ...promptIds.map((promptId) => ({ promptId, personaId: null })),
  ...personaPrompts,
];

test('gives every prompt its samples on every platform, counting existing answers, and no more', () => {
  fc.assert(
    fc.property(wanted, existing, (want, rows) => {
      const asks = planRun(want, rows);
      for (const asked of allAsked(want)) {
        for (const platform of want.platforms) {
          const count = asks.filter(isOf(asked, platform)).length;
          const usable = rows.find(isOf(asked, platform))?.usable ?? 0;
          const missing = Math.max(0, want.samples - usable);
          expect(count).toBe(want.again ? want.samples : missing);
        }
      }
      const all = allAsked(want).length * want.platforms.length * want.samples;
      expect(asks.length).toBeLessThanOrEqual(all);
    }),
  );
});

test('plans no key twice, and none that a stored measurement has', () => {
  fc.assert(
    fc.property(wanted, existing, (want, rows) => {
      const day = '2026-03-01';
      const keys = planRun(want, rows).map((ask) => measurementKey({ ...ask, day }));
      const taken = rows.flatMap(({ promptId, personaId, platform, lastSample }) =>
        Array.from({ length: lastSample }, (_, index) =>
          measurementKey({ promptId, personaId, platform, day, sample: index + 1 }),
        ),
      );
      expect(new Set([...keys, ...taken]).size).toBe(keys.length + taken.length);
    }),
  );
});

test('a run that is stopped early has asked every prompt about equally often, plainly and as each persona', () => {
  fc.assert(
    fc.property(wanted, fc.nat(), (want, cut) => {
      const asks = planRun(want, []);
      const first = asks.slice(0, asks.length === 0 ? 0 : cut % asks.length);
      const counts = allAsked(want).map(
        ({ promptId, personaId }) =>
          first.filter((ask) => ask.promptId === promptId && ask.personaId === personaId).length /
          want.platforms.length,
      );
      if (asks.length > 0) expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }),
  );
});
