import { expect, test } from 'vitest';
import { createTokenCache } from './token-cache.ts';

const identity = (userId: string) => ({ userId, email: 'a@example.com', sessionId: 's' });
const at = (milliseconds: number) => new Date(milliseconds);

test('caches a token for a second, never beyond its expiry', () => {
  const cache = createTokenCache(1_000);
  cache.beginCheck()('long', { identity: identity('a'), checkedAt: at(0), expiresAt: at(9_000) });
  cache.beginCheck()('short', { identity: identity('a'), checkedAt: at(0), expiresAt: at(500) });
  expect(cache.get('long', at(999))).toEqual(identity('a'));
  expect(cache.get('long', at(1_000))).toBeUndefined();
  expect(cache.get('short', at(499))).toBeDefined();
  expect(cache.get('short', at(500))).toBeUndefined();
});

test('forgetting a user drops their tokens and the results of running checks', () => {
  const cache = createTokenCache(1_000);
  const verified = (userId: string) => ({
    identity: identity(userId),
    checkedAt: at(0),
    expiresAt: at(9_000),
  });
  cache.beginCheck()('mine', verified('a'));
  cache.beginCheck()('yours', verified('b'));
  const overtaken = cache.beginCheck();
  cache.forget('a');
  overtaken('late', verified('a'));
  expect(['mine', 'late', 'yours'].map((token) => cache.get(token, at(1))?.userId)).toEqual([
    undefined,
    undefined,
    'b',
  ]);
});

test('evicts the oldest', () => {
  const cache = createTokenCache(1_000);
  const store = cache.beginCheck();
  for (let number = 0; number <= 5_000; number++) {
    store(`token${number}`, { identity: identity('a'), checkedAt: at(0), expiresAt: at(9_000) });
  }
  expect(cache.get('token0', at(1))).toBeUndefined();
  expect(cache.get('token1', at(1))).toBeDefined();
});
