import { DrizzleQueryError } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { currentRequest } from '../http/request-info.ts';

/** Logs one JSON line per event, with the request id and without secrets. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, to?: pino.DestinationStream): Logger {
  const options = {
    level: logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers.apikey'],
    serializers: { err: serializeError },
    mixin: () => {
      const request = currentRequest();
      return request ? { request: request.id } : {};
    },
  };
  return to ? pino(options, to) : pino(options);
}

/**
 * Logs type, message, code and stack only. Libraries attach more, such as requests with API keys; failed SQL is logged
 * without its parameters.
 */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  // A mail server's message contains the recipient's address.
  if (responseCode !== undefined) return { type: error.name, code, responseCode, stack: stackFrames(error) };
  const failed = findQueryError(error);
  if (!failed) {
    const { type, message, stack } = pino.stdSerializers.err(error);
    return { type, message, code, stack };
  }
  const cause = (failed.cause ?? {}) as { message?: string; code?: unknown };
  const { message = '' } = cause;
  return {
    type: failed === error ? 'DrizzleQueryError' : error.name,
    message: failed === error ? message : `${error.message}: ${message}`,
    code: cause.code,
    statement: failed.query,
    stack: stackFrames(error),
  };
}

function findQueryError(error: unknown): DrizzleQueryError | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof DrizzleQueryError) return each;
  }
  return null;
}

/** The stack without its message, which may contain personal data. */
const stackFrames = ({ stack = '', message }: Error) =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
