import { createHmac, randomBytes } from 'node:crypto';

/** A new secret: 256 random bits, with a mark by which leaked ones are found. */
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
