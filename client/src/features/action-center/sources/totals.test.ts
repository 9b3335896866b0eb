import { expect, test } from 'vitest';
import { totalsOf } from './totals.ts';

const source = (citations: number, authoritativeness: number) => ({
  citations,
  scores: { authoritativeness },
});

test('sources are counted, citations added, authority is the rounded mean', () => {
  expect(totalsOf([source(10, 90), source(5, 81)])).toEqual({
    count: 2,
    citations: 15,
    averageAuthority: 86,
  });
  expect(totalsOf([source(1, 80), source(1, 80), source(1, 81)]).averageAuthority).toBe(80);
});

test('without sources there is no authority to average', () => {
  expect(totalsOf([])).toEqual({ count: 0, citations: 0, averageAuthority: null });
});
