import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';

type TokenRequest = FastifyRequest<{ Params: { token: string } }>;

/** Pictures of messages in chats, whose servers fetch them without a sign-in. Search engines must not index them. */
export function pictureRoute(app: FastifyInstance, { pictures }: Services): void {
  app.get('/pictures/:token.png', async (request: TokenRequest, reply) => {
    reply.headers({
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'no-referrer',
      // A chat in a browser shows it on a page of its own.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    return reply.type('image/png').send(await pictures.open(request.ip, request.params.token));
  });
}
