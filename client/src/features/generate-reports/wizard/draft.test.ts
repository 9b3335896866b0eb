import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { clearDraft, readDraft, writeDraft } from './draft.ts';
import { EMPTY } from './wizard-values.ts';

const KEY = 'sightline-report-wizard';
beforeEach(() => sessionStorage.clear());

test('restores a half-filled wizard', () => {
  const text = fc.string({ maxLength: 80 });
  const rows = (most: number) => fc.array(fc.record({ text }), { maxLength: most });
  const values = fc.record({
    email: text,
    companyName: text,
    website: text,
    language: fc.constantFrom(null, 'DE' as const),
    competitors: rows(5),
    searchTopics: rows(10),
    prompts: rows(20),
    suggestions: fc.constant(EMPTY.suggestions),
  });
  fc.assert(
    fc.property(values, (typed) => {
      writeDraft(typed);
      expect(readDraft()).toEqual(typed);
    }),
  );
  clearDraft();
  expect(readDraft()).toEqual(EMPTY);
});

test.each([
  ['not JSON', '{'],
  ['of another version', JSON.stringify({ version: 0, values: EMPTY })],
  ['of another form', JSON.stringify({ version: 3, values: { ...EMPTY, competitors: ['Inkwell'] } })],
  [
    'with too many rows',
    JSON.stringify({
      version: 3,
      values: { ...EMPTY, prompts: Array.from({ length: 21 }, () => ({ text: 'a' })) },
    }),
  ],
])('ignores and removes a draft that is %s', (_what, kept) => {
  sessionStorage.setItem(KEY, kept);
  expect(readDraft()).toEqual(EMPTY);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('stores no draft for an empty wizard', () => {
  writeDraft({ ...EMPTY, email: 'ada@example.com' });
  writeDraft(EMPTY);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});
