import type { Logger } from 'pino';
import type { Watcher } from './observe-requests.ts';

/** Asked for all the time, by machines or with every page: only who looks for them wants to see them. */
const QUIET = new Set(['/assets/*', '/health', '/ready', '/metrics']);

/** As much of a name as a line has room for; GraphQL allows any length. */
const NAME_LENGTH = 60;

/** Writes one line a request, with neither its query nor its body: addresses, tokens and passwords are in these. */
export function logRequests(log: Logger): Watcher {
  return ({ method, route, status, ms, notes: { id, userId, operation } }) => {
    const level = QUIET.has(route) ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return;
    const line: Record<string, unknown> = {
      request: id,
      method,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
    };
    if (userId !== null) line.user = userId;
    if (operation) line.operation = operation.name?.slice(0, NAME_LENGTH) ?? operation.kind;
    log[level](line, 'answered');
  };
}
