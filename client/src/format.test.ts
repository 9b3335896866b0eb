import { expect, test } from 'vitest';
import { formatCounted, formatDay, formatPercent, formatRange, formatScore } from './format.ts';

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
