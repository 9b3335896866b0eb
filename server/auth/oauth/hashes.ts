import { createHash } from 'node:crypto';

/** Hexadecimal. Ids of codes and tokens have 256 random bits and need no slow hash. */
export const sha256 = (id: string) => createHash('sha256').update(id).digest('hex');
