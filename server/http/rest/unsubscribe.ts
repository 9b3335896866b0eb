import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  confirmedPage,
  confirmQuestionPage,
  donePage,
  questionPage,
} from '../../modules/outreach/unsubscribe/page.ts';
import type { Services } from '../../services.ts';

const OUTREACH = '/outreach/unsubscribe/:token';
const REPORTS = '/report-mails/unsubscribe/:token';
const ALERTS = '/alert-mails/unsubscribe/:token';
const CONFIRM = '/alert-mails/confirm/:token';
const BODY_LIMIT = 4_096;
/** The pages hold one form and no script. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type TokenRequest = FastifyRequest<{ Params: { token: string } }>;

/**
 * Links at the end of outreach mails and of mails of reports and alerts, without sign-in. GET shows a button and changes nothing,
 * because programs follow links; POST unsubscribes (RFC 8058). Both say the same for every link, so that nobody learns which exist.
 * The link that confirms an address for alerts works likewise, and POST says whether it was good.
 */
export async function unsubscribeRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, _body, done) => done(null, null),
    );
    const mount = (path: string, unsubscribe: (ip: string, token: string) => Promise<unknown>) => {
      scope.get(path, async (_request: TokenRequest, reply) => send(reply, questionPage()));
      scope.post(path, { bodyLimit: BODY_LIMIT }, async (request: TokenRequest, reply) => {
        await unsubscribe(request.ip, request.params.token);
        return send(reply, donePage());
      });
    };
    mount(OUTREACH, services.outreach.unsubscribe);
    mount(REPORTS, services.accountReports.unsubscribe);
    const { recipients } = services.alerts;
    mount(ALERTS, recipients.unsubscribe);
    scope.get(CONFIRM, async (_request: TokenRequest, reply) => send(reply, confirmQuestionPage()));
    scope.post(CONFIRM, { bodyLimit: BODY_LIMIT }, async (request: TokenRequest, reply) =>
      send(reply, confirmedPage(await recipients.confirm(request.ip, request.params.token))),
    );
  });
}

const send = (reply: FastifyReply, html: string) =>
  reply
    .headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': POLICY,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    })
    .type('text/html; charset=utf-8')
    .send(html);
