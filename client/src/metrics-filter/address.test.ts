import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMetricsAddress, toMetricsFilter, withMetricsAddress } from './address.ts';

const read = (search: string) => readMetricsAddress(new URLSearchParams(search));

test('reads an address as it was written', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const range = fc.oneof(
    fc.constant({}),
    fc.record({ days: fc.integer({ min: 1, max: 3660 }) }),
    fc.tuple(day, day).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a })),
  );
  const platform = fc.constantFrom({}, { platform: 'chatgpt' }, { platform: 'google-ai-mode' });
  fc.assert(
    fc.property(range, platform, fc.boolean(), (chosen, on, compare) => {
      const ranged = Object.keys(chosen).length > 0;
      const address = { ...chosen, ...on, ...(compare && ranged ? { compare } : {}) };
      expect(readMetricsAddress(withMetricsAddress(new URLSearchParams(), address))).toEqual(address);
    }),
  );
});

test('omits invalid values', () => {
  for (const search of [
    'days=0',
    'days=7.5',
    'days=x',
    'days=99999',
    'from=2026-08-01',
    'from=2026-02-30&to=2026-03-01',
    'from=2026-08-02&to=2026-08-01',
    'platform=Chat GPT!',
    'compare=previous',
  ]) {
    expect(read(search), search).toEqual({});
  }
});

test('keeps the other parameters of an address', () => {
  const search = new URLSearchParams('tab=prompts&days=7');
  expect(withMetricsAddress(search, { platform: 'gemini' }).toString()).toBe('tab=prompts&platform=gemini');
});

test('sends the server a number of days or both ends', () => {
  expect(toMetricsFilter(read('days=30&platform=gemini&compare=previous'))).toEqual({
    days: 30,
    platform: 'gemini',
  });
  expect(toMetricsFilter(read('from=2026-08-01&to=2026-08-02'))).toEqual({
    from: '2026-08-01',
    to: '2026-08-02',
  });
});
