import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/client.ts';
import { forbidden, notFound, unauthenticated } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { DAY_MS } from '../../lib/days.ts';
import type { RateLimit, RateLimiter, RateLimitState } from '../../rate-limit/rate-limiter.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService, ViewerWithAccount } from '../accounts/service.ts';
import type { FieldError } from '../brands/model.ts';
import type { ApiToken, TokenHolder, TokenWanted } from './model.ts';
import { hashOf, newSecret, prefixOf } from './secret.ts';
import { countUsable, holderOf, insertToken, listTokens, setRevoked } from './store.ts';

/** Most tokens of an account that can be used at the same time. */
export const MOST_TOKENS = 20;

/** A new token, or why there is none. `secret` is known nowhere else and never again. */
export type CreateResult =
  | { ok: true; secret: string; token: ApiToken }
  | { ok: false; errors: FieldError[] };

/** Personal tokens for GraphQL and REST. Only a signed-in person manages them: a leaked one must not make another. */
export interface ApiTokensService {
  /** The viewer's own that were not revoked, expired ones among them, newest first. @throws FORBIDDEN by a token */
  list(viewer: Viewer): Promise<ApiToken[]>;
  /** @throws FORBIDDEN by a token */
  create(viewer: Viewer, wanted: TokenWanted): Promise<CreateResult>;
  /** Ends a token at once. @throws FORBIDDEN by a token; NOT_FOUND */
  revoke(viewer: Viewer, id: string): Promise<void>;
  /**
   * Lets a request with a token in and counts it against the token's limit, also when that is used up.
   * @throws UNAUTHENTICATED for a token that is unknown, revoked or expired
   */
  admit(secret: string): Promise<{ viewer: ViewerWithAccount; allowance: RateLimitState }>;
  /** Whether a token that was let in would be now, but for its limit: it is not counted. */
  isGood(secret: string): Promise<boolean>;
}

interface Deps {
  db: Db;
  accounts: AccountsService;
  rateLimiter: RateLimiter;
  clock: Clock;
  config: Pick<Config, 'apiRequestsPerMinute'>;
}

const wantedToken = z.object({
  name: z
    .string()
    .transform((value) => value.toWellFormed().replaceAll('\u0000', '').trim())
    .pipe(z.string().min(1, 'A name is needed.').max(80, 'At most 80 characters.')),
  scope: z.enum(['read', 'write']),
  expiresInDays: z.literal([30, 90, 365], 'Choose 30, 90 or 365 days, or none.').nullable(),
});

export function createApiTokensService({ db, accounts, rateLimiter, clock, config }: Deps): ApiTokensService {
  const limit: RateLimit = { count: config.apiRequestsPerMinute, seconds: 60 };
  const now = () => clock().toISOString();
  return {
    async list(viewer) {
      requireSession(viewer);
      return listTokens(db, viewer.userId);
    },

    async create(viewer, wanted) {
      requireSession(viewer);
      const read = wantedToken.safeParse(wanted);
      if (!read.success) {
        return {
          ok: false,
          errors: read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
        };
      }
      const { expiresInDays, ...token } = read.data;
      const secret = newSecret();
      return db.transaction(async (tx): Promise<CreateResult> => {
        // Two that are made at once must not both be the last one.
        await accounts.lock(tx, viewer.userId);
        if ((await countUsable(tx, viewer.userId, now())) >= MOST_TOKENS) {
          const message = `There are ${MOST_TOKENS} tokens, the most there can be; revoke one first.`;
          return { ok: false, errors: [{ field: 'name', message }] };
        }
        const stored = await insertToken(tx, {
          ...token,
          userId: viewer.userId,
          id: randomUUID(),
          hash: hashOf(secret),
          prefix: prefixOf(secret),
          createdAt: now(),
          expiresAt:
            expiresInDays === null
              ? null
              : new Date(clock().getTime() + expiresInDays * DAY_MS).toISOString(),
        });
        return { ok: true, secret, token: stored };
      });
    },

    async revoke(viewer, id) {
      requireSession(viewer);
      const known = z.uuid().safeParse(id).success;
      if (!known || !(await setRevoked(db, viewer.userId, id, now()))) {
        throw notFound('There is no token with this id.', 'id');
      }
    },

    async admit(secret) {
      const holder = await holderOf(db, hashOf(secret), now());
      const viewer = holder && (await accounts.viewerByToken(holder.userId, viaOf(holder)));
      if (!viewer) throw unauthenticated('This API token is unknown, revoked or expired.');
      return { viewer, allowance: await rateLimiter.consume(`token:${holder.tokenId}`, limit) };
    },

    isGood: async (secret) => (await holderOf(db, hashOf(secret), now())) !== null,
  };
}

const viaOf = ({ tokenId, scope }: TokenHolder) => ({ tokenId, scope });

/** @throws FORBIDDEN for a request with an API token */
function requireSession({ via }: Viewer): void {
  if (via !== 'session') throw forbidden('Only a signed-in person can manage API tokens; a token cannot.');
}
