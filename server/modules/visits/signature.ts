import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a body has Vercel's signature: hexadecimal HMAC-SHA1 of its bytes by the drain's secret. */
export function isSignedByVercel(body: Uint8Array, secret: string, signature: string): boolean {
  const expected = createHmac('sha1', secret).update(body).digest();
  const sent = Buffer.from(signature, 'hex');
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
