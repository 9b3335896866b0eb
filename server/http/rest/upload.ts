import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Viewer } from '../../modules/accounts/model.ts';
import type { Services } from '../../services.ts';
import { type Authenticator, requireViewer } from '../request-context.ts';
import { readQuery } from './route.ts';

/** A request with a body of any type as its handler gets it. */
export interface UploadCall<Query> {
  viewer: Viewer;
  services: Services;
  query: Query;
  /** As it was sent; the handler limits its size. */
  body: AsyncIterable<Uint8Array>;
  header: (name: string) => string | undefined;
}

/** Mounts POST `/api/<path>` for a body that is read as it comes. Replies 401 without a viewer, before the body is read. */
export type Upload = <Query>(
  path: string,
  query: z.ZodType<Query>,
  handle: (call: UploadCall<Query>) => Promise<{ headers?: Record<string, string>; data: unknown }>,
) => void;

export async function mountUploads(
  app: FastifyInstance,
  { authenticateSender }: Authenticator,
  routes: (upload: Upload) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: Number.MAX_SAFE_INTEGER }, (_request, body, done) =>
      done(null, body),
    );
    routes((path, schema, handle) => {
      scope.post(`/api/${path}`, { onRequest: authenticateSender }, async (request, reply) => {
        const viewer = requireViewer(request.context);
        const { services } = request.context;
        const header = (name: string) => {
          const value = request.headers[name];
          return Array.isArray(value) ? value[0] : value;
        };
        // A request without a type has no parser, and its body is still to be read.
        const body = request.body instanceof Readable ? request.body : request.raw;
        reply.header('Cache-Control', 'private, no-store');
        const { headers, data } = await handle({
          ...{ viewer, services, header, body },
          query: readQuery(schema, request),
        });
        return reply.headers(headers ?? {}).send({ status: 'success', data });
      });
    });
  });
}
