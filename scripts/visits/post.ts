import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';

/** A request that may succeed when it is sent again. */
export class TransientError extends Error {}

export interface Reply {
  status: number;
  retryAfter: string | undefined;
  text: string;
}

const TIMEOUT_MS = 5 * 60_000;

/**
 * Posts bytes. Not by `fetch`, which copies them twice and took half of the time of sending a log.
 * @throws TransientError without a reply
 */
export async function post(address: string, body: Buffer, headers: Record<string, string>): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const request = address.startsWith('https:') ? requestHttps : requestHttp;
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  const sending = request(address, options, (reply) => {
    text(reply).then(
      (read) =>
        resolve({ status: reply.statusCode ?? 0, retryAfter: reply.headers['retry-after'], text: read }),
      () => reject(new TransientError('The server’s reply was cut short.')),
    );
  });
  // A refusal may come before all bytes are sent, and the connection then breaks: the reply counts.
  sending.on('error', () => reject(new TransientError('The server does not answer.')));
  sending.end(body);
  return promise;
}
