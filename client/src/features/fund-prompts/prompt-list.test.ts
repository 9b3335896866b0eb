import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibilityPalette } from './prompt-fields.tsx';
import { meanRank, searchPrompts, sortPrompts, toggleSort } from './prompt-list.ts';

const figures = fc.record({
  averageRank: fc.integer({ min: 10, max: 99 }).map((tenths) => tenths / 10),
  rankChange: fc.integer({ min: -50, max: 50 }).map((tenths) => tenths / 10),
  visibility: fc.integer({ min: 0, max: 100 }),
});
const column = fc.constantFrom('averageRank', 'rankChange', 'visibility');
const PROMPTS = [
  { prompt: 'Who leads seed rounds?', category: 'Funding' },
  { prompt: 'Who helps with hiring?', category: 'Founder Support' },
];
const found = (search: string) => searchPrompts(PROMPTS, search).map(({ category }) => category);

test('searches texts and categories, ignoring case', () => {
  expect(found('SEED')).toEqual(['Funding']);
  expect(found('support')).toEqual(['Founder Support']);
  expect(found(' who ')).toEqual(['Funding', 'Founder Support']);
  expect(found('')).toEqual(['Funding', 'Founder Support']);
  expect(found('zebra')).toEqual([]);
});

test('sorts every prompt in either direction', () => {
  fc.assert(
    fc.property(fc.array(figures), column, fc.boolean(), (given, by, descending) => {
      const sorted = sortPrompts(given, { column: by, descending });
      expect(sorted).toHaveLength(given.length);
      expect(new Set(sorted)).toEqual(new Set(given));
      for (const [index, prompt] of sorted.entries()) {
        const before = sorted[index - 1];
        if (!before) continue;
        const step = prompt[by] - before[by];
        expect(descending ? step <= 0 : step >= 0).toBe(true);
        // Equal ones keep their order.
        if (step === 0) expect(given.indexOf(before)).toBeLessThan(given.indexOf(prompt));
      }
    }),
  );
});

test('reverses the order of the active column and starts another one ascending', () => {
  fc.assert(
    fc.property(column, column, fc.boolean(), (clicked, active, descending) => {
      expect(toggleSort(clicked, { column: active, descending })).toEqual({
        column: clicked,
        descending: clicked === active ? !descending : false,
      });
    }),
  );
});

test('averages the rank of the given prompts; null without any', () => {
  expect(meanRank([{ averageRank: 1 }, { averageRank: 2.5 }])).toBe(1.75);
  expect(meanRank([])).toBeNull();
});

test('colours visibility green from 85, yellow from 70 and red below', () => {
  expect([100, 85, 84, 70, 69, 0].map(visibilityPalette)).toEqual([
    'green',
    'green',
    'amber',
    'amber',
    'red',
    'red',
  ]);
});
