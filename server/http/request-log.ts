import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { type RequestInfo, runInRequest } from './request-info.ts';

export interface CompletedRequest {
  method: string;
  /** The route's pattern, such as `/api/reports/:token/pdf`; the URL itself may contain a secret. */
  route: string;
  status: number;
  /** From the request's first line to the reply's last byte. */
  ms: number;
  info: RequestInfo;
}

/** Called for every request after its reply was sent. */
export type RequestObserver = (request: CompletedRequest) => void;

/** Safe in logs and headers. */
const SAFE_ID = /^[\w.:-]{1,100}$/;

/** Fastify's `genReqId`: the id from a trusted proxy, or a new one. */
export const requestIds =
  ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = trustProxy > 0 ? headers['x-request-id'] : undefined;
    return typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
  };

/** Sets `X-Request-Id` and the current request, and calls the observers after each request. Call it before all else. */
export function observeRequests(app: FastifyInstance, observers: readonly RequestObserver[]): void {
  app.decorateRequest('info', null);
  app.addHook('onRequest', (request, reply, done) => {
    request.info = { id: request.id, userId: null, operation: null };
    reply.header('X-Request-Id', request.id);
    runInRequest(request.info, done);
  });
  // Reading the body loses the async context, because the socket's events belong to no request.
  app.addHook('preValidation', ({ info }, _reply, done) => runInRequest(info, done));
  app.addHook('onResponse', (request, reply, done) => {
    const { method, info } = request;
    if (info) {
      const { statusCode: status, elapsedTime: ms } = reply;
      const completed = { method, route: routeOf(request, status), status, ms, info };
      for (const observe of observers) observe(completed);
    }
    done();
  });
}

/** Groups the client's files into one route, and its screens into another. */
function routeOf({ routeOptions: { url } }: FastifyRequest, status: FastifyReply['statusCode']): string {
  if (url === undefined) return status < 400 ? '(page)' : '(none)';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

/** Frequent routes of little interest. */
const DEBUG_ROUTES = new Set(['/assets/*', '/health', '/ready', '/metrics']);

/** GraphQL allows operation names of any length. */
const MAX_NAME_LENGTH = 60;

/** Logs one line per request, without query and body, which may hold addresses, tokens and passwords. */
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
    if (operation) line.operation = operation.name?.slice(0, MAX_NAME_LENGTH) ?? operation.kind;
    log[level](line, 'answered');
  };
}
