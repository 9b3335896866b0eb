import { type Config, publicUrl } from '../../config/config.ts';

/** The address of links in mails. */
export const siteUrlOf = (config: Pick<Config, 'siteUrl' | 'port'>) => publicUrl(config).replace(/\/$/, '');
