import { expect, test } from 'vitest';
import { forgetOthers, personalKey } from './session-storage.ts';

function fill() {
  sessionStorage.setItem(personalKey('ada', 'history'), '[1]');
  sessionStorage.setItem(personalKey('bob', 'history'), '[2]');
  sessionStorage.setItem('somebody-elses', 'kept');
}

test('hides the previous user’s entries from the next', () => {
  fill();
  forgetOthers('bob');
  expect(Object.keys(sessionStorage).sort()).toEqual(['sightline:bob:history', 'somebody-elses']);
});

test('deletes personal entries at sign-out', () => {
  fill();
  forgetOthers(null);
  expect(Object.keys(sessionStorage)).toEqual(['somebody-elses']);
});
