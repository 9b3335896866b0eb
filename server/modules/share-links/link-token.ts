import { createHash, randomBytes } from 'node:crypto';

/** A new link's secret: 256 random bits as base64url. */
export const createLinkToken = () => randomBytes(32).toString('base64url');

/** Whether a text has the form of a token; anything else is not looked up. */
export const isLinkToken = (text: string) => /^[\w-]{43}$/.test(text);

/** The stored hash, hexadecimal SHA-256. A secret of 256 random bits needs no slow hash. */
export const hashLinkToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Replaces the ids of an account by others, the same within one link.
 * @param secret of the link; its hash in the database does
 */
export const idHider = (secret: string) => (id: string) =>
  createHash('sha256').update(`${secret} ${id}`).digest('base64url').slice(0, 22);
