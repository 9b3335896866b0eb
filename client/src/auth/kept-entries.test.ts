import { expect, test, vi } from 'vitest';
import { keepEntry, readEntry } from './kept-entries.ts';
import { forgetOthers, personalKey } from './session-storage.ts';

test('what is kept is read again, by its owner alone', () => {
  keepEntry('ada', 'overview', { percent: 62.5 });
  expect(readEntry('ada', 'overview')).toEqual({ percent: 62.5 });
  expect(readEntry('bob', 'overview')).toBeUndefined();
});

test('the oldest goes when there are more than twenty', () => {
  for (let index = 1; index <= 21; index++) keepEntry('ada', `topic-${index}`, index);
  expect(readEntry('ada', 'topic-1')).toBeUndefined();
  expect([2, 21].map((index) => readEntry('ada', `topic-${index}`))).toEqual([2, 21]);
});

test('what is kept again counts as new', () => {
  for (let index = 1; index <= 20; index++) keepEntry('ada', `topic-${index}`, index);
  keepEntry('ada', 'topic-1', 'again');
  keepEntry('ada', 'topic-21', 21);
  expect(readEntry('ada', 'topic-1')).toBe('again');
  expect(readEntry('ada', 'topic-2')).toBeUndefined();
});

test.each(['{"userId":"ada","value":', 'null', '[]', '{"userId":"bob","value":1}'])(
  'what does not parse or is somebody else’s is ignored and removed: %s',
  (text) => {
    keepEntry('ada', 'overview', 1);
    const key = personalKey('ada', 'kept:overview');
    sessionStorage.setItem(key, text);
    expect(readEntry('ada', 'overview')).toBeUndefined();
    expect(sessionStorage.getItem(key)).toBeNull();
  },
);

test('full storage is no failure', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepEntry('ada', 'overview', 1);
  full.mockRestore();
  expect(readEntry('ada', 'overview')).toBeUndefined();
});

test('signing out forgets everything that was kept', () => {
  keepEntry('ada', 'overview', 1);
  forgetOthers(null);
  expect(sessionStorage.length).toBe(0);
});
