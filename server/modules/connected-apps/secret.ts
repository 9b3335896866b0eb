/** 256 random bits, as `oidc-provider` makes them. Sessions' tokens have dots, API tokens a prefix. */
const ACCESS_TOKEN = /^[\w-]{43}$/;

/** Whether a token is one of a connected app, by its form. */
export const isAppToken = (bearer: string) => ACCESS_TOKEN.test(bearer);
