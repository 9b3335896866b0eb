import { createHash, timingSafeEqual } from 'node:crypto';

/** For stored tokens and codes. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Compares in constant time. */
export function isEqual(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));
}
