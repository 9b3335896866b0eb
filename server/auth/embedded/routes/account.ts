import type { FastifyInstance } from 'fastify';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { limitRequests } from '../rate-limits.ts';
import { requireSession } from '../sessions/require-session.ts';
import { changeUser } from '../users/change-user.ts';
import { userJson } from '../users/user-json.ts';

/** `GET` and `PUT /user`: the signed-in person's own account. */
export function userRoutes(app: FastifyInstance, deps: EmbeddedAuthDeps): void {
  app.get('/user', async (request) => userJson((await requireSession(deps, request)).user));

  app.put('/user', async (request) => {
    await limitRequests(deps, request, 'user');
    const opened = await requireSession(deps, request);
    return userJson(await changeUser(deps, request, opened));
  });
}
