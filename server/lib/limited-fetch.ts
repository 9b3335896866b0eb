/** A reply was longer than allowed. */
export class ReplyTooLarge extends Error {
  override name = 'ReplyTooLarge';
}

/**
 * Creates a `fetch` for requests with a key. It follows no redirect, since the key would go along, and limits the
 * uncompressed size of a reply.
 * @throws ReplyTooLarge by the fetch, or while its body is read
 */
export function limitedFetch(maxBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (!response.body) return response;
    if (Number(response.headers.get('content-length')) > maxBytes) {
      await response.body.cancel();
      throw new ReplyTooLarge();
    }
    let bytes = 0;
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) controller.error(new ReplyTooLarge());
        else controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counted), response);
  };
}
