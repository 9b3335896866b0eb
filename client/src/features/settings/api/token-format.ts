import { formatDayAndYear } from '../../../format.ts';
import type { TokenScope } from '../../../schema.generated.ts';
import type { TokenItem_ApiTokenFragment } from './TokenItem.generated.ts';

/** Labels of what a token may do. */
export const SCOPES: Record<TokenScope, string> = { READ: 'Read-only', WRITE: 'Read and write' };

type Times = Pick<TokenItem_ApiTokenFragment, 'createdAt' | 'lastUsedAt' | 'expiresAt'>;

const day = (moment: string) => formatDayAndYear(moment.slice(0, 10));

/** Whether a token is expired and therefore refused. */
export const isExpired = ({ expiresAt }: Times) => expiresAt !== null && Date.parse(expiresAt) <= Date.now();

/** When a token was created, last used and expires. */
export const describeTimes = (token: Times) => [
  `Created ${day(token.createdAt)}`,
  token.lastUsedAt ? `Last used ${day(token.lastUsedAt)}` : 'Never used',
  token.expiresAt ? `${isExpired(token) ? 'Expired' : 'Expires'} ${day(token.expiresAt)}` : 'Does not expire',
];
