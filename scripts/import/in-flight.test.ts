import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inFlight } from './in-flight.ts';

async function* numbers(count: number) {
  for (let number = 1; number <= count; number += 1) yield number;
}

/** Sends that end when the test says so. */
function sender() {
  const open = new Map<number, PromiseWithResolvers<string>>();
  const begun: number[] = [];
  const send = (batch: number) => {
    begun.push(batch);
    const result = Promise.withResolvers<string>();
    open.set(batch, result);
    return result.promise;
  };
  return { open, begun, send };
}

test('sends up to the limit at the same time and yields results in the order of the batches', async () => {
  const { open, begun, send } = sender();
  const results: number[] = [];
  const reading = (async () => {
    for await (const { batch } of inFlight(numbers(5), 3, send)) results.push(batch);
  })();
  await nextTurn();
  expect(begun).toEqual([1, 2, 3]);
  open.get(3)?.resolve('');
  open.get(2)?.resolve('');
  await nextTurn();
  expect([begun, results]).toEqual([[1, 2, 3], []]);
  open.get(1)?.resolve('');
  await nextTurn();
  expect([begun, results]).toEqual([
    [1, 2, 3, 4, 5],
    [1, 2, 3],
  ]);
  open.get(4)?.resolve('');
  open.get(5)?.resolve('');
  await reading;
  expect(results).toEqual([1, 2, 3, 4, 5]);
});

test('sends no batch after an error, and waits for those on their way', async () => {
  const { open, begun, send } = sender();
  let ended = false;
  const reading = (async () => {
    for await (const _ of inFlight(numbers(9), 2, send));
  })().finally(() => {
    ended = true;
  });
  reading.catch(() => {});
  await nextTurn();
  open.get(1)?.reject(new Error('no'));
  await nextTurn();
  expect([begun, ended]).toEqual([[1, 2], false]);
  open.get(2)?.resolve('');
  await expect(reading).rejects.toThrow('no');
});
