import { generateKeyPairSync } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import Provider, { errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { isAdmitted } from '../embedded/users/users.ts';
import { createAdapter } from './adapter.ts';
import { INTERACTIONS, ROUTES, resourceUrl } from './addresses.ts';
import type { FetchClientDocument } from './client-documents.ts';
import { applyClientRules } from './client-rules.ts';
import { errorPage } from './error-page.ts';
import { SESSION_COOKIE, withoutUnusedHeaders } from './reply-headers.ts';

export interface ProviderDeps {
  db: Db;
  clock: Clock;
  log: Pick<Logger, 'error' | 'debug'>;
  /** The server's origin; also the issuer. */
  origin: string;
  fetchClientDocument: FetchClientDocument;
}

const DAY_SECONDS = 86_400;
/** After a year an app asks again. */
export const GRANT_SECONDS = 365 * DAY_SECONDS;
const SECONDS = {
  AccessToken: 3600,
  AuthorizationCode: 60,
  Grant: GRANT_SECONDS,
  /** Signing up and confirming one's address takes a while. */
  Interaction: 3600,
  /** An app that is not used that long has to ask again. */
  RefreshToken: 30 * DAY_SECONDS,
  Session: 60,
};
const DOCUMENT_BYTES = 16_384;

/** OAuth by `oidc-provider`: the authorization code with PKCE, without OpenID. */
export function createProvider({ db, clock, log, origin, fetchClientDocument }: ProviderDeps): Provider {
  const resources = [resourceUrl(origin, 'mcp'), resourceUrl(origin, 'graphql')];
  const provider = new Provider(origin, {
    adapter: (model) => createAdapter(model, { db, clock, origin }),
    routes: ROUTES,
    scopes: [],
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'private_key_jwt'],
    clientDefaults: {
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: 'ES256',
    },
    // Access tokens are opaque and there are no ID tokens, so that nothing is ever signed; the library wants a key.
    jwks: { keys: [unusedKey()] },
    enabledJWA: {
      idTokenSigningAlgValues: ['ES256'],
      clientAuthSigningAlgValues: ['ES256', 'RS256', 'PS256', 'EdDSA', 'Ed25519'],
    },
    ttl: SECONDS,
    cookies: {
      names: { session: SESSION_COOKIE, interaction: '_oauth', resume: '_oauth_resume' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    pkce: { required: () => true },
    // Programs made of web pages send an origin; no page can read the reply.
    clientBasedCORS: () => true,
    expiresWithSession: async () => false,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    findAccount: async (_ctx, id) =>
      (await isAdmitted(db, id, clock())) ? { accountId: id, claims: () => ({ sub: id }) } : undefined,
    interactions: { url: (_ctx, { uid }) => `${INTERACTIONS}/${uid}`, policy: askAlways() },
    extraParams: { scope: chooseScope, resource: allowOneResource },
    extraClientMetadata: {
      properties: ['software_id'],
      validator: (_ctx, _key, _value, metadata) => applyClientRules(metadata),
    },
    fetch: (url) => fetchClientDocument(String(url)),
    fetchResponseBodyLimits: {
      'client_id metadata document': DOCUMENT_BYTES,
      jwks_uri: DOCUMENT_BYTES,
      sector_identifier_uri: 0,
    },
    renderError: (ctx, out) => {
      ctx.set('Cache-Control', 'no-store');
      ctx.type = 'html';
      ctx.body = errorPage(out.error_description ?? out.error);
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      revocation: { enabled: true },
      clientIdMetadataDocument: { enabled: true, ack: 'draft-02' },
      resourceIndicators: {
        enabled: true,
        defaultResource: async (_ctx, _client, oneOf) => oneOf ?? resources[0] ?? origin,
        useGrantedResource: async () => true,
        getResourceServerInfo: async (_ctx, resource) => {
          if (!resources.includes(resource))
            throw new errors.InvalidTarget(`resource must be ${resources.join(' or ')}`);
          return { scope: 'read write', audience: resource, accessTokenFormat: 'opaque' as const };
        },
      },
    },
  });
  // The addresses in replies are the site's, whatever name the request came by; see `passOn`.
  provider.proxy = true;
  provider.use(withoutUnusedHeaders);
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'signing in by OAuth failed'));
  // Koa would write it to the console.
  const emitter: EventEmitter = provider;
  emitter.on('error', (error: Error) => log.debug({ err: error }, 'a reply of OAuth failed'));
  return provider;
}

/** Asks the person for every request. */
function askAlways(): interactionPolicy.Prompt[] {
  const { Check, Prompt } = interactionPolicy;
  const undecided = new Check('undecided', 'nobody has decided yet', 'login_required', (ctx) =>
    ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  return [
    new Prompt({ name: 'login', requestable: true }, undecided),
    ...['consent', 'select_account'].map((name) => new Prompt({ name, requestable: true })),
  ];
}

/** Clients also ask for scopes of other servers; what is left out here is not granted. */
function chooseScope(ctx: KoaContextWithOIDC, scope: string | undefined): void {
  const { params } = ctx.oidc;
  if (params) params.scope = scope?.split(' ').includes('write') ? 'read write' : 'read';
}

function allowOneResource(_ctx: KoaContextWithOIDC, resource: unknown): void {
  if (Array.isArray(resource) && resource.length > 1)
    throw new errors.InvalidTarget('resource must be given once');
}

function unusedKey() {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
}
