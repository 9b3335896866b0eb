import { describe, expect, test } from 'vitest';
import { quietUntil } from './quiet.ts';

const NIGHT = { from: 22, to: 7, weekends: false };
const until = (now: string, zone: string, quiet = NIGHT) =>
  quietUntil(new Date(now), zone, quiet)?.toISOString() ?? null;

describe('a quiet night', () => {
  test.each([
    ['begins at its first hour', '2026-01-14T21:00:00Z', 'Europe/Berlin', '2026-01-15T06:00:00.000Z'],
    ['lasts over midnight', '2026-01-15T05:59:59Z', 'Europe/Berlin', '2026-01-15T06:00:00.000Z'],
    ['is over at its last hour', '2026-01-15T06:00:00Z', 'Europe/Berlin', null],
    ['is not the day', '2026-01-15T12:00:00Z', 'Europe/Berlin', null],
    ['has not begun a minute before', '2026-01-14T20:59:00Z', 'Europe/Berlin', null],
    [
      'is shorter when clocks go forward',
      '2026-03-28T21:30:00Z',
      'Europe/Berlin',
      '2026-03-29T05:00:00.000Z',
    ],
    ['is longer when clocks go back', '2026-10-24T20:30:00Z', 'Europe/Berlin', '2026-10-25T06:00:00.000Z'],
    ['ends in a zone of quarters', '2026-01-14T20:00:00Z', 'Asia/Kathmandu', '2026-01-15T01:15:00.000Z'],
    ['counts in UTC for an unknown zone', '2026-01-14T23:10:00Z', 'Nowhere/None', '2026-01-15T07:00:00.000Z'],
  ])('%s', (_name, now, zone, end) => {
    expect(until(now, zone)).toBe(end);
  });

  test('whose end the clocks skip ends at the hour after', () => {
    const quiet = { from: 22, to: 2, weekends: false };
    expect(until('2026-03-28T22:00:00Z', 'Europe/Berlin', quiet)).toBe('2026-03-29T01:00:00.000Z');
  });
});

test('hours within a day are quiet then only', () => {
  const noon = { from: 12, to: 14, weekends: false };
  expect(until('2026-01-14T12:30:00Z', 'UTC', noon)).toBe('2026-01-14T14:00:00.000Z');
  expect(until('2026-01-14T23:00:00Z', 'UTC', noon)).toBeNull();
});

test('a quiet weekend lasts from Friday’s night to Monday morning', () => {
  const quiet = { ...NIGHT, weekends: true };
  expect(until('2026-01-16T22:30:00Z', 'UTC', quiet)).toBe('2026-01-19T07:00:00.000Z');
  expect(until('2026-01-17T12:00:00Z', 'UTC', quiet)).toBe('2026-01-19T07:00:00.000Z');
  expect(until('2026-01-16T12:00:00Z', 'UTC', quiet)).toBeNull();
});
