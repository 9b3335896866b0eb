import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { badInput } from '../../errors.ts';
import type { Services } from '../../services.ts';

/** What visitors send is a handful of names and questions. */
const BODY_LIMIT = 64 * 1024;

/** What a handler gets from a visitor: a body that was checked, and whence it came, for limits. */
export interface VisitorCall<Body> {
  services: Services;
  ip: string;
  body: Body;
}

/** Mounts POST `/api/<path>` for anybody: a JSON body of at most 64 KB (413), 400 naming the field at fault. */
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

/** @throws BAD_USER_INPUT naming the field at fault, a list's entry by its place: `competitors.2` */
function readBody<Body>(schema: z.ZodType<Body>, given: unknown): Body {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'body';
  throw badInput(field, field === 'body' ? 'Send a JSON object.' : `${field}: ${issue?.message}`);
}
