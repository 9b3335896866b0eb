import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { createSecrets, SecretError } from './secrets.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sightline-secrets-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const withKey = (key = randomBytes(32).toString('base64')) => createSecrets({ secretsKey: key, dataDir });

test('decrypts what it encrypted, and never the same way twice', () => {
  const secrets = withKey();
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (secret, purpose) => {
      const encrypted = secrets.encrypt(secret, purpose);
      expect(secrets.decrypt(encrypted, purpose)).toBe(secret);
      expect(secrets.encrypt(secret, purpose)).not.toBe(encrypted);
      if (secret.length > 8) expect(encrypted).not.toContain(secret);
    }),
    propertyRuns(200),
  );
});

test('refuses a secret of another purpose, of another key, and a changed one', () => {
  const secrets = withKey();
  const encrypted = secrets.encrypt('correct horse', 'smtp of a');
  expect(() => secrets.decrypt(encrypted, 'smtp of b')).toThrow(SecretError);
  expect(() => withKey().decrypt(encrypted, 'smtp of a')).toThrow('encrypted with another key');
  for (let at = encrypted.lastIndexOf('.') + 1; at < encrypted.length; at += 7) {
    const changed = encrypted.slice(0, at) + (encrypted[at] === 'A' ? 'B' : 'A') + encrypted.slice(at + 1);
    expect(() => secrets.decrypt(changed, 'smtp of a')).toThrow(SecretError);
  }
  for (const broken of ['', 'v1', 'v2.x.y', `${encrypted.split('.').slice(0, 2).join('.')}.AAAA`]) {
    expect(() => secrets.decrypt(broken, 'smtp of a')).toThrow(SecretError);
  }
});

test('creates a key file that only the server’s user can read, and uses it again', () => {
  const encrypted = createSecrets({ secretsKey: undefined, dataDir }).encrypt('secret', 'x');
  const path = join(dataDir, 'secrets.key');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(Buffer.from(readFileSync(path, 'utf8'), 'base64')).toHaveLength(32);
  expect(createSecrets({ secretsKey: undefined, dataDir }).decrypt(encrypted, 'x')).toBe('secret');
});

test('refuses a key file of another length', () => {
  writeFileSync(join(dataDir, 'secrets.key'), 'c2hvcnQ=');
  expect(() => createSecrets({ secretsKey: undefined, dataDir }).encrypt('a', 'x')).toThrow(
    'must hold 32 bytes',
  );
});
