/** A reply that is longer than allowed; reading it was stopped. */
export class ReplyTooLargeError extends Error {
  override name = 'ReplyTooLargeError';
}

/**
 * `fetch` that stops reading a reply at `maxBytes` and follows no redirect: the request carries a key and somebody's
 * text, which are for the configured server alone.
 * @throws ReplyTooLargeError while the body is read
 */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (url, options) => {
    const response = await fetch(url, { ...options, redirect: 'manual' });
    let read = 0;
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read > maxBytes) controller.error(new ReplyTooLargeError());
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body?.pipeThrough(limit) ?? null, { status, statusText, headers });
  };
}
