import { SecretError, type Secrets } from '../../../secrets/secrets.ts';
import { MailServerError } from '../sending/mail-server.ts';
import type { ServerSettings } from './model.ts';

type ServerKind = 'smtp' | 'imap';

/** What an encrypted password is bound to. */
const purposeOf = (userId: string, kind: ServerKind) => `outreach ${kind} password of ${userId}`;

export const encryptPassword = (secrets: Secrets, userId: string, kind: ServerKind, password: string) =>
  secrets.encrypt(password, purposeOf(userId, kind));

/** '' where none is stored. @throws MailServerError when the key of this server cannot decrypt it */
export function passwordOf(
  secrets: Secrets,
  userId: string,
  kind: ServerKind,
  { secret }: Pick<ServerSettings, 'secret'>,
): string {
  if (secret === null) return '';
  try {
    return secrets.decrypt(secret, purposeOf(userId, kind));
  } catch (error) {
    if (!(error instanceof SecretError)) throw error;
    throw new MailServerError(
      'The stored password cannot be decrypted with the key of this server. Enter it again.',
      {
        cause: error,
      },
    );
  }
}
