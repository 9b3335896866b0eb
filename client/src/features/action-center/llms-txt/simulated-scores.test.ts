import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseScores, averageLineLength, type LlmsScores, scoresAfterEdit } from './simulated-scores.ts';

const START: LlmsScores = { conciseness: 85, fluency: 90, technicalAccuracy: 88, citationPotential: 82 };
const LIMITS = {
  conciseness: [80, 99],
  fluency: [85, 99],
  technicalAccuracy: [75, 99],
  citationPotential: [80, 99],
} as const;
const text = fc.array(fc.string({ maxLength: 90 }), { maxLength: 6 }).map((lines) => lines.join('\n'));
const edits = fc.array(text, { minLength: 1, maxLength: 300 });

describe('while typing', () => {
  test('adds 1 to conciseness for a shorter text, subtracts 0.5 for a longer one, and keeps it for one of equal length', () => {
    expect(scoresAfterEdit(START, 'abc', 'ab').conciseness).toBe(86);
    expect(scoresAfterEdit(START, 'ab', 'abcdef').conciseness).toBe(84.5);
    expect(scoresAfterEdit(START, 'abc', 'xyz').conciseness).toBe(85);
  });

  test('keeps conciseness between 50 and 100', () => {
    expect(scoresAfterEdit({ ...START, conciseness: 99.5 }, 'ab', 'a').conciseness).toBe(100);
    expect(scoresAfterEdit({ ...START, conciseness: 50 }, 'a', 'ab').conciseness).toBe(50);
  });

  test('sets fluency to 90 above 40 characters a line and to 70 up to 40', () => {
    const fluencyOf = (after: string) => scoresAfterEdit(START, '', after).fluency;
    expect(fluencyOf('x'.repeat(40))).toBe(70);
    expect(fluencyOf('x'.repeat(41))).toBe(90);
    expect(fluencyOf(`${'x'.repeat(81)}\n`)).toBe(90);
    expect(fluencyOf(`${'x'.repeat(80)}\n`)).toBe(70);
    expect(fluencyOf('')).toBe(70);
  });

  test('keeps the scores within their limits through any edits and leaves the other two unchanged', () => {
    fc.assert(
      fc.property(edits, (versions) => {
        let scores = START;
        let before = '';
        for (const after of versions) {
          const next = scoresAfterEdit(scores, before, after);
          const change = next.conciseness - scores.conciseness;
          if (after.length < before.length) expect(change).toBe(Math.min(1, 100 - scores.conciseness));
          else if (after.length > before.length) expect(change).toBe(-Math.min(0.5, scores.conciseness - 50));
          else expect(change).toBe(0);
          expect(next.fluency).toBe(averageLineLength(after) > 40 ? 90 : 70);
          expect(next).toMatchObject({ technicalAccuracy: 88, citationPotential: 82 });
          scores = next;
          before = after;
        }
        expect(scores.conciseness).toBeGreaterThanOrEqual(50);
        expect(scores.conciseness).toBeLessThanOrEqual(100);
      }),
    );
  });
});

test('averages the length of all lines without line ends', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string().map((line) => line.replaceAll('\n', '')),
        { minLength: 1 },
      ),
      (lines) => {
        const characters = lines.join('').length;
        expect(averageLineLength(lines.join('\n')) * lines.length).toBeCloseTo(characters, 6);
      },
    ),
  );
});

describe('an analysis', () => {
  test('reaches both ends of every range', () => {
    const ends = (random: number) => analyseScores({ random: () => random });
    for (const key of Object.keys(LIMITS) as (keyof LlmsScores)[]) {
      expect(ends(0)[key]).toBe(LIMITS[key][0]);
      expect(ends(1 - Number.EPSILON)[key]).toBe(LIMITS[key][1]);
    }
  });

  test('returns whole numbers within the ranges', () => {
    const draws = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
      minLength: 4,
      maxLength: 4,
    });
    fc.assert(
      fc.property(draws, (given) => {
        const left = [...given];
        const scores = analyseScores({ random: () => left.shift() ?? 0 });
        for (const key of Object.keys(LIMITS) as (keyof LlmsScores)[]) {
          const [low, high] = LIMITS[key];
          expect(Number.isInteger(scores[key])).toBe(true);
          expect(scores[key]).toBeGreaterThanOrEqual(low);
          expect(scores[key]).toBeLessThanOrEqual(high);
        }
        expect(left).toEqual([]);
      }),
    );
  });
});
