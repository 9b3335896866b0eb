/**
 * What the client is given as its publishable key in embedded mode. It is no secret: a Bearer equal to it
 * stands for a visitor (the role `anon`).
 */
export const EMBEDDED_PUBLISHABLE_KEY = 'sb_publishable_sightline';
