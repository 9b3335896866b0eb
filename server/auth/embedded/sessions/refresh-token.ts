import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A refresh token contains its number within the session and is signed with the session's key, so it need not be stored.
 * Layout, as version 2 of Supabase's, in base64url: 0x00, session id (16 bytes), counter (unsigned varint), HMAC-SHA256 of
 * the bytes before (first 16), SHA-256 of the bytes before (first 4) as a checksum.
 */
const VERSION = 0;
const ID_END = 17;
const MAC_LENGTH = 16;
const CHECK_LENGTH = 4;
/** Version, id, a one-byte counter, MAC and checksum, in base64url characters. */
const MIN_LENGTH = Math.ceil(((ID_END + 1 + MAC_LENGTH + CHECK_LENGTH) * 4) / 3);
const MAX_LENGTH = MIN_LENGTH + 12;

/** A parsed token; not to be trusted before `isSignedWith`. */
export interface RefreshToken {
  sessionId: string;
  counter: number;
  signed: Buffer;
  mac: Buffer;
}

/** @param hmacKey the session's key, base64url */
export function formatRefreshToken(sessionId: string, counter: number, hmacKey: string): string {
  const id = Buffer.from(sessionId.replaceAll('-', ''), 'hex');
  const signed = Buffer.concat([Buffer.of(VERSION), id, uvarint(counter)]);
  const body = Buffer.concat([signed, macOf(signed, hmacKey)]);
  return Buffer.concat([body, checkOf(body)]).toString('base64url');
}

/** @returns null for malformed tokens */
export function parseRefreshToken(token: string): RefreshToken | null {
  if (token.length < MIN_LENGTH || token.length > MAX_LENGTH || !/^[A-Za-z0-9_-]+$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const body = bytes.subarray(0, -CHECK_LENGTH);
  if (bytes[0] !== VERSION || !checkOf(body).equals(bytes.subarray(-CHECK_LENGTH))) return null;
  const signed = body.subarray(0, -MAC_LENGTH);
  const counter = readUvarint(signed.subarray(ID_END));
  if (counter === null) return null;
  return {
    sessionId: formatUuid(signed.subarray(1, ID_END)),
    counter,
    signed,
    mac: body.subarray(-MAC_LENGTH),
  };
}

/** Whether the token was signed with this session's key. */
export const isSignedWith = (token: RefreshToken, hmacKey: string) =>
  timingSafeEqual(token.mac, macOf(token.signed, hmacKey));

const macOf = (bytes: Buffer, hmacKey: string) =>
  createHmac('sha256', Buffer.from(hmacKey, 'base64url')).update(bytes).digest().subarray(0, MAC_LENGTH);

const checkOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest().subarray(0, CHECK_LENGTH);

function formatUuid(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Seven bits per byte, lowest first; the high bit marks that another follows. */
function uvarint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
  return Buffer.from(bytes);
}

/** @returns null unless the bytes are exactly one number in its shortest form */
function readUvarint(bytes: Buffer): number | null {
  const value = bytes.reduceRight((sum, byte) => sum * 128 + (byte % 128), 0);
  return Number.isSafeInteger(value) && uvarint(value).equals(bytes) ? value : null;
}
