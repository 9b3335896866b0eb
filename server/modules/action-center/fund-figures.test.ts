import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoryPerformance, toolFigures } from './fund-figures.ts';

const NOTHING = { items: [], sources: [], campaigns: [], prompts: [] };

test('tools without anything in them come to nothing, and no e-mail has no response rate', () => {
  expect(toolFigures(NOTHING)).toEqual({
    publishedItems: 0,
    libraryItems: 0,
    analysedSources: 0,
    sourceCitations: 0,
    emailsSent: 0,
    responseRate: null,
    promptVisibility: 0,
    prompts: 0,
  });
});

test('a campaign weighs as much as it has e-mails', () => {
  const campaigns = [
    { sentCount: 30, responseRate: 10 },
    { sentCount: 10, responseRate: 50 },
    { sentCount: 0, responseRate: null },
  ];
  expect(toolFigures({ ...NOTHING, campaigns })).toMatchObject({ emailsSent: 40, responseRate: 20 });
});

test('every prompt is in one category, and the most visible category comes first', () => {
  const prompts = fc.array(
    fc.record({ category: fc.constantFrom('Seed', 'Health', 'Climate'), visibility: fc.nat(100) }),
  );
  fc.assert(
    fc.property(prompts, (all) => {
      const performance = categoryPerformance(all);
      expect(performance.reduce((sum, one) => sum + one.prompts, 0)).toBe(all.length);
      const shown = performance.map(({ visibility }) => visibility);
      expect(shown).toEqual(shown.toSorted((a, b) => b - a));
      for (const { category, visibility } of performance) {
        const own = all.filter((prompt) => prompt.category === category).map((prompt) => prompt.visibility);
        expect(visibility).toBeGreaterThanOrEqual(Math.min(...own));
        expect(visibility).toBeLessThanOrEqual(Math.max(...own));
      }
    }),
  );
});
