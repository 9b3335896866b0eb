import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { loopbackOrigin } from '../auth/loopback.ts';
import { type Config, isLoopback, isReachedByOthers } from '../config/config.ts';
import { isForwarded } from '../net/proxy-headers.ts';
import { openOutbox } from './outbox.ts';
import { fileNameOf, type ListedMail, listPage, mailPage, PAGE_POLICY } from './outbox-html.ts';

/** Mails shown in the list; the folder holds more. */
const MAX_LISTED = 50;
/** Links may open a tab; nothing else in a mail may do anything. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/**
 * `/outbox`: lists the mails that were not sent. Their links sign people in, so the page answers only direct requests
 * from this machine; all others get 404.
 */
export async function outboxPage(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  if (!servesOutbox(config)) return;
  const outbox = openOutbox(config.dataDir);
  const open = async (id: string) => {
    const source = await outbox.read(id);
    return source && PostalMime.parse(source);
  };

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isLocalRequest(request, config)) return reply.callNotFound();
      reply.header('cache-control', 'no-store');
    });

    scope.get('/outbox', async (_request, reply) => {
      const ids = await outbox.list();
      const mails = await Promise.all(
        ids.slice(0, MAX_LISTED).map(async (id): Promise<ListedMail[]> => {
          const mail = await open(id);
          return mail ? [{ id, mail }] : [];
        }),
      );
      return sendPage(reply, listPage(mails.flat(), ids.length));
    });

    scope.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
      const mail = await open(request.params.id);
      if (!mail) return reply.callNotFound();
      return sendPage(reply, mailPage({ id: request.params.id, mail }));
    });

    scope.get<{ Params: { id: string } }>('/outbox/:id/html', async (request, reply) => {
      const mail = await open(request.params.id);
      if (!mail?.html) return reply.callNotFound();
      reply.header('content-security-policy', MAIL_POLICY).type('text/html; charset=utf-8');
      return reply.send(withPictures(mail).replace(/<head[^>]*>/i, '$&<base target="_blank">'));
    });

    scope.get<{ Params: { id: string; place: string } }>(
      '/outbox/:id/attachments/:place',
      async (request, reply) => {
        const { id, place } = request.params;
        const attachment = /^\d{1,3}$/.test(place) ? (await open(id))?.attachments[Number(place)] : undefined;
        if (!attachment) return reply.callNotFound();
        return sendFile(reply, attachment);
      },
    );
  });
}

/** The HTML part with the mail's own pictures in it, because `cid:` means nothing to a browser. */
function withPictures({ html = '', attachments }: Email): string {
  return attachments.reduce((text, { contentId, mimeType, content }) => {
    if (!contentId || mimeType !== 'image/png') return text;
    const id = contentId.replace(/^<|>$/g, '');
    const data = bytesOf(content).toString('base64');
    return text.replaceAll(`cid:${id}`, `data:image/png;base64,${data}`);
  }, html);
}

/** Whether the page exists at all in this configuration. */
export const servesOutbox = (config: Config) =>
  !config.hostedAuth && !config.mail.smtpUrl && !isReachedByOthers(config);

const sendPage = (reply: FastifyReply, html: string) =>
  reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(html);

/** As a download, which the browser neither shows nor runs. */
const sendFile = (reply: FastifyReply, { filename, content }: Attachment) =>
  reply
    .headers({
      'content-disposition': `attachment; filename="${fileNameOf(filename)}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .type('application/octet-stream')
    .send(bytesOf(content));

const bytesOf = (content: Attachment['content']) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));

function isLocalRequest(request: FastifyRequest, config: Config): boolean {
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const isLocal = isLoopback(address);
  return isLocal && !isForwarded(request.headers) && loopbackOrigin(request, config) !== undefined;
}
