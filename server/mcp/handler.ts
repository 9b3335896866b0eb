import {
  createMcpHandler,
  localhostAllowedOrigins,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TokenScope } from '../modules/accounts/model.ts';
import type { ToolCall } from './call.ts';
import { createMcpServer } from './server.ts';

/** Whether a page of this origin may call: one of the site or of this machine; programs send none. */
export function isAllowedOrigin(origin: string | undefined, siteUrl: string | undefined): boolean {
  const site = siteUrl === undefined ? [] : [new URL(siteUrl).hostname];
  return validateOriginHeader(origin, [...localhostAllowedOrigins(), ...site]).ok;
}

/** Answers one message in the name of a token. */
export async function answerMessage(
  request: FastifyRequest,
  reply: FastifyReply,
  token: { scope: TokenScope; call: ToolCall },
): Promise<FastifyReply> {
  const { log } = request;
  const handler = createMcpHandler(() => createMcpServer({ ...token, log }), {
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
  return new Request('http://localhost/mcp', { method, headers: copied });
}
