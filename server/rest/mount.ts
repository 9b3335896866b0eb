import type { FastifyInstance } from 'fastify';
import { accountRoutes } from '../modules/accounts/rest.ts';
import { promptRoutes } from '../modules/prompts/rest.ts';
import { topicRoutes } from '../modules/topics/rest.ts';
import { visibilityRoutes } from '../modules/visibility/rest.ts';
import { createGet, type RestDeps } from './route.ts';

/** Mounts the REST-compatible routes; they call the same services as the resolvers. */
export function mountRest(app: FastifyInstance, deps: RestDeps): void {
  const get = createGet(app, deps);
  accountRoutes(get);
  promptRoutes(get);
  topicRoutes(get);
  visibilityRoutes(get);
}
