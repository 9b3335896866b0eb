import type Provider from 'oidc-provider';

export const SESSION_COOKIE = '_oauth_session';

/** Drops the cookie of the library's sessions, which are not kept, and what would let pages of other sites read replies. */
export const withoutUnusedHeaders: Parameters<Provider['use']>[0] = async (ctx, next) => {
  try {
    await next();
  } finally {
    const cookies = [ctx.response.get('set-cookie') ?? []].flat();
    const kept = cookies.filter((cookie) => cookie !== '' && !cookie.startsWith(`${SESSION_COOKIE}=`));
    ctx.remove('set-cookie');
    if (kept.length > 0) ctx.set('set-cookie', kept);
    ctx.remove('access-control-allow-origin');
    ctx.remove('access-control-expose-headers');
  }
};
