/**
 * Stores items one batch after another. What arrives while a batch is stored shares the next one, so that a single item does
 * not wait and many cost little each.
 * @param store gives a result for each item, or throws when it has stored none of them; then each is stored alone
 * @param onIdle called when nothing is left to store
 * @returns adds an item; resolves to its result
 */
export function createBatches<Item, Result>(
  maxItems: number,
  store: (items: readonly Item[]) => Promise<Result[]>,
  onIdle: () => void = () => {},
): (item: Item) => Promise<Result> {
  type Waiting = PromiseWithResolvers<Result> & { item: Item };
  const waiting: Waiting[] = [];
  let isStoring = false;

  async function storeWaiting(): Promise<void> {
    isStoring = true;
    while (waiting.length > 0) await storeBatch(waiting.splice(0, maxItems));
    isStoring = false;
    onIdle();
  }

  async function storeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await store(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const each of batch) await storeBatch([each]);
    }
  }

  return (item) => {
    const result = Promise.withResolvers<Result>();
    waiting.push({ ...result, item });
    if (!isStoring) void storeWaiting();
    return result.promise;
  };
}
