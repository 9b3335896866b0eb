import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latestDigest } from './due.ts';

test.each([
  ['2026-11-23T07:00:00Z', 'UTC', '2026-11-23', 0],
  ['2026-11-23T06:59:00Z', 'UTC', '2026-11-16', 167],
  ['2026-11-23T06:00:00Z', 'Europe/Berlin', '2026-11-23', 0],
  ['2026-11-22T22:00:00Z', 'Asia/Tokyo', '2026-11-23', 0],
  ['2026-11-23T12:00:00Z', 'America/New_York', '2026-11-23', 0],
  ['2026-11-29T23:00:00Z', 'UTC', '2026-11-23', 160],
  ['2026-11-23T07:00:00Z', 'Nowhere/At_All', '2026-11-23', 0],
])('at %s in %s the digest of %s has been due for %i hours', (now, zone, monday, hours) => {
  expect(latestDigest(new Date(now), zone)).toEqual({ monday, hours });
});

test('is a Monday of the last week in every time zone', () => {
  const zones = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Kolkata', 'Europe/London');
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, zones, (now, zone) => {
      const { monday, hours } = latestDigest(now, zone);
      expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
      expect(hours).toBeGreaterThanOrEqual(0);
      expect(hours).toBeLessThan(168);
      const days = (now.getTime() - Date.parse(monday)) / 86_400_000;
      expect(days).toBeGreaterThan(-1);
      expect(days).toBeLessThan(8.5);
    }),
  );
});
