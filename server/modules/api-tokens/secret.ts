import { createHash, randomBytes } from 'node:crypto';

const MARK = 'sightline_';
const SHOWN = MARK.length + 6;

/** Whether a token is an API token, by its prefix; any other is an access token of a session. */
export const isApiToken = (bearer: string) => bearer.startsWith(MARK);

/** A new token: 32 random bytes behind a mark by which leaked ones can be searched for. */
export const newSecret = () => MARK + randomBytes(32).toString('base64url');

/** What is stored in its place. A secret of 256 random bits needs no slow hash. @returns hexadecimal SHA-256 */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Its beginning, by which its owner tells it from others. */
export const prefixOf = (secret: string) => secret.slice(0, SHOWN);
