import { expect, test } from 'vitest';
import { createRemember } from './remember.ts';

const counted = () => {
  let computed = 0;
  return { compute: async () => ({ computed: ++computed }), times: () => computed };
};

test('a value is computed once for a key, also for those who ask meanwhile', async () => {
  const remember = createRemember<{ computed: number }>(10);
  const { compute, times } = counted();
  const values = await Promise.all([remember(['a', 1], compute), remember(['a', 1], compute)]);
  expect([...values, await remember(['a', 1], compute)]).toEqual(Array(3).fill({ computed: 1 }));
  expect(await remember(['a', 2], compute)).toEqual({ computed: 2 });
  expect(times()).toBe(2);
});

test('a failure reaches all who wait, and the next one computes again', async () => {
  const remember = createRemember<{ computed: number }>(10);
  const fail = async () => Promise.reject(new Error('The database is gone.'));
  const results = await Promise.allSettled([remember(['a'], fail), remember(['a'], fail)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await remember(['a'], counted().compute)).toEqual({ computed: 1 });
});

test('those not asked for longest are forgotten, and those who wait for one still get it', async () => {
  const remember = createRemember<{ computed: number }>(2);
  const slow = Promise.withResolvers<{ computed: number }>();
  const waiting = remember(['slow'], () => slow.promise);
  const { compute, times } = counted();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await remember([key], compute);
  expect(times()).toBe(4);
  slow.resolve({ computed: 0 });
  expect(await waiting).toEqual({ computed: 0 });
});
