import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, as they stand in an address. */
export const newKey = () => randomBytes(32).toString('base64url');

/** Whether a text can be a token or key of ours at all; anything else is not even looked up. */
export const isKey = (given: string) => /^[\w-]{43}$/.test(given);

const digest = (key: string) => createHash('sha256').update(key).digest();

/** Compares in the same time whatever the two have in common. */
export const sameKey = (given: string, stored: string) => timingSafeEqual(digest(given), digest(stored));
