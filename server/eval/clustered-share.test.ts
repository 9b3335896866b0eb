import { expect, test } from 'vitest';
import { type Case, clusteredShare } from './clustered-share.ts';

const cases = (hits: number, misses: number, groupOf: (index: number) => string): Case[] =>
  Array.from({ length: hits + misses }, (_, index) => ({ hit: index < hits, group: groupOf(index) }));

test('gives independent cases Wilson’s interval', () => {
  expect(clusteredShare(cases(90, 10, String))).toBe('0.900 (0.825–0.945)');
});

test('widens the interval where the cases of a group agree', () => {
  const groups = cases(90, 10, (index) => String(Math.floor(index / 10)));
  expect(clusteredShare(groups)).toBe('0.900 (0.577–0.983)');
});

test('shows no share of nothing', () => {
  expect(clusteredShare([])).toBe('–');
});
