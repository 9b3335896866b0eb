import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { lazy } from '../lib/lazy.ts';
import { readSecretsKey } from './key.ts';

/** A secret cannot be decrypted: it was encrypted with another key, for another purpose, or changed. */
export class SecretError extends Error {
  override name = 'SecretError';
}

/** Encrypts secrets for the database. The key is never in the database. */
export interface Secrets {
  /** @param purpose what the secret is for and whose it is; the same text decrypts it */
  encrypt(secret: string, purpose: string): string;
  /** @throws SecretError */
  decrypt(encrypted: string, purpose: string): string;
}

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM; the purpose is authenticated, so that a row of another account or column does not decrypt. */
export function createSecrets(config: Pick<Config, 'secretsKey' | 'dataDir'>): Secrets {
  const key = lazy(() => readSecretsKey(config));
  const additional = (purpose: string) => Buffer.from(`${VERSION} ${purpose}`);
  return {
    encrypt(secret, purpose) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key(), iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(additional(purpose));
      const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      const packed = Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
      return `${VERSION}.${keyId(key())}.${packed}`;
    },
    decrypt(text, purpose) {
      const [version, id, packed = ''] = text.split('.');
      if (version !== VERSION) throw new SecretError('The secret has an unknown format.');
      if (id !== keyId(key())) throw new SecretError('The secret was encrypted with another key.');
      const bytes = Buffer.from(packed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) throw new SecretError('The secret is incomplete.');
      const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(additional(purpose));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([
          decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
          decipher.final(),
        ]).toString('utf8');
      } catch (cause) {
        throw new SecretError('The secret was changed or belongs elsewhere.', { cause });
      }
    },
  };
}

/** Tells keys apart without saying anything of them. */
const keyId = (key: Buffer) =>
  createHash('sha256').update('sightline secrets key').update(key).digest('base64url').slice(0, 8);
