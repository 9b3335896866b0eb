import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRefreshToken, isSignedWith, parseRefreshToken } from './refresh-token.ts';

const key = () => randomBytes(32).toString('base64url');
const counters = fc.nat({ max: Number.MAX_SAFE_INTEGER });

test('reads formatted tokens and verifies them with their key only', () => {
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

test('refuses a token with any changed bit', () => {
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

test('never throws for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String({ maxLength: 200 })), (text) => {
      expect(parseRefreshToken(text)).toBeNull();
    }),
  );
});
