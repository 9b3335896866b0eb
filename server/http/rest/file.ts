import type { FastifyInstance } from 'fastify';
import { notFound } from '../../errors.ts';
import type { Services } from '../../services.ts';

/** A request for a file as its handler gets it. */
export interface FileCall {
  services: Services;
  ip: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** Mounts a file at GET `/api/<path>`, without sign-in and uncached; null becomes 404. Search engines must not index it. */
export type VisitorFile = (
  path: string,
  type: string,
  handle: (call: FileCall) => Promise<{ name: string; content: Buffer } | null>,
) => void;

export function createFile(app: FastifyInstance, services: Services): VisitorFile {
  return (path, type, handle) => {
    app.get<{ Params: Record<string, string | undefined> }>(`/api/${path}`, async (request, reply) => {
      const { ip, params } = request;
      reply.headers({
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex, nofollow',
        'Referrer-Policy': 'no-referrer',
      });
      const file = await handle({ services, ip, params });
      if (!file) throw notFound('There is nothing at this address.');
      return reply
        .header('Content-Disposition', `attachment; filename="${file.name}"`)
        .type(type)
        .send(file.content);
    });
  };
}
