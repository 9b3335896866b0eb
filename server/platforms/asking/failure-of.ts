import { APICallError, JSONParseError } from 'ai';
import { z } from 'zod';
import { MOST_REPLY_BYTES, ReplyTooLarge } from '../../lib/limited-fetch.ts';
import { retryAfterOf } from '../../lib/retry-after.ts';
import { PermanentFailure, TemporaryFailure } from '../failures.ts';

/** Whom a failure is told of. */
export interface Asked {
  name: string;
  /** What the platform's variables begin with. */
  variables: string;
}

/** The short code that vendors put beside their message; only this is passed on, for messages may hold a key. */
const vendorError = z.object({
  error: z.object({
    code: z.unknown().optional(),
    type: z.unknown().optional(),
    status: z.unknown().optional(),
  }),
});
const CODE = /^[A-Za-z_]{3,60}$/;

/** Codes of an account that has nothing left to spend: waiting does not help. */
const NO_CREDIT = /^(insufficient_quota|billing_hard_limit_reached|billing_error)$/;
/** Codes with which OpenAI ends a reply of status 200. */
const PASSING = /^(server_error|rate_limit_exceeded|overloaded_error)$/;

/** What went wrong, in our words: never the vendor's, which may repeat the key or the question. */
export function failureOf(error: unknown, asked: Asked, now: Date): TemporaryFailure | PermanentFailure {
  const chain = [...causesOf(error)];
  const own = chain.find((each) => each instanceof TemporaryFailure || each instanceof PermanentFailure);
  if (own) return own;
  if (chain.some((each) => each instanceof ReplyTooLarge)) {
    return new PermanentFailure(
      `${asked.name}’s reply was longer than ${MOST_REPLY_BYTES / 1_000_000} MB and was cut off.`,
    );
  }
  const call = chain.find((each) => APICallError.isInstance(each));
  if (!call) return unreadable(asked);
  const { statusCode } = call;
  if (statusCode === undefined) return unreached(asked, chain);
  if (statusCode < 300) return unread(asked, chain);
  const body = bodyOf(call);
  const code = codeOf(body);
  // The SDK gives an error inside a reply of status 200 a status of its own, and hands over the reply itself.
  if (body !== null && body === call.responseBody) return insideReply(asked, code);
  return ofStatus(asked, statusCode, code, retryAfterOf(call.responseHeaders, body, now));
}

function insideReply(asked: Asked, code: string | null): TemporaryFailure | PermanentFailure {
  if (code === null) return unreadable(asked);
  if (PASSING.test(code)) return new TemporaryFailure(`${asked.name} is out of order (${code}).`);
  return new PermanentFailure(`${asked.name} did not accept the question (${code}).`);
}

function ofStatus(asked: Asked, status: number, code: string | null, retryAfter: number | null) {
  const { name, variables } = asked;
  const said = `HTTP ${status}${code ? `, ${code}` : ''}`;
  if (status === 402 || NO_CREDIT.test(code ?? '')) {
    return new PermanentFailure(`The account with ${name} has no credit left (${said}).`, SETTINGS);
  }
  if (status === 401 || status === 403 || code === 'API_KEY_INVALID') {
    return new PermanentFailure(`${name} refused the key (${said}). Check ${variables}_API_KEY.`, SETTINGS);
  }
  if (status === 429) {
    return new TemporaryFailure(`${name} is asked more often than it allows (${said}).`, retryAfter);
  }
  if (status >= 500 || status === 408 || status === 425) {
    return new TemporaryFailure(`${name} is out of order (${said}).`, retryAfter);
  }
  if (status === 404) {
    return new PermanentFailure(
      `${name} knows no such model or address (${said}). Check ${variables}_MODEL and ${variables}_BASE_URL.`,
      SETTINGS,
    );
  }
  if (status < 400) {
    return new PermanentFailure(
      `${name}’s address leads elsewhere (${said}). Check ${variables}_BASE_URL.`,
      SETTINGS,
    );
  }
  return new PermanentFailure(`${name} did not accept the question (${said}).`);
}

const SETTINGS = { misconfigured: true };

function unreached({ name }: Asked, chain: readonly unknown[]): TemporaryFailure {
  const codes = chain.map((each) => (each as NodeJS.ErrnoException | null)?.code);
  const code = codes.find((each): each is string => typeof each === 'string' && /^[A-Z_]{3,60}$/.test(each));
  return new TemporaryFailure(`${name} could not be reached${code ? ` (${code})` : ''}.`);
}

/** A reply of status 200 that is no answer: broken off on the way, or of a shape that is not known. */
function unread(asked: Asked, chain: readonly unknown[]): TemporaryFailure | PermanentFailure {
  const isTyped = chain.some((each) => (each as Error | null)?.name === 'AI_TypeValidationError');
  if (isTyped && !chain.some((each) => JSONParseError.isInstance(each))) return unreadable(asked);
  return new TemporaryFailure(`${asked.name}’s reply broke off.`);
}

const unreadable = ({ name }: Asked) =>
  new PermanentFailure(`${name} replied in a form that is not understood.`);

function* causesOf(error: unknown): Generator<unknown> {
  let next = error;
  for (let depth = 0; next != null && depth < 10; depth += 1) {
    yield next;
    next = (next as { cause?: unknown }).cause;
  }
}

/** The SDK hands over the text of an error, and the object itself of an error in a reply of status 200. */
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
