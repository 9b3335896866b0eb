import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoryPerformance, toolFigures } from './fund-figures.ts';

const NOTHING = { items: [], sources: [], campaigns: [], prompts: [] };

test('empty tools have figures of 0, and no response rate without e-mails', () => {
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

test('weights a campaign by its e-mails', () => {
  const campaigns = [
    { sentCount: 30, responseRate: 10 },
    { sentCount: 10, responseRate: 50 },
    { sentCount: 0, responseRate: null },
  ];
  expect(toolFigures({ ...NOTHING, campaigns })).toMatchObject({ emailsSent: 40, responseRate: 20 });
});

test('puts every prompt into one category, the most visible first', () => {
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
