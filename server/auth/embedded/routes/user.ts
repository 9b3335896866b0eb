import type { FastifyInstance } from 'fastify';
import { requireSession } from '../bearer.ts';
import { changeUser } from '../change-user.ts';
import { limitRequests } from '../rate-limits.ts';
import type { Surface } from '../surface.ts';
import { userJson } from '../user-json.ts';

/** `GET` and `PUT /user`: the signed-in person's own account. */
export function userRoutes(app: FastifyInstance, surface: Surface): void {
  app.get('/user', async (request) => userJson((await requireSession(surface, request)).user));

  app.put('/user', async (request) => {
    await limitRequests(surface, request, 'user');
    const opened = await requireSession(surface, request);
    return userJson(await changeUser(surface, request, opened));
  });
}
