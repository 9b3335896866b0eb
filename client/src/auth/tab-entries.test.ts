import { expect, test, vi } from 'vitest';
import { forgetOthers, personalKey } from './session-storage.ts';
import { readTabEntry, storeTabEntry } from './tab-entries.ts';

test('returns an entry to its owner only', () => {
  storeTabEntry('ada', 'overview', { percent: 62.5 });
  expect(readTabEntry('ada', 'overview')).toEqual({ percent: 62.5 });
  expect(readTabEntry('bob', 'overview')).toBeUndefined();
});

test('drops the oldest of more than twenty entries', () => {
  for (let index = 1; index <= 21; index++) storeTabEntry('ada', `topic-${index}`, index);
  expect(readTabEntry('ada', 'topic-1')).toBeUndefined();
  expect([2, 21].map((index) => readTabEntry('ada', `topic-${index}`))).toEqual([2, 21]);
});

test('counts a rewritten entry as new', () => {
  for (let index = 1; index <= 20; index++) storeTabEntry('ada', `topic-${index}`, index);
  storeTabEntry('ada', 'topic-1', 'again');
  storeTabEntry('ada', 'topic-21', 21);
  expect(readTabEntry('ada', 'topic-1')).toBe('again');
  expect(readTabEntry('ada', 'topic-2')).toBeUndefined();
});

test.each(['{"userId":"ada","value":', 'null', '[]', '{"userId":"bob","value":1}'])(
  'ignores and removes an invalid or foreign entry: %s',
  (text) => {
    storeTabEntry('ada', 'overview', 1);
    const key = personalKey('ada', 'kept:overview');
    sessionStorage.setItem(key, text);
    expect(readTabEntry('ada', 'overview')).toBeUndefined();
    expect(sessionStorage.getItem(key)).toBeNull();
  },
);

test('ignores full storage', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeTabEntry('ada', 'overview', 1);
  full.mockRestore();
  expect(readTabEntry('ada', 'overview')).toBeUndefined();
});

test('removes all entries at sign-out', () => {
  storeTabEntry('ada', 'overview', 1);
  forgetOthers(null);
  expect(sessionStorage.length).toBe(0);
});
