import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPlaceholders, listPlaceholders, splitPlaceholders } from './placeholders.ts';

/** Texts with brackets in all sorts of places. */
const texts = fc
  .array(fc.oneof(fc.string(), fc.constantFrom('[', ']', '[Topic]', '[Your Name]', '\n', '$&')))
  .map((pieces) => pieces.join(''));

test('splits a text at its placeholders without losing any of it', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const segments = splitPlaceholders(text);
      expect(segments.map((segment) => segment.text).join('')).toBe(text);
      for (const { text: segment, index } of segments) expect(text.startsWith(segment, index)).toBe(true);
      const placeholders = segments
        .filter(({ isPlaceholder }) => isPlaceholder)
        .map((segment) => segment.text);
      expect([...new Set(placeholders)]).toEqual(listPlaceholders(text));
    }),
  );
});

test('fills every known placeholder with its exact value and keeps the others', () => {
  fc.assert(
    fc.property(texts, fc.string(), (text, topic) => {
      const filled = fillPlaceholders(text, { Topic: topic });
      expect(filled).toBe(text.split('[Topic]').join(topic));
    }),
  );
  expect(fillPlaceholders('[Topic] for [Name]', { Name: undefined })).toBe('[Topic] for [Name]');
});

test('treats brackets that are empty, open or span lines as text', () => {
  for (const text of ['[]', '[open', 'shut]', '[two\nlines]', `[${'x'.repeat(61)}]`]) {
    expect(listPlaceholders(text)).toEqual([]);
  }
  expect(listPlaceholders('a[[Topic]] [Topic] [Name]')).toEqual(['[Topic]', '[Name]']);
});
