import fc from 'fast-check';
import { expect, test } from 'vitest';
import { previewText } from './Templates.tsx';

test('200 characters stay whole, the next one is cut', () => {
  expect(previewText('x'.repeat(200))).toBe('x'.repeat(200));
  expect(previewText('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
});

test('a preview is the text or its beginning, and cuts no character in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const preview = previewText(text);
      expect([...preview].length).toBeLessThanOrEqual(201);
      expect(preview === text || text.startsWith(preview.slice(0, -1))).toBe(true);
      expect(preview.isWellFormed()).toBe(true);
    }),
  );
});
