import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../days.ts';
import { alignPrevious } from './compared-chart.ts';

const START = '2026-02-01';
const LENGTH = 30;
const offsets = fc
  .uniqueArray(fc.integer({ min: 0, max: LENGTH - 1 }))
  .map((days) => days.toSorted((a, b) => a - b));

test('includes every day of both periods once, in order, with its own figures', () => {
  fc.assert(
    fc.property(offsets, offsets, (now, before) => {
      const laid = alignPrevious(
        now.map((day) => ({ date: addDays(START, day), value: day, texts: [`now ${day}`] })),
        before.map((day) => ({ date: addDays(START, day - LENGTH), value: day, text: `then ${day}` })),
        LENGTH,
        1,
      );
      const days = [...new Set([...now, ...before])].toSorted((a, b) => a - b);
      expect(laid.map(({ date }) => date)).toEqual(days.map((day) => addDays(START, day)));
      for (const [index, day] of days.entries()) {
        const { value, previous: laidBefore, texts } = laid[index] ?? { texts: [] };
        expect(value).toBe(now.includes(day) ? day : null);
        expect(laidBefore).toBe(before.includes(day) ? day : undefined);
        expect(texts.length).toBe(2);
        expect(texts[0]).toBe(now.includes(day) ? `now ${day}` : '–');
        expect(texts[1]?.startsWith(before.includes(day) ? `then ${day} on ` : '–')).toBe(true);
      }
    }),
  );
});
