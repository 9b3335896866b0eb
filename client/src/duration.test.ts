import { expect, test } from 'vitest';
import { formatDuration } from './duration.ts';
import { formatMoney } from './money.ts';

test.each([
  [0, 'under a minute'],
  [59, 'under a minute'],
  [60, '1 min'],
  [150, '3 min'],
  [3599, '1 h'],
  [3600, '1 h'],
  [7500, '2 h 5 min'],
])('formats %i seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test.each([
  [0, '$0.00'],
  [0.0012, 'under $0.01'],
  [0.005, '$0.01'],
  [1234.5, '$1,234.50'],
])('formats %f US dollars as %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});
