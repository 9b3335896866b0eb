import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareWindows } from './changes.ts';
import type { Sample } from './clusters.ts';

interface Answered {
  prompt: string;
  platform: string;
  /** Hits on each day, of `answers` a day. */
  hits: readonly number[];
  answers?: number;
}

/** The sums of a window, as the rollups hold them. */
function sampleOf(all: readonly Answered[]): Sample {
  const days = new Map<string, Sample['days'][number]>();
  for (const { platform, hits, answers = 1 } of all) {
    for (const [day, total] of hits.entries()) {
      const before = days.get(`${platform} ${day}`) ?? {
        platform,
        day: String(day),
        answers: 0,
        count: 0,
        total: 0,
      };
      const count = before.count + answers;
      days.set(`${platform} ${day}`, { ...before, answers: count, count, total: before.total + total });
    }
  }
  const prompts = all.map(({ prompt, platform, hits, answers = 1 }) => {
    const count = hits.length * answers;
    return { prompt, platform, answers: count, count, total: hits.reduce((sum, hit) => sum + hit, 0) };
  });
  return { days: [...days.values()], prompts };
}

const always = [1, 1, 1, 1, 1, 1, 1];
const never = always.map(() => 0);
const mostly = [1, 1, 0, 1, 1, 1, 1];
const rarely = [0, 0, 1, 0, 0, 0, 0];
const on = (platform: string, hits: readonly (readonly number[])[]): Answered[] =>
  hits.map((each, index) => ({ prompt: `p${index}`, platform, hits: each }));

describe('compareWindows', () => {
  test('sees a small change that most prompts have no part in', () => {
    // 12 of 20 prompts never change. Two proportions of 140 answers, 46 % and 56 %, do not differ at 95 %.
    const steady = [...Array(6).fill(always), ...Array(6).fill(never)];
    const before = sampleOf(on('chatgpt', [...steady, ...Array(4).fill(mostly), ...Array(4).fill(rarely)]));
    const now = sampleOf(on('chatgpt', [...steady, ...Array(7).fill(mostly), rarely]));
    const change = compareWindows(now, before);
    expect(change).toMatchObject({ verdict: 'UP', prompts: 20, leftOut: 0 });
    expect(change.pValue).toBeLessThan(0.05);
  });

  test('takes another mix of prompts and platforms for no change', () => {
    const alternating = [1, 0, 1, 0, 1, 0, 1];
    const before = sampleOf([
      ...on('chatgpt', [always, alternating, mostly]),
      ...on('gemini', [never, rarely, never]),
    ]);
    const now = sampleOf([
      ...on('chatgpt', [always]),
      ...on('gemini', [never, rarely, never]),
      { prompt: 'new', platform: 'gemini', hits: never },
    ]);
    const change = compareWindows(now, before);
    expect(change.difference).toBeCloseTo(0, 10);
    expect(change).toMatchObject({ verdict: 'NO_CLEAR_CHANGE', prompts: 3, leftOut: 1 });
    expect(change.note).toBe('3 prompts compared with themselves; 1 measured in one period only.');
  });

  test('does not call it a change where all answers of a day move together', () => {
    const stormy = [10, 0, 10, 0, 10, 10, 0];
    const calm = [10, 0, 0, 10, 0, 0, 10];
    const window = (hits: readonly number[]) => sampleOf([{ prompt: 'p', platform: 'x', hits, answers: 10 }]);
    expect(compareWindows(window(stormy), window(calm)).verdict).toBe('NO_CLEAR_CHANGE');
  });

  test('tests nothing with fewer than three days in a window, or without a common prompt', () => {
    const week = sampleOf(on('chatgpt', [mostly]));
    const days = sampleOf(on('chatgpt', [[0, 0]]));
    expect(compareWindows(days, week)).toMatchObject({ pValue: null, verdict: 'NO_CLEAR_CHANGE' });
    expect(compareWindows(days, week).note).toContain('3 days');
    const other = sampleOf(on('gemini', [mostly]));
    expect(compareWindows(other, week)).toMatchObject({
      difference: null,
      pValue: null,
      prompts: 0,
      leftOut: 1,
    });
    expect(compareWindows(sampleOf([]), week)).toMatchObject({ difference: null, leftOut: 1 });
  });

  test('is symmetrical in time and in outcomes', () => {
    const hits = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 });
    const window = fc.array(hits, { minLength: 3, maxLength: 3 });
    const sample = (all: readonly (readonly number[])[], isMissed = false) =>
      sampleOf(
        on(
          'x',
          all.map((each) => (isMissed ? each.map((hit) => 4 - hit) : each)),
        ).map((each) => ({ ...each, answers: 4 })),
      );
    fc.assert(
      fc.property(window, window, (a, b) => {
        const there = compareWindows(sample(a), sample(b));
        const back = compareWindows(sample(b), sample(a));
        const missed = compareWindows(sample(a, true), sample(b, true));
        expect(back.difference).toBeCloseTo(-(there.difference ?? 0), 10);
        expect(back.pValue).toBeCloseTo(there.pValue ?? Number.NaN, 8);
        expect(missed.difference).toBeCloseTo(-(there.difference ?? 0), 10);
        expect(missed.pValue).toBeCloseTo(there.pValue ?? Number.NaN, 8);
      }),
    );
  });
});
