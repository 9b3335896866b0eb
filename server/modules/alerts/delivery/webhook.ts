import { createHmac, randomBytes } from 'node:crypto';
import { FetchError, publicFetch } from '../../../net/public-fetch.ts';

const TIMEOUT_MS = 10_000;
/** The reply's body is ignored; this much is read so that the connection ends in order. */
const MAX_REPLY_BYTES = 4_096;

export interface WebhookMessage {
  url: string;
  secret: string;
  /** `alert.visibility_drop`, …, or `test`. */
  event: string;
  /** The same for every attempt. */
  id: string;
  body: object;
}

/** Why a message did not arrive; `final` when a retry would not help. */
export interface SendProblem {
  problem: string;
  final: boolean;
  /** Of the receiver's reply. */
  httpStatus?: number;
}

/**
 * Posts a signed message once.
 * @returns null when the receiver replied 2xx
 * @throws when `signal` aborted it
 */
export async function postWebhook(
  { url, secret, event, id, body }: WebhookMessage,
  { now, allowPrivate, signal }: { now: Date; allowPrivate: boolean; signal?: AbortSignal },
): Promise<SendProblem | null> {
  const text = JSON.stringify(body);
  try {
    const { status } = await publicFetch(url, {
      method: 'POST',
      body: text,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Sightline-Webhook',
        'sightline-event': event,
        'sightline-delivery': id,
        'sightline-signature': signatureOf(secret, text, now),
      },
      allowPrivate,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_REPLY_BYTES,
      signal,
    });
    if (status >= 200 && status < 300) return null;
    // Slack and Teams say so of a webhook that was removed.
    if (status === 410)
      return { problem: 'The receiver replied 410: the address is no longer in use.', final: true };
    const redirect = status >= 300 && status < 400 ? ', and redirects are not followed' : '';
    return { problem: `The receiver replied ${status}${redirect}.`, final: false, httpStatus: status };
  } catch (error) {
    if (signal?.aborted || !(error instanceof FetchError)) throw error;
    return { problem: error.message, final: error.refused };
  }
}

/** A new secret: 256 random bits with a prefix that secret scanners can find. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64url')}`;

/**
 * The value of `Sightline-Signature`: `t=<seconds since 1970>,v1=<hex>`, where v1 is the HMAC-SHA256 of `<t>.<body>`
 * with the secret, all of it UTF-8. docs/alerts.md shows how a receiver checks it.
 */
export function signatureOf(secret: string, body: string, now: Date): string {
  const t = Math.floor(now.getTime() / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return `t=${t},v1=${v1}`;
}
