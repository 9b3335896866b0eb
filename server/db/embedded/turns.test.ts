import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns, type Kind } from './turns.ts';

/** Takes a turn that writes its name when it begins, and ends by the returned function. */
function taker(turns: ReturnType<typeof createTurns>, order: string[]) {
  return (kind: Kind, name: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    void turns.take(kind, () => {
      order.push(name);
      return promise;
    });
    return async () => {
      resolve();
      await nextTurn();
    };
  };
}

test('gives interactive turns before background turns that wait longer', async () => {
  const order: string[] = [];
  const take = taker(createTurns({ pauseMs: 0 }), order);
  const endFirst = take('background', 'write 1');
  const endSecond = take('background', 'write 2');
  const endRead = take('interactive', 'read');
  await endFirst();
  expect(order).toEqual(['write 1', 'read']);
  await endRead();
  await endSecond();
  expect(order).toEqual(['write 1', 'read', 'write 2']);
});

test('gives background work that has waited too long one turn', async () => {
  const order: string[] = [];
  let now = 0;
  const take = taker(createTurns({ pauseMs: 0, maxWaitMs: 100, now: () => now }), order);
  const endFirst = take('interactive', 'read 1');
  const endWrite = take('background', 'write 1');
  take('background', 'write 2');
  const endSecond = take('interactive', 'read 2');
  take('interactive', 'read 3');
  await endFirst();
  expect(order).toEqual(['read 1', 'read 2']);
  now = 100;
  await endSecond();
  expect(order).toEqual(['read 1', 'read 2', 'write 1']);
  await endWrite();
  expect(order).toEqual(['read 1', 'read 2', 'write 1', 'read 3']);
});

test('keeps background work waiting for the next statement of a request', async () => {
  const order: string[] = [];
  const now = 0;
  const take = taker(createTurns({ now: () => now }), order);
  const endFirst = take('interactive', 'read 1');
  take('background', 'write');
  await endFirst();
  take('interactive', 'read 2');
  await nextTurn();
  expect(order).toEqual(['read 1', 'read 2']);
});

test('gives statements of background work before its transactions', async () => {
  const order: string[] = [];
  const take = taker(createTurns({ pauseMs: 0 }), order);
  const endFirst = take('backgroundTransaction', 'store 1');
  take('backgroundTransaction', 'store 2');
  const endPrepared = take('background', 'prepare 3');
  await endFirst();
  expect(order).toEqual(['store 1', 'prepare 3']);
  await endPrepared();
  await nextTurn();
  expect(order).toEqual(['store 1', 'prepare 3', 'store 2']);
});

test('gives whoever had a turn the next one before transactions of background work', async () => {
  const order: string[] = [];
  const turns = createTurns({ pauseMs: 0 });
  const step = (kind: Kind, name: string) => turns.take(kind, async () => void order.push(name));
  async function batch(name: string) {
    await step('background', `prepare ${name}`);
    await step('background', `prepare ${name} more`);
    await step('backgroundTransaction', `store ${name}`);
    await step('background', `report ${name}`);
  }
  await Promise.all([
    batch('1'),
    step('backgroundTransaction', 'store 0'),
    step('backgroundTransaction', 'store 00'),
  ]);
  expect(order.join()).toBe('prepare 1,prepare 1 more,store 0,store 00,store 1,report 1');
});

test('gives a transaction of background work that has waited too long a turn before statements', async () => {
  const order: string[] = [];
  let now = 0;
  const turns = createTurns({ pauseMs: 0, maxTransactionWaitMs: 1000, now: () => now });
  const take = taker(turns, order);
  const endFirst = take('background', 'prepare 1');
  take('backgroundTransaction', 'store');
  const endSecond = take('background', 'prepare 2');
  take('background', 'prepare 3');
  now = 999;
  await endFirst();
  expect(order).toEqual(['prepare 1', 'prepare 2']);
  now = 1000;
  await endSecond();
  await nextTurn();
  expect(order).toEqual(['prepare 1', 'prepare 2', 'store']);
});

test('gives the next turn after one that failed, and is drained after the last', async () => {
  const turns = createTurns({ pauseMs: 0 });
  const failed = turns.take('background', () => Promise.reject(new Error('no')));
  const next = turns.take('background', async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
  await turns.drained();
});
