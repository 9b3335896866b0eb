import { importPKCS8 } from 'jose';
import { z } from 'zod';
import { badInput } from '../../../errors.ts';

/** What signs requests for access tokens, out of a service account's key file. */
export interface ServiceAccountKey {
  clientEmail: string;
  privateKeyId: string;
  /** PKCS #8 in PEM. */
  privateKey: string;
}

/** A key file of Google has some 2,400 characters. */
export const MAX_KEY_LENGTH = 10_000;

// `token_uri` and the other addresses of the file are not read: it must not choose where a signed request goes.
const keyFile = z.object({
  type: z.literal('service_account'),
  client_email: z.email().max(320),
  private_key_id: z.string().max(200).default(''),
  private_key: z.string().max(MAX_KEY_LENGTH),
});

/** @param text the JSON file that Google made @throws BAD_USER_INPUT */
export async function parseKeyFile(text: string): Promise<ServiceAccountKey> {
  if (text.length > MAX_KEY_LENGTH) {
    throw badInput('key', `The key file has at most ${MAX_KEY_LENGTH.toLocaleString('en')} characters.`);
  }
  const parsed = keyFile.safeParse(parseJson(text));
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path[0];
    throw badInput(
      'key',
      field === undefined
        ? 'This is not a key file: paste the whole JSON that Google made for the service account.'
        : `The key file has no usable “${String(field)}”: use the JSON that Google made for a service account.`,
    );
  }
  const { client_email: clientEmail, private_key_id: privateKeyId, private_key: privateKey } = parsed.data;
  const key = { clientEmail, privateKeyId, privateKey };
  try {
    await readPrivateKey(key);
  } catch {
    throw badInput('key', 'The “private_key” of the file cannot be read. Download a new key file.');
  }
  return key;
}

export const readPrivateKey = ({ privateKey }: ServiceAccountKey) => importPKCS8(privateKey, 'RS256');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
