import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';

/** What may stand in a log, a header and a support mail without harm. */
const SANE = /^[\w.:-]{1,100}$/;

/** Numbers requests: by the id that a trusted proxy gave it, else by one of our own. */
export const idOfRequests =
  ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = trustProxy > 0 ? headers['x-request-id'] : undefined;
    return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
  };
