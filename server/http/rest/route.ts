import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { parseInput } from '../../lib/parse-input.ts';
import { MAX_REPLY_BYTES } from '../../lib/reply-size.ts';
import type { Viewer } from '../../modules/accounts/model.ts';
import type { Services } from '../../services.ts';
import { type Authenticator, requireViewer } from '../request-context.ts';

/** A request as its handler gets it: the signed-in viewer and the parsed query. */
export interface RestCall<Query> {
  viewer: Viewer;
  services: Services;
  query: Query;
}

/** Mounts GET `/api/<path>`. Replies 401 without a viewer and 400, naming the parameter, for an invalid query. A stream is sent as it is read. */
export type Get = <Query>(
  path: string,
  query: z.ZodType<Query>,
  handle: (call: RestCall<Query>) => Promise<unknown>,
) => void;

// Time series are streamed or paged; the other replies grow with the number of topics and names.
const TOO_LARGE = 'The reply would be larger than 1 MB. POST /graphql gives the topics one by one.';

export function createGet(app: FastifyInstance, { authenticate }: Authenticator): Get {
  return (path, schema, handle) => {
    app.get(`/api/${path}`, { onRequest: authenticate }, async (request, reply) => {
      const viewer = requireViewer(request.context);
      const { services } = request.context;
      reply.header('Cache-Control', 'private, no-cache');
      const result = await handle({ viewer, services, query: readQuery(schema, request) });
      reply.type('application/json; charset=utf-8');
      if (result instanceof Readable) return reply.send(result);
      const json = JSON.stringify(result);
      if (Buffer.byteLength(json) > MAX_REPLY_BYTES) throw new AppError('TOO_LARGE', TOO_LARGE);
      return reply.send(json);
    });
  };
}

/** @throws BAD_USER_INPUT naming the parameter at fault */
export const readQuery = <Query>(schema: z.ZodType<Query>, request: FastifyRequest): Query =>
  parseInput(schema, request.query, 'query');

const uuid = (message: string) =>
  z.uuid({ error: (issue) => (issue.input === undefined ? 'is missing.' : message) });

/** `user_id`, a parameter of nearly every route. */
export const userId = uuid('must be a user id (UUID).');
export const topicId = uuid('must be a topic id (UUID).');

/** The query of most routes. */
export const byUser = z.object({ user_id: userId });

/** The envelope of most replies. */
export const success = <Data>(data: Data) => ({ status: 'success' as const, data });
