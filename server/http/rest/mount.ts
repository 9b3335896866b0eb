import type { FastifyInstance } from 'fastify';
import { accountRoutes } from '../../modules/accounts/rest.ts';
import { exportRoutes } from '../../modules/export/rest.ts';
import { reportRoutes } from '../../modules/reports/rest.ts';
import { topicRoutes } from '../../modules/topics/rest.ts';
import { visibilityRoutes } from '../../modules/visibility/rest.ts';
import { wizardRoutes } from '../../modules/wizard/rest.ts';
import { mountDownloads } from './download.ts';
import { createFile } from './file.ts';
import { createPost } from './post.ts';
import { createGet, type RestDeps } from './route.ts';

/** Mounts the REST-compatible routes; they call the same services as the resolvers. */
export async function mountRest(app: FastifyInstance, deps: RestDeps): Promise<void> {
  const get = createGet(app, deps);
  accountRoutes(get);
  topicRoutes(get);
  visibilityRoutes(get);
  const post = createPost(app, deps.services);
  reportRoutes(post, createFile(app, deps.services));
  wizardRoutes(post);
  await mountDownloads(app, deps, exportRoutes);
}
