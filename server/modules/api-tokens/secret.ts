import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'sightline_';

/** Whether a token is an API token, by its prefix; any other is an access token of a session. */
export const isApiToken = (bearer: string) => bearer.startsWith(PREFIX);

/** A new token: 32 random bytes after a prefix by which secret scanners find leaked ones. */
export const createSecret = () => PREFIX + randomBytes(32).toString('base64url');

/** The stored hash, hexadecimal SHA-256. A secret of 256 random bits needs no slow hash. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** The beginning of a token, which its owner recognises it by. */
export const secretPrefix = (secret: string) => secret.slice(0, PREFIX.length + 6);
