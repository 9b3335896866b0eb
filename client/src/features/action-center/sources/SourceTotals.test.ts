import { expect, test } from 'vitest';
import { sumSources } from './SourceTotals.tsx';

const source = (citations: number, authoritativeness: number) => ({
  citations,
  scores: { authoritativeness },
});

test('counts sources, adds citations and rounds the mean authority', () => {
  expect(sumSources([source(10, 90), source(5, 81)])).toEqual({
    count: 2,
    citations: 15,
    averageAuthority: 86,
  });
  expect(sumSources([source(1, 80), source(1, 80), source(1, 81)]).averageAuthority).toBe(80);
});

test('returns no authority without sources', () => {
  expect(sumSources([])).toEqual({ count: 0, citations: 0, averageAuthority: null });
});
