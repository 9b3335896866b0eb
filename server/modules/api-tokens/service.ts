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
import type { ApiToken, NewToken } from './model.ts';
import { createSecret, hashSecret, secretPrefix } from './secret.ts';
import { countUsable, findHolder, insertToken, listTokens, setRevoked } from './store.ts';

/** Valid tokens of a person. */
export const MAX_TOKENS = 20;

/** A new token, or the errors. Only its hash is stored, so `secret` cannot be shown again. */
export type CreateResult =
  | { ok: true; secret: string; token: ApiToken }
  | { ok: false; errors: FieldError[] };

/** API tokens of people, whichever account they are in. Only a session manages them, so that a leaked token cannot create another. */
export interface ApiTokensService {
  /** The viewer's tokens, newest first: expired ones included, revoked ones not. @throws FORBIDDEN for a token */
  list(viewer: Viewer): Promise<ApiToken[]>;
  /** @throws FORBIDDEN for a token */
  create(viewer: Viewer, input: NewToken): Promise<CreateResult>;
  /** Revokes a token at once. @throws FORBIDDEN for a token; NOT_FOUND */
  revoke(viewer: Viewer, id: string): Promise<void>;
  /**
   * Authenticates a request and counts it against the token's rate limit, even when that is used up.
   * @throws UNAUTHENTICATED for a token that is unknown, revoked or expired
   */
  authenticate(secret: string): Promise<{ viewer: ViewerWithAccount; allowance: RateLimitState }>;
  /** Whether a token is valid, without counting a request. */
  isValid(secret: string): Promise<boolean>;
}

interface Deps {
  db: Db;
  accounts: AccountsService;
  rateLimiter: RateLimiter;
  clock: Clock;
  config: Pick<Config, 'apiRequestsPerMinute'>;
}

const newToken = z.object({
  name: z
    .string()
    .transform((value) => value.toWellFormed().replaceAll('\u0000', '').trim())
    .pipe(z.string().min(1, 'A name is needed.').max(80, 'At most 80 characters.')),
  scope: z.enum(['read', 'write', 'visits']),
  expiresInDays: z.literal([30, 90, 365], 'Choose 30, 90 or 365 days, or none.').nullable(),
});

export function createApiTokensService({ db, accounts, rateLimiter, clock, config }: Deps): ApiTokensService {
  const limit: RateLimit = { count: config.apiRequestsPerMinute, seconds: 60 };
  const now = () => clock().toISOString();
  return {
    async list(viewer) {
      requireSession(viewer);
      return listTokens(db, viewer.personId);
    },

    async create(viewer, input) {
      requireSession(viewer);
      const parsed = newToken.safeParse(input);
      if (!parsed.success) {
        return {
          ok: false,
          errors: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
        };
      }
      const { expiresInDays, ...token } = parsed.data;
      const secret = createSecret();
      return db.transaction(async (tx): Promise<CreateResult> => {
        // Two requests at once must not exceed the limit.
        await accounts.lock(tx, viewer.personId);
        if ((await countUsable(tx, viewer.personId, now())) >= MAX_TOKENS) {
          const message = `You may have at most ${MAX_TOKENS} tokens. Revoke one first.`;
          return { ok: false, errors: [{ field: 'name', message }] };
        }
        const stored = await insertToken(tx, {
          ...token,
          userId: viewer.personId,
          id: randomUUID(),
          hash: hashSecret(secret),
          prefix: secretPrefix(secret),
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
      const isId = z.uuid().safeParse(id).success;
      if (!isId || !(await setRevoked(db, viewer.personId, id, now()))) {
        throw notFound('There is no token with this id.', 'id');
      }
    },

    async authenticate(secret) {
      const holder = await findHolder(db, hashSecret(secret), now());
      const viewer = holder && (await accounts.viewerByToken(holder.userId, holder));
      if (!viewer) throw unauthenticated('This API token is unknown, revoked or expired.');
      return { viewer, allowance: await rateLimiter.consume(`token:${holder.tokenId}`, limit) };
    },

    isValid: async (secret) => (await findHolder(db, hashSecret(secret), now())) !== null,
  };
}

/** @throws FORBIDDEN for a request with an API token */
function requireSession({ via }: Viewer): void {
  if (via !== 'session') throw forbidden('Only a signed-in person can manage API tokens; a token cannot.');
}
