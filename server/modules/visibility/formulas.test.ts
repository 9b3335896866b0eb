import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  companyRank,
  competitorRanking,
  promptCountOf,
  shareImpressions,
  visibilityPercent,
} from './formulas.ts';
import type { CompanyRow } from './window-store.ts';

const topic = (name: string, promptCount = 1, isAggregate = false) => ({
  id: name,
  name,
  slug: name,
  isAggregate,
  promptCount,
});

const company = (name: string, mentions: number, isBrand = false): CompanyRow => ({
  topicId: 'all',
  companyId: name,
  name,
  domain: null,
  isBrand,
  mentions,
  unbrandedMentions: mentions,
  positionSum: mentions,
});

test('assumes 40 prompts for an overview without prompts, and none for a topic', () => {
  expect(promptCountOf(topic('all', 0, true))).toBe(40);
  expect(promptCountOf(topic('all', 12, true))).toBe(12);
  expect(promptCountOf(topic('wireless', 0))).toBe(0);
});

test('visibility is impressions ÷ prompts × 100 with one decimal, and 0 without either', () => {
  expect(visibilityPercent(25, topic('a', 40))).toBe(62.5);
  expect(visibilityPercent(1, topic('a', 3))).toBe(33.3);
  expect(visibilityPercent(0, topic('a', 40))).toBe(0);
  expect(visibilityPercent(0, topic('a', 0))).toBe(0);
});

test('shows a rank up to 5; others and none are 0', () => {
  expect([1, 5, 6, 70, undefined].map(companyRank)).toEqual([1, 5, 0, 0, 0]);
  const rivals = ['A', 'B', 'C', 'D', 'E'].map((name) => company(name, 10));
  expect(competitorRanking([...rivals, company('Brand', 9, true)]).companyRank).toBe(0);
  expect(competitorRanking([...rivals.slice(1), company('Brand', 9, true)]).companyRank).toBe(5);
});

test('halves and rounds competitor mentions', () => {
  const { rankings } = competitorRanking([company('A', 201), company('B', 150), company('C', 1)]);
  expect(rankings.map(({ mentions, count }) => [mentions, count])).toEqual([
    [201, 101],
    [150, 75],
    [1, 1],
  ]);
});

test('the breakdown has each topic’s rounded share of all impressions, the largest first', () => {
  const parts = [topic('API'), topic('Cloud'), topic('Unseen')].map((of, index) => ({
    topic: of,
    impressions: [1, 2, 0][index] ?? 0,
  }));
  expect(shareImpressions(parts).map(({ topic: { name }, percentage }) => [name, percentage])).toEqual([
    ['Cloud', 67],
    ['API', 33],
  ]);
});

test('shares of a breakdown sum to 100 within rounding', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(counts, (impressions) => {
      const parts = impressions.map((count, index) => ({
        topic: topic(`t${index}`),
        impressions: count,
      }));
      const shares = shareImpressions(parts).map(({ percentage }) => percentage);
      const total = shares.reduce((sum, share) => sum + share, 0);
      expect(Math.abs(total - (shares.length > 0 ? 100 : 0))).toBeLessThanOrEqual(shares.length / 2);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    }),
  );
});
