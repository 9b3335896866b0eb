import type { FastifyInstance } from 'fastify';
import type { EmbeddedAuthDeps } from '../deps.ts';
import { limitRequests } from '../rate-limits.ts';
import { requireSession } from '../sessions/require-session.ts';
import { deleteOtherSessions, deleteSession, deleteSessionsOf } from '../sessions/session-store.ts';
import { changeUser } from '../users/change-user.ts';
import { userJson } from '../users/user-json.ts';
import { invalid } from './auth-error.ts';
import { queryOf } from './requests.ts';

export function accountRoutes(app: FastifyInstance, deps: EmbeddedAuthDeps): void {
  app.get('/user', async (request) => userJson((await requireSession(deps, request)).user));

  app.put('/user', async (request) => {
    await limitRequests(deps, request, 'user');
    const opened = await requireSession(deps, request);
    return userJson(await changeUser(deps, request, opened));
  });

  // Ends this session (`local`), the others, or all (`global`, the default).
  app.post('/logout', async (request, reply) => {
    const scope = queryOf(request, 'scope') ?? 'global';
    if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
      throw invalid('Unsupported logout scope: it must be global, local or others');
    }
    const { session } = await requireSession(deps, request);
    if (scope === 'global') await deleteSessionsOf(deps.db, session.userId);
    if (scope === 'local') await deleteSession(deps.db, session.id);
    if (scope === 'others') await deleteOtherSessions(deps.db, session.userId, session.id);
    deps.forget(session.userId);
    return reply.status(204).send();
  });
}
