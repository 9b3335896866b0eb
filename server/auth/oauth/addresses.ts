import type { Config } from '../../config/config.ts';
import { publicUrl } from '../../config/config.ts';

/** Paths of the library's routes. */
export const ROUTES = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
} as const;

export const INTERACTIONS = '/oauth/interactions';

/** What access can be asked for: the tools for AI assistants, or the API. */
export type ResourceName = 'mcp' | 'graphql';

/** Both the issuer and where everything is. */
export const originOf = (config: Pick<Config, 'siteUrl' | 'port'>) => new URL(publicUrl(config)).origin;

export const resourceUrl = (origin: string, name: ResourceName) => `${origin}/${name}`;

/** Where RFC 9728 puts what a resource says of itself. */
export const resourceMetadataUrl = (origin: string, name: ResourceName) =>
  `${origin}/.well-known/oauth-protected-resource/${name}`;

/** Where the browser goes on after the person's decision. */
export const resumeUrl = (origin: string, uid: string) => `${origin}${ROUTES.authorization}/${uid}`;
