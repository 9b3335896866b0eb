import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { retryAfterOf } from './retry-after.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const DAY_MS = 86_400_000;
const google = (retryDelay: unknown) => ({
  error: { details: [{ '@type': 'x' }, { '@type': 'RetryInfo', retryDelay }] },
});

describe('a vendor’s requested wait', () => {
  test.each([
    [{ 'retry-after': '7' }, null, 7_000],
    [{ 'retry-after': '0.25' }, null, 250],
    [{ 'retry-after': 'Sun, 01 Mar 2026 12:00:30 GMT' }, null, 30_000],
    [{ 'retry-after': 'Sun, 01 Mar 2026 11:00:00 GMT' }, null, 0],
    [{ 'retry-after': 'Thu, 01 Mar 2040 12:00:00 GMT' }, null, DAY_MS],
    [{ 'retry-after': 'soon' }, null, null],
    [{ 'retry-after-ms': '1500', 'retry-after': '2' }, null, 1_500],
    [{}, google('37.5s'), 37_500],
    [{ 'retry-after': '1' }, google('37s'), 1_000],
    [{}, google('a while'), null],
    [{}, google(5), null],
    [undefined, 'no JSON', null],
  ])('%o and %o', (headers, body, expected) => {
    expect(retryAfterOf(headers as Record<string, string> | undefined, body, NOW)).toBe(expected);
  });

  test('is null or between 0 and a day for any headers', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.anything(), (seconds, milliseconds, body) => {
        const headers = { 'retry-after': seconds, 'retry-after-ms': milliseconds };
        const wait = retryAfterOf(headers, body, NOW) ?? 0;
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(DAY_MS);
      }),
    );
  });
});
