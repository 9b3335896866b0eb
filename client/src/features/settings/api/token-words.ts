import { formatDayAndYear } from '../../../format.ts';
import type { TokenScope } from '../../../schema.generated.ts';
import type { TokenItem_ApiTokenFragment } from './TokenItem.generated.ts';

/** What a token may do, in words. */
export const SCOPES: Record<TokenScope, string> = { READ: 'Read-only', WRITE: 'Read and write' };

type Times = Pick<TokenItem_ApiTokenFragment, 'createdAt' | 'lastUsedAt' | 'expiresAt'>;

const day = (moment: string) => formatDayAndYear(moment.slice(0, 10));

/** Whether a token is refused because its time is over. */
export const hasExpired = ({ expiresAt }: Times) => expiresAt !== null && Date.parse(expiresAt) <= Date.now();

/** When a token was made and used and when it ends. */
export const inWords = (token: Times) => [
  `Created ${day(token.createdAt)}`,
  token.lastUsedAt ? `Last used ${day(token.lastUsedAt)}` : 'Never used',
  token.expiresAt
    ? `${hasExpired(token) ? 'Expired' : 'Expires'} ${day(token.expiresAt)}`
    : 'Does not expire',
];
