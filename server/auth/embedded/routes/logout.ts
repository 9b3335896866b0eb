import type { FastifyInstance } from 'fastify';
import { invalid } from '../auth-error.ts';
import { requireSession } from '../bearer.ts';
import { queryOf } from '../requests.ts';
import { deleteOtherSessions, deleteSession, deleteSessionsOf } from '../store/session-store.ts';
import type { Surface } from '../surface.ts';

/** `POST /logout?scope=`: ends this session (`local`), the others, or all (`global`, the default). */
export function logoutRoute(app: FastifyInstance, surface: Surface): void {
  app.post('/logout', async (request, reply) => {
    const scope = queryOf(request, 'scope') ?? 'global';
    if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
      throw invalid('Unsupported logout scope: it must be global, local or others');
    }
    const { session } = await requireSession(surface, request);
    if (scope === 'global') await deleteSessionsOf(surface.db, session.userId);
    if (scope === 'local') await deleteSession(surface.db, session.id);
    if (scope === 'others') await deleteOtherSessions(surface.db, session.userId, session.id);
    surface.forget(session.userId);
    return reply.status(204).send();
  });
}
