import fc from 'fast-check';
import { expect, test } from 'vitest';
import { previewText } from './Templates.tsx';

test('keeps 200 characters and cuts the rest', () => {
  expect(previewText('x'.repeat(200))).toBe('x'.repeat(200));
  expect(previewText('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
});

test('shows the text or its beginning and never splits a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const preview = previewText(text);
      expect([...preview].length).toBeLessThanOrEqual(201);
      expect(preview === text || text.startsWith(preview.slice(0, -1))).toBe(true);
      expect(preview.isWellFormed()).toBe(true);
    }),
  );
});
