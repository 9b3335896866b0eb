import type { Config } from '../../config/config.ts';

/**
 * `iss` of embedded tokens. Without SITE_URL it is a fixed origin rather than the request's: the same server
 * is reached as localhost, 127.0.0.1 and through a dev server, and a token must be good on all of them.
 * What ties a token to this installation is the signing key.
 */
export const embeddedIssuer = (config: Config) => `${config.siteUrl ?? 'http://localhost'}/auth/v1`;
