import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandToolSegment } from './brand-tools.ts';

test.each([
  ['Ostrellio', 'ostrellio-generate'],
  ['Wendrova Ventures', 'wendrova-ventures-generate'],
  ['Hask & Verrin', 'hask-verrin-generate'],
  ['Zovarqué', 'zovarque-generate'],
  ['Allocators’ Notebook', 'allocators-notebook-generate'],
  ['東京プレス', '東京プレス-generate'],
  ['!!!', 'brand-generate'],
])('%s has %s', (brand, segment) => {
  expect(brandToolSegment(brand, 'generate')).toBe(segment);
});

test('whatever the name, it is one part of an address that holds nothing a route would read otherwise', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (brand) => {
      const segment = brandToolSegment(brand, 'llms-txt');
      expect(segment).toMatch(/^[\p{L}\p{N}\p{M}-]+-llms-txt$/u);
      expect(segment).not.toMatch(/^-/);
    }),
  );
});
