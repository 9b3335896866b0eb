/** Everything an asynchronous sequence gives, in its order. */
export async function collect<T>(sequence: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of sequence) items.push(item);
  return items;
}
