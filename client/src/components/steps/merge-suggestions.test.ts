import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeList, mergeSlots } from './merge-suggestions.ts';

const MAX = 5;
const word = fc.constantFrom('ink', 'paper', 'pens', 'glue', 'tape', 'clips', 'chalk', 'stamps');
const words = fc.uniqueArray(word, { maxLength: MAX });
const slots = fc.array(fc.oneof(word, fc.constant('')), { maxLength: 12 });

test('replaces an unedited list with the new suggestions', () => {
  fc.assert(
    fc.property(words, words, (before, next) => {
      expect(mergeList(before, before, next, MAX)).toEqual(next);
    }),
  );
});

test('keeps typed entries, does not restore removed ones, and has neither too many nor duplicates', () => {
  fc.assert(
    fc.property(words, words, words, (current, before, next) => {
      const merged = mergeList(current, before, next, MAX);
      for (const text of current.filter((one) => !before.includes(one))) expect(merged).toContain(text);
      for (const text of before.filter((one) => !current.includes(one))) expect(merged).not.toContain(text);
      for (const text of merged) expect([...current, ...next]).toContain(text);
      expect(merged.length).toBeLessThanOrEqual(MAX);
      expect(new Set(merged).size).toBe(merged.length);
    }),
  );
});

test('treats an edited suggestion as the visitor’s own', () => {
  const suggested = ['Inkwell', 'Papermoon'];
  expect(mergeList(['Inkwell Pro', 'Papermoon'], suggested, ['Ostrava Labs'], MAX)).toEqual([
    'Ostrava Labs',
    'Inkwell Pro',
  ]);
  expect(mergeList(['inkwell ', 'Papermoon'], suggested, ['Ostrava Labs'], MAX)).toEqual(['Ostrava Labs']);
});

test('keeps edited slots in place and refills the others', () => {
  fc.assert(
    fc.property(slots, slots, slots, (current, before, next) => {
      const merged = mergeSlots(current, before, next);
      expect(merged).toHaveLength(Math.max(current.length, next.length));
      for (const [slot, text] of merged.entries()) {
        const touched = (current[slot] ?? '') !== (before[slot] ?? '');
        expect(text).toBe((touched ? current : next)[slot] ?? '');
      }
    }),
  );
});
