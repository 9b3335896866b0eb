/**
 * Sends batches, up to `limit` of them at the same time, and yields each with its result in the order of the batches. After
 * an error no further batch is sent; those on their way are waited for.
 */
export async function* inFlight<Batch, Result>(
  batches: AsyncIterable<Batch>,
  limit: number,
  send: (batch: Batch) => Promise<Result>,
): AsyncGenerator<{ batch: Batch; result: Result }> {
  const sent: Promise<{ batch: Batch; result: Result }>[] = [];
  try {
    for await (const batch of batches) {
      const sending = send(batch).then((result) => ({ batch, result }));
      // An error is thrown where the result is awaited.
      sending.catch(() => {});
      sent.push(sending);
      if (sent.length === limit) yield await (sent.shift() as (typeof sent)[number]);
    }
    while (sent.length > 0) yield await (sent.shift() as (typeof sent)[number]);
  } finally {
    await Promise.allSettled(sent);
  }
}
