import type { apiToken } from '../../db/schema/access.ts';
import type { TokenScope } from '../accounts/model.ts';

/** A personal token as its owner sees it; the token itself is known to nobody but whoever kept it. */
export type ApiToken = Omit<typeof apiToken.$inferSelect, 'userId' | 'hash' | 'revokedAt'>;

/** What a new token is to be. */
export interface TokenWanted {
  name: string;
  scope: TokenScope;
  /** Days until it ends; null: never. */
  expiresInDays: number | null;
}

/** Who sends a request with a token. */
export interface TokenHolder {
  tokenId: string;
  userId: string;
  scope: TokenScope;
}
