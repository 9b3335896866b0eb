import type { FastifyInstance } from 'fastify';
import { notFound } from '../../errors.ts';
import type { Services } from '../../services.ts';

/** What a file's handler gets. */
export interface FileCall {
  services: Services;
  ip: string;
  /** The parts of the path that have names. */
  params: Readonly<Record<string, string | undefined>>;
}

/** Mounts a file for whoever knows its address at GET `/api/<path>`; null is 404. It is in no cache and no index. */
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
