import { type Config, publicUrl } from '../../../config/config.ts';
import { unsubscribeToken as linkOf } from '../../outreach/drafts/compose.ts';

type Site = Pick<Config, 'siteUrl' | 'port'>;

/** Where somebody who is no member confirms their address. */
export const confirmUrl = (config: Site, userId: string, token: string) =>
  `${publicUrl(config)}/alert-mails/confirm/${linkOf(userId, token)}`;

/** Where a recipient unsubscribes, without sign-in. */
export const unsubscribeUrl = (config: Site, userId: string, token: string) =>
  `${publicUrl(config)}/alert-mails/unsubscribe/${linkOf(userId, token)}`;
