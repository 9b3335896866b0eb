/** More than any answer needs; what is longer is cut off while it is read. */
export const MOST_REPLY_BYTES = 2_000_000;

/** A reply was longer than is read. */
export class ReplyTooLarge extends Error {
  override name = 'ReplyTooLarge';
}

/**
 * A fetch that stops reading after `limit` bytes, so that no reply fills the memory. Redirects are not followed: the
 * key in a header of the request would go along.
 */
export function limitedFetch(
  fetch: typeof globalThis.fetch,
  limit = MOST_REPLY_BYTES,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (!response.body) return response;
    if (Number(response.headers.get('content-length')) > limit) {
      await response.body.cancel();
      throw new ReplyTooLarge();
    }
    let bytes = 0;
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > limit) controller.error(new ReplyTooLarge());
        else controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counted), response);
  };
}
