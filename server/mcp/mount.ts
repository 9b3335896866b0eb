import type { FastifyInstance } from 'fastify';
import { originOf, resourceMetadataUrl } from '../auth/oauth/addresses.ts';
import type { Config } from '../config/config.ts';
import { forbidden, unauthenticated } from '../errors.ts';
import type { ExecuteOperation } from '../graphql/executor.ts';
import { DATA_HEADERS } from '../graphql/plugin.ts';
import { BODY_BYTES } from '../graphql/request-limits/limits.ts';
import type { Authenticator } from '../http/request-context.ts';
import { lazy } from '../lib/lazy.ts';
import type { Viewer } from '../modules/accounts/model.ts';
import { createToolCall } from './call.ts';
import { handleMcpErrors, refuse } from './errors.ts';

interface McpDeps {
  authenticator: Authenticator;
  execute: ExecuteOperation;
  config: Pick<Config, 'siteUrl' | 'port' | 'hostedAuth'>;
}

/** Loaded by the first request: the protocol's package would add 0.1 s to every start. */
const load = lazy(() => import('./handler.ts'));

/**
 * Serves tools over the schema to AI assistants at POST /mcp, by the Model Context Protocol over Streamable HTTP, in its
 * revision of 2026-07-28 and the older ones that begin with `initialize`. Only tokens of programs are accepted. Each request
 * stands alone, so that there are no sessions and any server can answer it.
 */
export async function mountMcp(app: FastifyInstance, { authenticator, execute, config }: McpDeps) {
  await app.register(async (scope) => {
    handleMcpErrors(scope, config.hostedAuth ? null : resourceMetadataUrl(originOf(config), 'mcp'));
    // Takes JSON and nothing else: forms and plain text can be sent by a browser in the name of its user.
    scope.removeContentTypeParser('text/plain');
    scope.post(
      '/mcp',
      {
        bodyLimit: BODY_BYTES,
        helmet: DATA_HEADERS,
        async onRequest(request) {
          const { isAllowedOrigin } = await load();
          if (!isAllowedOrigin(request.headers.origin, config.siteUrl))
            throw forbidden('Pages of this origin may not call the server.');
          await authenticator.authenticate(request);
          tokenOf(request.context.viewer);
        },
      },
      async (request, reply) => {
        reply.header('Cache-Control', 'no-store');
        const refusal = unsupported(request.body);
        if (refusal) return refuse(reply, 400, refusal, request.body);
        const { answerMessage } = await load();
        const { context } = request;
        const { scope } = tokenOf(context.viewer);
        return answerMessage(request, reply, { scope, call: createToolCall(execute, context) });
      },
    );
  });
}

/** @throws UNAUTHENTICATED for a visitor and for a session, whose requests are not counted */
function tokenOf(viewer: Viewer | null) {
  if (typeof viewer?.via !== 'object')
    throw unauthenticated(
      'Sign in by OAuth, or send an API token: Authorization: Bearer sightline_… Create one under Settings › API.',
    );
  return viewer.via;
}

/** Many calls in one request would be counted as one; nothing here changes that one could subscribe to. */
function unsupported(body: unknown): string | null {
  if (Array.isArray(body)) return 'Batches are not supported. Send one message at a time.';
  const method = (body as { method?: unknown } | null)?.method;
  return method === 'subscriptions/listen' ? 'There is nothing to subscribe to.' : null;
}
