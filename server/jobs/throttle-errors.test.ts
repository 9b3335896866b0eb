import { expect, test } from 'vitest';
import { throttleErrors } from './boss.ts';

test('logs a repeated error after a minute, another one at once', () => {
  let now = 0;
  const told: string[] = [];
  const report = throttleErrors(
    ({ message }) => told.push(message),
    () => now,
  );
  report(new Error('away (Queue: a, Worker: 1)'));
  report(new Error('away (Queue: b, Worker: 2)'));
  report(new Error('full'));
  now = 60_000;
  report(new Error('away (Queue: b, Worker: 2)'));
  expect(told).toEqual(['away (Queue: a, Worker: 1)', 'full', 'away (Queue: b, Worker: 2)']);
});
