import { createHash, timingSafeEqual } from 'node:crypto';

/** How mailed tokens and codes are stored. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Compares without telling by its time how much was right. */
export function isEqual(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));
}
