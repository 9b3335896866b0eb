import { z } from 'zod';
import { AuthError, invalid } from '../routes/auth-error.ts';

const MIN_PASSWORD_CHARACTERS = 8;
/** bcrypt's limit, which hosted projects have too. */
const MAX_PASSWORD_BYTES = 72;
/** RFC 5321. */
const MAX_EMAIL_LENGTH = 254;
/** Part of every access token. */
const MAX_METADATA_BYTES = 4096;

const address = z.email().max(MAX_EMAIL_LENGTH);

/** @returns the address trimmed and in lower case, as it is stored */
export function readEmail(value: unknown): string {
  const read = address.safeParse(typeof value === 'string' ? value.trim().toLowerCase() : value);
  if (!read.success) throw invalid('Unable to validate email address: invalid format');
  return read.data;
}

export function readNewPassword(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw invalid('Signup requires a valid password');
  if (Buffer.byteLength(value) > MAX_PASSWORD_BYTES) {
    throw invalid(`Password cannot be longer than ${MAX_PASSWORD_BYTES} characters`);
  }
  if ([...value].length < MIN_PASSWORD_CHARACTERS) {
    const message = `Password should be at least ${MIN_PASSWORD_CHARACTERS} characters.`;
    throw new AuthError(422, 'weak_password', message, { weakPassword: ['length'] });
  }
  return value;
}

const metadata = z.record(z.string().max(100), z.unknown());

/** An object of at most 4 KB as JSON. */
export function readMetadata(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {};
  const read = metadata.safeParse(value);
  if (!read.success) throw invalid('data must be an object');
  return withinMetadataLimit(read.data);
}

export function withinMetadataLimit(data: Record<string, unknown>): Record<string, unknown> {
  const json = JSON.stringify(data);
  if (Buffer.byteLength(json) > MAX_METADATA_BYTES) {
    throw invalid(`data must not be larger than ${MAX_METADATA_BYTES} bytes as JSON`);
  }
  // Postgres text cannot contain NUL.
  if (json.includes('\\u0000')) throw invalid('data must not contain NUL characters');
  return data;
}
