import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRefreshToken, isSignedWith, parseRefreshToken } from './refresh-token.ts';

const key = () => randomBytes(32).toString('base64url');
const counters = fc.nat({ max: Number.MAX_SAFE_INTEGER });

test('what was formatted is read back, and proven by its key alone', () => {
  fc.assert(
    fc.property(fc.uuid(), counters, (sessionId, counter) => {
      const hmacKey = key();
      const token = parseRefreshToken(formatRefreshToken(sessionId, counter, hmacKey));
      expect(token).toMatchObject({ sessionId, counter });
      expect(token && isSignedWith(token, hmacKey)).toBe(true);
      expect(token && isSignedWith(token, key())).toBe(false);
    }),
  );
});

test('a token with any one bit changed is none', () => {
  fc.assert(
    fc.property(fc.uuid(), counters, fc.nat(), (sessionId, counter, position) => {
      const bytes = Buffer.from(formatRefreshToken(sessionId, counter, key()), 'base64url');
      const bit = position % (bytes.length * 8);
      const at = Math.floor(bit / 8);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (bit % 8));
      expect(parseRefreshToken(bytes.toString('base64url'))).toBeNull();
    }),
  );
});

test('any text is read or refused, never thrown at', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String({ maxLength: 200 })), (text) => {
      expect(parseRefreshToken(text)).toBeNull();
    }),
  );
});
