import { APICallError, type FinishReason, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai';
import { ReplyTooLarge } from '../lib/limited-fetch.ts';
import { retryAfterOf } from '../lib/retry-after.ts';
import { type ChatFailure, ChatModelError } from './chat-model.ts';

/** Describes an error without the request, the key or the reply. */
export function failureOf(error: unknown): ChatModelError {
  if (error instanceof ChatModelError) return error;
  if (isCausedBy(error, (cause) => cause instanceof ReplyTooLarge)) {
    return new ChatModelError('size', 'The chat model’s reply is longer than allowed.');
  }
  if (isCausedBy(error, (cause) => (cause as Error).name === 'TimeoutError')) {
    return new ChatModelError('timeout', 'The chat model did not answer in time.');
  }
  if (NoObjectGeneratedError.isInstance(error)) return failureOfEnd(error.finishReason) ?? wrongShape();
  if (NoOutputGeneratedError.isInstance(error)) return wrongShape();
  if (APICallError.isInstance(error)) return failureOfCall(error);
  return new ChatModelError('shape', 'The chat model’s reply could not be read.');
}

/** The failure that a finish reason means, or null. */
export function failureOfEnd(reason: FinishReason | undefined): ChatModelError | null {
  if (reason === 'content-filter') return new ChatModelError('refusal', 'The chat model refused to answer.');
  if (reason === 'length')
    return new ChatModelError('size', 'The chat model’s answer is longer than allowed.');
  return null;
}

const wrongShape = () =>
  new ChatModelError('shape', 'The chat model’s answer is not of the shape that was asked for.');

function failureOfCall({ statusCode, responseHeaders }: APICallError): ChatModelError {
  if (statusCode === undefined) {
    return new ChatModelError('outage', 'The chat model’s server could not be reached.');
  }
  if (statusCode < 300) {
    return new ChatModelError('shape', 'The chat model’s server did not send a chat completion.');
  }
  const failure = failureOfStatus(statusCode);
  return new ChatModelError(
    failure,
    `${MESSAGES[failure]} (HTTP ${statusCode}).`,
    retryAfterOf(responseHeaders, null, new Date()),
  );
}

function failureOfStatus(status: number): 'key' | 'limit' | 'timeout' | 'outage' | 'request' {
  if (status === 401 || status === 403) return 'key';
  if (status === 429) return 'limit';
  if (status === 408 || status === 504) return 'timeout';
  return status >= 500 ? 'outage' : 'request';
}

const MESSAGES = {
  key: 'The chat model’s server did not accept the key',
  limit: 'The chat model’s server takes no more requests for now',
  timeout: 'The chat model did not answer in time',
  outage: 'The chat model’s server has failed',
  request: 'The chat model’s server does not take this request; check its address and the model’s name',
} satisfies Partial<Record<ChatFailure, string>>;

function isCausedBy(error: unknown, test: (cause: unknown) => boolean): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth += 1) {
    if (test(cause)) return true;
  }
  return false;
}
