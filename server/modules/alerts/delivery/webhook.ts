import { FetchProblem, publicFetch } from '../../../net/public-fetch.ts';
import { signatureOf } from './signature.ts';

const TIMEOUT_MS = 10_000;
/** What a receiver says is of no interest; so much is read that its connection ends in order. */
const MOST_REPLY = 4_096;

export interface WebhookMessage {
  url: string;
  secret: string;
  /** `alert.visibility_drop`, …, or `test`. */
  event: string;
  /** Stays the same however often it is tried. */
  id: string;
  body: object;
}

/** Why a message did not arrive; `final` when trying again would not help. */
export interface SendProblem {
  problem: string;
  final: boolean;
}

/**
 * Posts a signed message once.
 * @returns null when the receiver replied 2xx
 * @throws when `signal` ended it
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
      maxBytes: MOST_REPLY,
      signal,
    });
    if (status >= 200 && status < 300) return null;
    const redirect = status >= 300 && status < 400 ? ', and redirects are not followed' : '';
    return { problem: `The receiver replied ${status}${redirect}.`, final: false };
  } catch (error) {
    if (signal?.aborted || !(error instanceof FetchProblem)) throw error;
    return { problem: error.message, final: error.refused };
  }
}
