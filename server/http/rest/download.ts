import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { unauthenticated } from '../../errors.ts';
import type { Viewer } from '../../modules/accounts/model.ts';
import type { Services } from '../../services.ts';
import { contextOf, requireViewer, sessionViewer } from '../request-context.ts';
import { type RestDeps, readQuery, userId } from './route.ts';

/** What a download's handler gets. */
export interface DownloadCall {
  viewer: Viewer;
  services: Services;
  /** Undefined: the viewer's own account. */
  userId: string | undefined;
}

/** Mounts a file at `/api/<path>`. The handler refuses before it returns; what it returns is sent as it comes. */
export type Download = (
  path: string,
  type: string,
  handle: (call: DownloadCall) => Promise<AsyncIterable<string> | Iterable<string>>,
) => void;

const query = z.object({ user_id: userId.optional() });
/** An access token is about a kilobyte. */
const FORM_LIMIT = 16_384;

/**
 * GET serves clients that send a header. A browser saves a file of any size only when it fetches it by itself, and then
 * it sends no header: it posts a form instead, with the session's access token in it, so that the token is in no address
 * and no log.
 */
export async function mountDownloads(
  app: FastifyInstance,
  { services, verifier }: RestDeps,
  routes: (download: Download) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    routes((path, type, handle) => {
      const send = (reply: FastifyReply, file: AsyncIterable<string> | Iterable<string>) =>
        reply
          .headers({
            'Cache-Control': 'private, no-store',
            'Content-Disposition': `attachment; filename="sightline-${basename(path)}"`,
          })
          .type(`${type}; charset=utf-8`)
          .send(Readable.from(file));

      scope.get(`/api/${path}`, async (request, reply) => {
        const viewer = requireViewer(await contextOf(request, services, verifier));
        const { user_id } = readQuery(query, request);
        return send(reply, await handle({ viewer, services, userId: user_id }));
      });

      scope.post(`/api/${path}`, async (request, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const viewer = await sessionViewer(form.get('access_token') ?? '', services, verifier);
        if (!viewer) throw unauthenticated();
        return send(reply, await handle({ viewer, services, userId: undefined }));
      });
    });
  });
}
