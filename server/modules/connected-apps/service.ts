import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { originOf, type ResourceName, resourceUrl } from '../../auth/oauth/addresses.ts';
import { sha256 } from '../../auth/oauth/hashes.ts';
import { keepUntil, removeGrant } from '../../auth/oauth/record-store.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/client.ts';
import { badInput, forbidden, notFound, unauthenticated } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { DAY_MS } from '../../lib/days.ts';
import type { RateLimit, RateLimiter, RateLimitState } from '../../rate-limit/rate-limiter.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService, ViewerWithAccount } from '../accounts/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { ConnectedApp, NewApp } from './model.ts';
import { countApps, findAppHolder, findGrantHash, insertApp, listApps } from './store.ts';

/** Apps of a person. */
export const MAX_APPS = 50;

/** How long a new app may take to fetch its first token. */
const FIRST_TOKEN_MS = 600_000;
/** As long as a grant lasts, so that an app can come back. */
const CLIENT_MS = 365 * DAY_MS;

/**
 * Apps that signed a person in by OAuth, in all accounts of the person. Only a session manages them. With a hosted project
 * there are none.
 */
export interface ConnectedAppsService {
  /** The viewer's apps that can still come in, newest first. @throws FORBIDDEN for a token */
  list(viewer: Viewer): Promise<ConnectedApp[]>;
  /** Lets an app in. @returns the id of its grant @throws BAD_USER_INPUT above the limit */
  connect(viewer: Viewer, app: NewApp): Promise<string>;
  /** Refuses an app's tokens from now on. @throws FORBIDDEN for a token; NOT_FOUND */
  disconnect(viewer: Viewer, id: string): Promise<void>;
  /**
   * Authenticates a request and counts it against the app's rate limit, even when that is used up.
   * @throws UNAUTHENTICATED for a token that is unknown, ended or for the other resource
   */
  authenticate(
    token: string,
    resource: ResourceName,
  ): Promise<{ viewer: ViewerWithAccount; allowance: RateLimitState }>;
  /** Whether a token is valid, without counting a request. */
  isValid(token: string, resource: ResourceName): Promise<boolean>;
}

interface Deps {
  db: Db;
  accounts: AccountsService;
  audit: AuditService;
  rateLimiter: RateLimiter;
  clock: Clock;
  config: Pick<Config, 'apiRequestsPerMinute' | 'hostedAuth' | 'siteUrl' | 'port'>;
}

export function createConnectedAppsService({
  db,
  accounts,
  audit,
  rateLimiter,
  clock,
  config,
}: Deps): ConnectedAppsService {
  const limit: RateLimit = { count: config.apiRequestsPerMinute, seconds: 60 };
  const findHolder = async (token: string, resource: ResourceName) =>
    config.hostedAuth
      ? null
      : findAppHolder(db, token, resourceUrl(originOf(config), resource), clock().toISOString());

  return {
    async list(viewer) {
      requireSession(viewer);
      return config.hostedAuth ? [] : listApps(db, viewer.personId, clock());
    },

    async connect(viewer, { grant, clientId, ...app }) {
      requireSession(viewer);
      const userId = viewer.personId;
      const grantId = await grant();
      const grantHash = sha256(grantId);
      const now = clock();
      const isFull = await db.transaction(async (tx) => {
        // Two decisions at once must not exceed the limit.
        await accounts.lock(tx, userId);
        if ((await countApps(tx, userId, now)) >= MAX_APPS) {
          await removeGrant(tx, grantHash);
          return true;
        }
        const expiresAt = new Date(now.getTime() + FIRST_TOKEN_MS);
        await insertApp(tx, { ...app, id: randomUUID(), userId, grantHash, createdAt: now, expiresAt });
        await audit.record(tx, viewer, 'Connected an app', `${app.name} (${app.host})`);
        await keepUntil(tx, 'Client', clientId, new Date(now.getTime() + CLIENT_MS));
        return false;
      });
      if (isFull) {
        throw badInput('allow', `You may have at most ${MAX_APPS} connected apps. Disconnect one first.`);
      }
      return grantId;
    },

    async disconnect(viewer, id) {
      requireSession(viewer);
      const isKnown = !config.hostedAuth && z.uuid().safeParse(id).success;
      const grantHash = isKnown ? await findGrantHash(db, viewer.personId, id) : null;
      if (grantHash === null) throw notFound('There is no connected app with this id.', 'id');
      await db.transaction((tx) => removeGrant(tx, grantHash));
    },

    async authenticate(token, resource) {
      const holder = await findHolder(token, resource);
      const viewer = holder && (await accounts.viewerByToken(holder.userId, holder));
      if (!viewer) throw unauthenticated('This access token is unknown, ended, or for another address.');
      return { viewer, allowance: await rateLimiter.consume(`token:${holder.tokenId}`, limit) };
    },

    isValid: async (token, resource) => (await findHolder(token, resource)) !== null,
  };
}

/** @throws FORBIDDEN for a request with a token */
function requireSession({ via }: Viewer): void {
  if (via !== 'session')
    throw forbidden('Only a signed-in person can manage connected apps; a token cannot.');
}
