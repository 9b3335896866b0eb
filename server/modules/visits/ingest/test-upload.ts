const MAX_BYTES = 1024;

/** The texts that Cloudflare sends when a Logpush job is created, in place of lines. */
const TEST = /^\s*(?:tests?|\{\s*"content"\s*:\s*"tests?"[^{}]*\})?\s*$/i;

/**
 * Whether the chunks are a drain's trial upload, or nothing at all.
 * @returns the chunks again
 */
export async function detectTestUpload(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ isTest: boolean; chunks: AsyncIterable<Uint8Array> }> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return { isTest: true, chunks };
  const isTest = first.value.length <= MAX_BYTES && TEST.test(Buffer.from(first.value).toString());
  return { isTest, chunks: isTest ? chunks : prepend(first.value, iterator) };
}

async function* prepend(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  try {
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
