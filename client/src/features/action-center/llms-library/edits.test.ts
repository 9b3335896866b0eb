import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits, countWords, createEdit, parseEdits } from './edits.ts';

test('counts words separated by spaces and line breaks', () => {
  expect(countWords('one two three')).toBe(3);
  expect(countWords('  one\n\ntwo  three ')).toBe(3);
  expect(countWords(' ')).toBe(0);
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z.,-]{1,9}$/), { minLength: 1 }), (words) => {
      expect(countWords(words.join(' '))).toBe(words.length);
    }),
  );
});

test('applies an edit to its own item only', () => {
  const item = (id: string) => ({ id, ...createEdit('old', new Date('2026-01-01')), tags: ['kept'] });
  const edit = createEdit('new text', new Date('2026-08-03T23:59:00Z'));
  expect(applyEdits([item('a'), item('toString')], { a: edit })).toEqual([
    { id: 'a', content: 'new text', lastModified: '2026-08-03', wordCount: 2, tags: ['kept'] },
    item('toString'),
  ]);
});

test('reads stored edits and drops anything else', () => {
  const edit = createEdit('text', new Date('2026-08-03'));
  expect(parseEdits(JSON.stringify({ a: edit }))).toEqual({ a: edit });
  const broken = { ...edit, lastModified: 'soon' };
  expect(parseEdits(JSON.stringify({ a: edit, b: broken, c: null, d: 1 }))).toEqual({ a: edit });
  for (const text of [null, '', '{', 'null', '1', '[]']) expect(parseEdits(text)).toEqual({});
});
