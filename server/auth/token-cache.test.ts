import { expect, test } from 'vitest';
import { createTokenCache } from './token-cache.ts';

const identity = (userId: string) => ({ userId, email: 'a@example.com', sessionId: 's' });
const at = (milliseconds: number) => new Date(milliseconds);

test('a token is remembered for a second, and never beyond its end', () => {
  const remembered = createTokenCache(1_000);
  remembered.checking()('long', { identity: identity('a'), checkedAt: at(0), endsAt: at(9_000) });
  remembered.checking()('short', { identity: identity('a'), checkedAt: at(0), endsAt: at(500) });
  expect(remembered.get('long', at(999))).toEqual(identity('a'));
  expect(remembered.get('long', at(1_000))).toBeUndefined();
  expect(remembered.get('short', at(499))).toBeDefined();
  expect(remembered.get('short', at(500))).toBeUndefined();
});

test('forgetting a person drops their tokens, and results of checks that began before', () => {
  const remembered = createTokenCache(1_000);
  const found = (userId: string) => ({ identity: identity(userId), checkedAt: at(0), endsAt: at(9_000) });
  remembered.checking()('mine', found('a'));
  remembered.checking()('yours', found('b'));
  const overtaken = remembered.checking();
  remembered.forget('a');
  overtaken('late', found('a'));
  expect(['mine', 'late', 'yours'].map((token) => remembered.get(token, at(1))?.userId)).toEqual([
    undefined,
    undefined,
    'b',
  ]);
});

test('the oldest make room', () => {
  const remembered = createTokenCache(1_000);
  const remember = remembered.checking();
  for (let number = 0; number <= 5_000; number++) {
    remember(`token${number}`, { identity: identity('a'), checkedAt: at(0), endsAt: at(9_000) });
  }
  expect(remembered.get('token0', at(1))).toBeUndefined();
  expect(remembered.get('token1', at(1))).toBeDefined();
});
