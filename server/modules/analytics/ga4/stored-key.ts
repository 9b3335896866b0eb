import { z } from 'zod';
import { SecretError, type Secrets } from '../../../secrets/secrets.ts';
import type { AnalyticsConnection } from '../model.ts';
import type { ServiceAccountKey } from './key.ts';
import { AnalyticsProblem } from './problems.ts';

const stored = z.object({ privateKeyId: z.string(), privateKey: z.string() });

/** What an encrypted key is bound to. */
const purposeOf = (userId: string) => `analytics key of ${userId}`;

export const encryptKey = (
  secrets: Secrets,
  userId: string,
  { privateKeyId, privateKey }: ServiceAccountKey,
) => secrets.encrypt(JSON.stringify({ privateKeyId, privateKey }), purposeOf(userId));

/** @throws AnalyticsProblem when the key of this server cannot decrypt it */
export function decryptKey(
  secrets: Secrets,
  userId: string,
  { clientEmail, secret }: Pick<AnalyticsConnection, 'clientEmail' | 'secret'>,
): ServiceAccountKey {
  try {
    return { clientEmail, ...stored.parse(JSON.parse(secrets.decrypt(secret ?? '', purposeOf(userId)))) };
  } catch (error) {
    if (!(error instanceof SecretError)) throw error;
    throw new AnalyticsProblem(
      'key',
      'The stored key cannot be decrypted with the key of this server. Connect again with a key file.',
    );
  }
}
