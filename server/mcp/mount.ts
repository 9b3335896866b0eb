import {
  createMcpHandler,
  localhostAllowedOrigins,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { forbidden, unauthenticated } from '../errors.ts';
import type { ExecuteOperation } from '../graphql/executor.ts';
import { DATA_HEADERS } from '../graphql/plugin.ts';
import { BODY_BYTES } from '../graphql/request-limits/limits.ts';
import type { Authenticator } from '../http/request-context.ts';
import type { Viewer } from '../modules/accounts/model.ts';
import { createToolCall } from './call.ts';
import { handleMcpErrors, refuse } from './errors.ts';
import { createMcpServer } from './server.ts';

const PATH = '/mcp';

interface McpDeps {
  authenticator: Authenticator;
  execute: ExecuteOperation;
  config: Pick<Config, 'siteUrl'>;
}

/**
 * Serves tools over the schema to AI assistants at POST /mcp, by the Model Context Protocol over Streamable HTTP, in its
 * revision of 2026-07-28 and the older ones that begin with `initialize`. Only API tokens are accepted. Each request
 * stands alone, so that there are no sessions and any server can answer it.
 */
export async function mountMcp(app: FastifyInstance, { authenticator, execute, config }: McpDeps) {
  const origins = [
    ...localhostAllowedOrigins(),
    ...(config.siteUrl ? [new URL(config.siteUrl).hostname] : []),
  ];
  await app.register(async (scope) => {
    handleMcpErrors(scope);
    // JSON only: any site can make a browser send a form or plain text.
    scope.removeContentTypeParser('text/plain');
    scope.post(
      PATH,
      {
        bodyLimit: BODY_BYTES,
        helmet: DATA_HEADERS,
        async onRequest(request) {
          if (!validateOriginHeader(request.headers.origin, origins).ok)
            throw forbidden('Pages of this origin may not call the server.');
          await authenticator.authenticate(request);
          tokenOf(request.context.viewer);
        },
      },
      async (request, reply) => {
        reply.header('Cache-Control', 'no-store');
        const refusal = unsupported(request.body);
        return refusal ? refuse(reply, 400, refusal, request.body) : answer(request, reply, execute);
      },
    );
  });
}

/** @throws UNAUTHENTICATED for a visitor and for a session, whose requests are not counted */
function tokenOf(viewer: Viewer | null) {
  if (typeof viewer?.via !== 'object')
    throw unauthenticated(
      'Send an API token: Authorization: Bearer sightline_… Create one under Settings › API.',
    );
  return viewer.via;
}

/** Many calls in one request would be counted as one; nothing here changes that one could subscribe to. */
function unsupported(body: unknown): string | null {
  if (Array.isArray(body)) return 'Batches are not supported. Send one message at a time.';
  const method = (body as { method?: unknown } | null)?.method;
  return method === 'subscriptions/listen' ? 'There is nothing to subscribe to.' : null;
}

async function answer(request: FastifyRequest, reply: FastifyReply, execute: ExecuteOperation) {
  const { context, log } = request;
  const client = { scope: tokenOf(context.viewer).scope, call: createToolCall(execute, context), log };
  const handler = createMcpHandler(() => createMcpServer(client), {
    onerror: (error) => log.debug({ err: error }, 'an MCP request was refused'),
    keepAliveMs: 0,
  });
  const response = await handler.fetch(toWebRequest(request), { parsedBody: request.body });
  // Every reply ends with the result, so that it can be read to its end.
  const body = await response.text();
  const type = response.headers.get('content-type');
  if (type) reply.type(type);
  return reply.status(response.status).send(body);
}

/** Without the token, which the library has no use for. */
function toWebRequest({ headers, method }: FastifyRequest): Request {
  const { authorization: _token, cookie: _cookie, ...others } = headers;
  const copied = new Headers();
  for (const [name, value] of Object.entries(others)) {
    if (value !== undefined) copied.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(`http://localhost${PATH}`, { method, headers: copied });
}
