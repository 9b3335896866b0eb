import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignNearest, baseDifference, distancesFrom, type MatchablePrompt } from './matching.ts';

const prompt = (topic: string, counts: Record<string, [hits: number, answers: number]>): MatchablePrompt => ({
  prompt: `${topic} ${JSON.stringify(counts)}`,
  topic,
  platforms: new Map(
    Object.entries(counts).map(([platform, [hits, answers]]) => [platform, { hits, answers }]),
  ),
});

const match = (treated: readonly MatchablePrompt[], candidates: readonly MatchablePrompt[], perPrompt = 2) =>
  assignNearest(treated.map(distancesFrom(candidates)), perPrompt).map((indexes) =>
    indexes.map((index) => candidates[index]),
  );

test('prefers the base rate, then the topic, and never another platform', () => {
  const treated = prompt('Apps', { chatgpt: [10, 20] });
  const near = prompt('Tools', { chatgpt: [11, 20] });
  const same = prompt('Apps', { chatgpt: [11, 20] });
  const far = prompt('Apps', { chatgpt: [20, 20] });
  const elsewhere = prompt('Apps', { gemini: [10, 20] });
  expect(match([treated], [far, near, elsewhere, same], 4)).toEqual([[same, near, far]]);
});

test('the treated prompt that is hardest to match chooses first', () => {
  const [rare, common] = [prompt('Apps', { chatgpt: [19, 20] }), prompt('Apps', { chatgpt: [5, 20] })];
  const candidates = [prompt('Apps', { chatgpt: [14, 20] }), prompt('Apps', { chatgpt: [4, 20] })];
  expect(match([common, rare], candidates, 1)).toEqual([[candidates[1]], [candidates[0]]]);
});

const counts = fc
  .tuple(fc.nat(30), fc.nat(30))
  .map(([hits, more]): [number, number] => [hits, hits + more + 1]);
const anyPrompt = fc
  .record({
    topic: fc.constantFrom('a', 'b'),
    platforms: fc.dictionary(fc.constantFrom('chatgpt', 'gemini', 'perplexity'), counts, { minKeys: 1 }),
  })
  .map(({ topic, platforms }) => prompt(topic, platforms));

test('takes each candidate once, at most so many for a prompt, and only with a common platform', () => {
  fc.assert(
    fc.property(
      fc.array(anyPrompt, { maxLength: 8 }),
      fc.array(anyPrompt, { maxLength: 20 }),
      fc.integer({ min: 1, max: 4 }),
      (treated, candidates, perPrompt) => {
        const sets = assignNearest(treated.map(distancesFrom(candidates)), perPrompt);
        const all = sets.flat();
        expect(new Set(all).size).toBe(all.length);
        for (const [index, set] of sets.entries()) {
          expect(set.length).toBeLessThanOrEqual(perPrompt);
          for (const at of set) {
            const shared = [...(treated[index]?.platforms.keys() ?? [])].filter((platform) =>
              candidates[at]?.platforms.has(platform),
            );
            expect(shared).not.toEqual([]);
          }
        }
      },
    ),
  );
});

test('base rates differ in the same way in either direction', () => {
  fc.assert(
    fc.property(anyPrompt, anyPrompt, (one, other) => {
      expect(baseDifference(one, other)).toBeCloseTo(-baseDifference(other, one), 10);
      expect(baseDifference(one, one)).toBe(0);
    }),
  );
});
