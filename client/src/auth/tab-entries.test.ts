import { expect, test, vi } from 'vitest';
import { forgetOthers, personalKey } from './session-storage.ts';
import { readTabEntry, storeTabEntry } from './tab-entries.ts';

test('what is kept is read again, by its owner alone', () => {
  storeTabEntry('ada', 'overview', { percent: 62.5 });
  expect(readTabEntry('ada', 'overview')).toEqual({ percent: 62.5 });
  expect(readTabEntry('bob', 'overview')).toBeUndefined();
});

test('the oldest goes when there are more than twenty', () => {
  for (let index = 1; index <= 21; index++) storeTabEntry('ada', `topic-${index}`, index);
  expect(readTabEntry('ada', 'topic-1')).toBeUndefined();
  expect([2, 21].map((index) => readTabEntry('ada', `topic-${index}`))).toEqual([2, 21]);
});

test('what is kept again counts as new', () => {
  for (let index = 1; index <= 20; index++) storeTabEntry('ada', `topic-${index}`, index);
  storeTabEntry('ada', 'topic-1', 'again');
  storeTabEntry('ada', 'topic-21', 21);
  expect(readTabEntry('ada', 'topic-1')).toBe('again');
  expect(readTabEntry('ada', 'topic-2')).toBeUndefined();
});

test.each(['{"userId":"ada","value":', 'null', '[]', '{"userId":"bob","value":1}'])(
  'what does not parse or is somebody else’s is ignored and removed: %s',
  (text) => {
    storeTabEntry('ada', 'overview', 1);
    const key = personalKey('ada', 'kept:overview');
    sessionStorage.setItem(key, text);
    expect(readTabEntry('ada', 'overview')).toBeUndefined();
    expect(sessionStorage.getItem(key)).toBeNull();
  },
);

test('full storage is no failure', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeTabEntry('ada', 'overview', 1);
  full.mockRestore();
  expect(readTabEntry('ada', 'overview')).toBeUndefined();
});

test('signing out forgets everything that was kept', () => {
  storeTabEntry('ada', 'overview', 1);
  forgetOthers(null);
  expect(sessionStorage.length).toBe(0);
});
