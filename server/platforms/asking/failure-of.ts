import { APICallError, JSONParseError } from 'ai';
import { z } from 'zod';
import { ReplyTooLarge } from '../../lib/limited-fetch.ts';
import { retryAfterOf } from '../../lib/retry-after.ts';
import { PermanentFailure, TemporaryFailure } from '../failures.ts';
import type { PlatformSettings } from '../settings.ts';

/** More than any answer needs; reading stops there. */
export const MAX_REPLY_BYTES = 2_000_000;

type PlatformName = Pick<PlatformSettings, 'name'>;

/** The vendor's error code. The message beside it is not passed on: it may hold a key. */
const vendorError = z.object({
  error: z.object({
    code: z.unknown().optional(),
    type: z.unknown().optional(),
    status: z.unknown().optional(),
  }),
});
const CODE = /^[A-Za-z_]{3,60}$/;

/** Codes of an account without credit: waiting does not help. */
const NO_CREDIT = /^(insufficient_quota|billing_hard_limit_reached|billing_error)$/;
/** Temporary errors inside a reply of status 200, which OpenAI sends. */
const TEMPORARY = /^(server_error|rate_limit_exceeded|overloaded_error)$/;

/** Describes an error without the vendor's message, which may repeat the key or the question. */
export function failureOf(
  error: unknown,
  platform: PlatformName,
  now: Date,
): TemporaryFailure | PermanentFailure {
  const chain = [...causesOf(error)];
  const own = chain.find((each) => each instanceof TemporaryFailure || each instanceof PermanentFailure);
  if (own) return own;
  if (chain.some((each) => each instanceof ReplyTooLarge)) {
    return new PermanentFailure(
      `${platform.name}’s reply was longer than ${MAX_REPLY_BYTES / 1_000_000} MB and was cut off.`,
    );
  }
  const call = chain.find((each) => APICallError.isInstance(each));
  if (!call) return unreadable(platform);
  const { statusCode } = call;
  if (statusCode === undefined) return failureToReach(platform, chain);
  const body = bodyOf(call);
  const code = codeOf(body);
  if (statusCode < 300) return code ? failureInReply(platform, code) : failureToRead(platform, chain);
  // For an error inside a reply of status 200 the SDK makes up a status and passes the reply itself as the body.
  if (body !== null && body === call.responseBody) return failureInReply(platform, code);
  return failureOfStatus(platform, statusCode, code, retryAfterOf(call.responseHeaders, body, now));
}

function failureInReply(platform: PlatformName, code: string | null): TemporaryFailure | PermanentFailure {
  if (code === null) return unreadable(platform);
  if (TEMPORARY.test(code)) return new TemporaryFailure(`${platform.name} is out of order (${code}).`);
  return new PermanentFailure(`${platform.name} did not accept the question (${code}).`);
}

function failureOfStatus(
  platform: PlatformName,
  status: number,
  code: string | null,
  retryAfter: number | null,
) {
  const { name } = platform;
  const details = `HTTP ${status}${code ? `, ${code}` : ''}`;
  if (status === 402 || NO_CREDIT.test(code ?? '')) {
    return new PermanentFailure(`The account with ${name} has no credit left (${details}).`, SETTINGS);
  }
  if (status === 401 || status === 403 || code === 'API_KEY_INVALID') {
    return new PermanentFailure(`${name} refused the key (${details}).`, SETTINGS);
  }
  if (status === 429) {
    return new TemporaryFailure(`${name} is asked more often than it allows (${details}).`, retryAfter);
  }
  if (status >= 500 || status === 408 || status === 425) {
    return new TemporaryFailure(`${name} is out of order (${details}).`, retryAfter);
  }
  if (status === 404) {
    return new PermanentFailure(`${name} knows no such model or address (${details}).`, SETTINGS);
  }
  if (status < 400) {
    return new PermanentFailure(`${name}’s address leads elsewhere (${details}).`, SETTINGS);
  }
  return new PermanentFailure(`${name} did not accept the question (${details}).`);
}

const SETTINGS = { misconfigured: true };

function failureToReach({ name }: PlatformName, chain: readonly unknown[]): TemporaryFailure {
  const codes = chain.map((each) => (each as NodeJS.ErrnoException | null)?.code);
  const code = codes.find((each): each is string => typeof each === 'string' && /^[A-Z_]{3,60}$/.test(each));
  return new TemporaryFailure(`${name} could not be reached${code ? ` (${code})` : ''}.`);
}

/** A reply of status 200 that is no answer: cut off on the way, or of an unknown form. */
function failureToRead(
  platform: PlatformName,
  chain: readonly unknown[],
): TemporaryFailure | PermanentFailure {
  const isTyped = chain.some((each) => (each as Error | null)?.name === 'AI_TypeValidationError');
  if (isTyped && !chain.some((each) => JSONParseError.isInstance(each))) return unreadable(platform);
  return new TemporaryFailure(`${platform.name}’s reply broke off.`);
}

const unreadable = ({ name }: PlatformName) =>
  new PermanentFailure(`${name} replied in a form that is not understood.`);

function* causesOf(error: unknown): Generator<unknown> {
  let next = error;
  for (let depth = 0; next != null && depth < 10; depth += 1) {
    yield next;
    next = (next as { cause?: unknown }).cause;
  }
}

/** The SDK passes an error's body as text, and that of an error in a reply of status 200 as an object. */
function bodyOf({ responseBody }: APICallError): unknown {
  if (typeof responseBody !== 'string') return responseBody;
  try {
    return JSON.parse(responseBody);
  } catch {
    return null;
  }
}

const googleReason = z.object({
  error: z.object({ details: z.array(z.looseObject({ reason: z.string().optional() })) }),
});

function codeOf(body: unknown): string | null {
  const reason = googleReason.safeParse(body).data?.error.details.find((each) => each.reason)?.reason;
  const error = vendorError.safeParse(body).data?.error;
  const codes = [reason, error?.code, error?.type, error?.status];
  return codes.find((code): code is string => typeof code === 'string' && CODE.test(code)) ?? null;
}
