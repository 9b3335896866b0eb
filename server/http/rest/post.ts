import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { badInput } from '../../errors.ts';
import type { Services } from '../../services.ts';

/** Visitors send a few names and questions. */
const BODY_LIMIT = 64 * 1024;

/** A visitor's request as its handler gets it: the parsed body, and the address for rate limits. */
export interface VisitorCall<Body> {
  services: Services;
  ip: string;
  body: Body;
}

/**
 * Mounts POST `/api/<path>`, which needs no sign-in. Replies 413 for a body above the limit (64 KB by default) and 400,
 * naming the field, for an invalid one.
 */
export type Post = <Body>(
  path: string,
  body: z.ZodType<Body>,
  handle: (call: VisitorCall<Body>) => Promise<unknown>,
  options?: { bodyLimit?: number },
) => void;

export function createPost(app: FastifyInstance, services: Services): Post {
  return (path, schema, handle, { bodyLimit = BODY_LIMIT } = {}) => {
    app.post(`/api/${path}`, { bodyLimit }, async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      return handle({ services, ip: request.ip, body: readBody(schema, request.body) });
    });
  };
}

/** @throws BAD_USER_INPUT naming the field at fault; an entry of a list by its index, `competitors.2` */
function readBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'body';
  throw badInput(field, field === 'body' ? 'Send a JSON object.' : `${field}: ${issue?.message}`);
}
