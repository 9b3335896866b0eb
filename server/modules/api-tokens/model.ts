import type { apiToken } from '../../db/schema/access.ts';
import type { TokenScope } from '../accounts/model.ts';

/** An API token as its owner sees it, without the secret. */
export type ApiToken = Omit<typeof apiToken.$inferSelect, 'userId' | 'hash' | 'revokedAt'>;

export interface NewToken {
  name: string;
  scope: TokenScope;
  /** Null: it does not expire. */
  expiresInDays: number | null;
}

/** The token of a request, and its account. */
export interface TokenHolder {
  tokenId: string;
  userId: string;
  scope: TokenScope;
}
