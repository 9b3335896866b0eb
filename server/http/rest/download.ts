import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Viewer } from '../../modules/accounts/model.ts';
import type { Services } from '../../services.ts';
import { type Authenticator, type RequestContext, requireViewer } from '../request-context.ts';
import { readQuery, userId } from './route.ts';

/** A request for a download as its handler gets it. */
export interface DownloadCall<Query = unknown> {
  viewer: Viewer;
  services: Services;
  /** The account that the request is for by default. */
  userId: string | undefined;
  query: Query;
}

/** A file in parts. */
type FileParts = AsyncIterable<string> | Iterable<string | Buffer>;

/** Mounts a download at `/api/<path>`. The handler checks permissions before it returns; its result is streamed, and the audit list
 * of the account says who took which file. */
export type Download = <Query>(
  path: string,
  type: string,
  handle: (call: DownloadCall<Query>) => Promise<FileParts>,
  /** What GET takes beside `user_id`. */
  query?: z.ZodType<Query>,
) => void;

const byUser = z.object({ user_id: userId.optional() });
/** An access token is about a kilobyte. */
const FORM_LIMIT = 16_384;

/**
 * GET serves clients that send an Authorization header. Browsers send none when they save a file by themselves, which a
 * file of any size needs, so the client posts a form that holds the session's access token. A token in the address would
 * end up in logs.
 */
export async function mountDownloads(
  app: FastifyInstance,
  { authenticate, authenticateForm }: Authenticator,
  routes: (download: Download) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    routes((path, type, handle, schema) => {
      const send = (reply: FastifyReply, file: FileParts) =>
        reply
          .headers({
            'Cache-Control': 'private, no-store',
            'Content-Disposition': `attachment; filename="sightline-${basename(path)}"`,
          })
          .type(type === 'application/pdf' ? type : `${type}; charset=utf-8`)
          .send(Readable.from(file));

      async function open(context: RequestContext, request: FastifyRequest, userId: string | undefined) {
        const viewer = requireViewer(context);
        const { services } = context;
        const query = readQuery(schema ?? z.custom<never>(), request);
        const file = await handle({ viewer, services, userId, query });
        // The handler has checked that the viewer may read the account.
        const account = { ...viewer, userId: (userId ?? viewer.userId).toLowerCase() };
        const action = type === 'application/pdf' ? 'Downloaded a report' : 'Exported data';
        await services.audit.recordAfter(account, action, basename(path));
        return file;
      }

      scope.get(`/api/${path}`, { onRequest: authenticate }, async (request, reply) => {
        requireViewer(request.context);
        const { user_id } = readQuery(byUser, request);
        return send(reply, await open(request.context, request, user_id));
      });

      scope.post(`/api/${path}`, async (request, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        await authenticateForm(request, form.get('access_token') ?? '', form.get('account_id'));
        return send(reply, await open(request.context, request, undefined));
      });
    });
  });
}
