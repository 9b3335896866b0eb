import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** One JSON line an event, with secrets taken out. */
export function createLog({ logLevel }: Config): Logger {
  return pino({
    level: logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers.apikey'],
  });
}
