import { constants } from 'node:zlib';

/** Quality 4 takes a hundredth of the default's (11) time at nearly the same size. */
export const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/**
 * Without zstd: some clients announce it and cannot read it, such as fetch in code generators on Node 20, and every client
 * that reads it also reads brotli.
 */
export const ENCODINGS = ['br', 'gzip', 'deflate', 'identity'] as const;

/** Minimal size of compressed replies in bytes. */
export const COMPRESSED_FROM = 1024;
