import { DrizzleQueryError } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { currentRequest } from '../http/request-info.ts';

/** One JSON line an event, with secrets taken out and the id of the request it belongs to. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, to?: pino.DestinationStream): Logger {
  const options = {
    level: logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers.apikey'],
    serializers: { err: errorForLog },
    mixin: () => {
      const request = currentRequest();
      return request ? { request: request.id } : {};
    },
  };
  return to ? pino(options, to) : pino(options);
}

/**
 * An error as the log has it: what it says and where, and none of what libraries attach to theirs, such as the request
 * with its key or the row that was refused. Of a statement that failed not the values either.
 */
function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  // What a mail server says holds the address.
  if (responseCode !== undefined) return { type: error.name, code, responseCode, stack: framesOf(error) };
  const failed = failedStatementOf(error);
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
    stack: framesOf(error),
  };
}

function failedStatementOf(error: unknown): DrizzleQueryError | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof DrizzleQueryError) return each;
  }
  return null;
}

/** Where it happened, without the message that stands before it and may look like anything. */
const framesOf = ({ stack = '', message }: Error) =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
