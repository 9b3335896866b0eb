import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { type RequestInfo, runInRequest } from './request-info.ts';

/** A request that was answered. */
export interface AnsweredRequest {
  method: string;
  /** The route's pattern, `/api/reports/:token/pdf`: never the address itself, which may hold a secret. */
  route: string;
  status: number;
  /** From the first line of the request to the last byte of the reply. */
  ms: number;
  info: RequestInfo;
}

/** Called once for every request, when its reply has been sent. */
export type RequestObserver = (answered: AnsweredRequest) => void;

/** Ids that may stand in a log, a header and a support mail. */
const SAFE_ID = /^[\w.:-]{1,100}$/;

/** Fastify's `genReqId`: the id that a trusted proxy gave, or a new one. */
export const requestIds =
  ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = trustProxy > 0 ? headers['x-request-id'] : undefined;
    return typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
  };

/**
 * Sets `X-Request-Id` and the current request, and tells the observers of each request when it is over. Register it
 * before anything else.
 */
export function observeRequests(app: FastifyInstance, observers: readonly RequestObserver[]): void {
  app.decorateRequest('info', null);
  app.addHook('onRequest', (request, reply, done) => {
    request.info = { id: request.id, userId: null, operation: null };
    reply.header('X-Request-Id', request.id);
    runInRequest(request.info, done);
  });
  // A body is read in events of the socket, which belong to no request.
  app.addHook('preValidation', ({ info }, _reply, done) => runInRequest(info, done));
  app.addHook('onResponse', (request, reply, done) => {
    const { method, info } = request;
    if (info) {
      const { statusCode: status, elapsedTime: ms } = reply;
      const answered = { method, route: routeOf(request, status), status, ms, info };
      for (const observe of observers) observe(answered);
    }
    done();
  });
}

/** The client's files are one route, as are its screens. */
function routeOf({ routeOptions: { url } }: FastifyRequest, status: FastifyReply['statusCode']): string {
  if (url === undefined) return status < 400 ? '(page)' : '(none)';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

/** Routes that machines or every page ask for all the time. */
const DEBUG_ROUTES = new Set(['/assets/*', '/health', '/ready', '/metrics']);

/** Characters of an operation's name in a log line; GraphQL allows any length. */
const NAME_LENGTH = 60;

/** Logs one line a request, without query and body: they hold addresses, tokens and passwords. */
export function logRequests(log: Logger): RequestObserver {
  return ({ method, route, status, ms, info: { id, userId, operation } }) => {
    const level = DEBUG_ROUTES.has(route) ? 'debug' : 'info';
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
