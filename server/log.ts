import { DrizzleQueryError } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** One JSON line an event, with secrets taken out. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, to?: pino.DestinationStream): Logger {
  const options = {
    level: logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers.apikey'],
    serializers: { err: errorForLog },
  };
  return to ? pino(options, to) : pino(options);
}

/** An error as the log has it: of a statement that failed not the values, which may be somebody's address or a key. */
function errorForLog(error: Error): object {
  const failed = failedStatementOf(error);
  if (!failed) return pino.stdSerializers.err(error);
  const { message = '', code } = (failed.cause ?? {}) as { message?: string; code?: unknown };
  return {
    type: failed === error ? 'DrizzleQueryError' : error.name,
    message: failed === error ? message : `${error.message}: ${message}`,
    code,
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
