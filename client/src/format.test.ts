import { expect, test } from 'vitest';
import {
  formatCounted,
  formatDay,
  formatDuration,
  formatPercent,
  formatRange,
  formatScore,
} from './format.ts';
import { formatMoney } from './money.ts';

test('keeps the decimals of numbers', () => {
  expect(formatPercent(62.5)).toBe('62.5%');
  expect(formatPercent(100)).toBe('100.0%');
  expect(formatScore(64.2)).toBe('64.20');
  expect(formatCounted(1, 'answer')).toBe('1 answer');
  expect(formatCounted(12480, 'answer')).toBe('12,480 answers');
});

test('formats days as short month and two digits, in UTC', () => {
  expect(formatDay('2026-08-03')).toBe('Aug 03');
  expect(formatDay('2026-01-31')).toBe('Jan 31');
});

test('names the year of a range once, unless it changes', () => {
  expect(formatRange('2026-08-03', '2026-08-03')).toBe('Aug 03, 2026');
  expect(formatRange('2026-08-03', '2026-09-02')).toBe('Aug 03 – Sep 02, 2026');
  expect(formatRange('2025-12-30', '2026-01-02')).toBe('Dec 30, 2025 – Jan 02, 2026');
});

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
