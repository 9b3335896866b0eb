/** The client's publishable key for the embedded sign-in. Not a secret: as a bearer token it is a visitor's (`anon`). */
export const EMBEDDED_PUBLISHABLE_KEY = 'sb_publishable_sightline';
