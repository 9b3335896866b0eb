import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { badInput, forbidden, notFound } from '../../errors.ts';
import { type Authenticator, requireViewer } from '../../http/request-context.ts';
import type { ConnectedAppsService } from '../../modules/connected-apps/service.ts';
import { INTERACTIONS, resourceUrl } from './addresses.ts';
import { type AppRequest, describeRequest } from './app-request.ts';

interface InteractionDeps {
  open: () => Promise<{ provider: Provider }>;
  authenticator: Authenticator;
  connectedApps: ConnectedAppsService;
  origin: string;
}

type UidRequest = FastifyRequest<{ Params: { uid: string } }>;

const decision = z.strictObject({ allow: z.boolean(), scope: z.enum(['read', 'write']).default('read') });

const ENDED = 'This request has ended, or was begun in another browser. Start again in the app.';

/**
 * The person's decision about an app. The library sets a cookie for the first of these paths, so that only the browser that
 * the app sent here can decide; the decision also needs the person's session, which no page of another site has.
 */
export function interactionRoutes(
  app: FastifyInstance,
  { open, authenticator, connectedApps, origin }: InteractionDeps,
): void {
  const path = `${INTERACTIONS}/:uid`;

  async function read(request: UidRequest, reply: FastifyReply) {
    const { provider } = await open();
    reply.header('Cache-Control', 'no-store');
    const found = await provider.interactionDetails(request.raw, reply.raw).catch(() => null);
    if (found?.uid !== request.params.uid) throw notFound(ENDED);
    const client = await provider.Client.find(String(found.params.client_id)).catch(() => undefined);
    if (!client) throw notFound(ENDED);
    const asked: AppRequest = describeRequest(client, found.params, origin);
    return { provider, client, asked };
  }

  // The screen is a page of the client, which the cookie is not for.
  app.get(path, (request: UidRequest, reply) =>
    reply
      .header('Cache-Control', 'no-store')
      .redirect(`/connect/${encodeURIComponent(request.params.uid)}`, 303),
  );

  app.get(`${path}/request`, async (request: UidRequest, reply) => (await read(request, reply)).asked);

  app.post(
    `${path}/decision`,
    { onRequest: authenticator.authenticate },
    async (request: UidRequest, reply) => {
      const viewer = requireViewer(request.context);
      if (viewer.via !== 'session') throw forbidden('Only a signed-in person can connect an app.');
      const parsed = decision.safeParse(request.body);
      if (!parsed.success) throw badInput('allow', 'Send allow (true or false) and scope (read or write).');
      const { allow, scope } = parsed.data;
      const { provider, client, asked } = await read(request, reply);
      if (!allow) {
        const denied = { error: 'access_denied', error_description: 'The person did not allow it.' };
        return { continueAt: await provider.interactionResult(request.raw, reply.raw, denied) };
      }
      const granted = asked.canWrite ? scope : 'read';
      const grantId = await connectedApps.connect(viewer, {
        ...{ name: asked.name, host: asked.host, scope: granted, clientId: client.clientId },
        async grant() {
          const grant = new provider.Grant({ accountId: viewer.personId, clientId: client.clientId });
          grant.addResourceScope(
            resourceUrl(origin, asked.resource),
            granted === 'write' ? 'read write' : 'read',
          );
          return grant.save();
        },
      });
      const result = {
        login: { accountId: viewer.personId, remember: false },
        consent: { grantId },
        select_account: {},
      };
      return { continueAt: await provider.interactionResult(request.raw, reply.raw, result) };
    },
  );
}
