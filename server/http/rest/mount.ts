import type { FastifyInstance } from 'fastify';
import { accountReportFileRoutes } from '../../modules/account-reports/rest.ts';
import { accountRoutes } from '../../modules/accounts/rest.ts';
import { matchRoutes } from '../../modules/answers/search/rest.ts';
import { changesFileRoutes } from '../../modules/changes/rest.ts';
import { exportRoutes } from '../../modules/export/rest.ts';
import { metricsFileRoutes } from '../../modules/metrics-table/rest.ts';
import { noteRoutes } from '../../modules/notes/rest.ts';
import { outreachExportRoutes } from '../../modules/outreach/rest.ts';
import { reportRoutes } from '../../modules/reports/rest.ts';
import { topicRoutes } from '../../modules/topics/rest.ts';
import { visibilityRoutes } from '../../modules/visibility/rest.ts';
import { visitRoutes } from '../../modules/visits/rest.ts';
import { wizardRoutes } from '../../modules/wizard/rest.ts';
import type { Services } from '../../services.ts';
import type { Authenticator } from '../request-context.ts';
import { mountDownloads } from './download.ts';
import { createFile } from './file.ts';
import { pictureRoute } from './pictures.ts';
import { createPost } from './post.ts';
import { createGet } from './route.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';
import { mountUploads } from './upload.ts';

/** Mounts the REST routes; they call the same services as the resolvers. */
export async function mountRest(
  app: FastifyInstance,
  services: Services,
  authenticator: Authenticator,
): Promise<void> {
  const get = createGet(app, authenticator);
  accountRoutes(get);
  topicRoutes(get);
  visibilityRoutes(get);
  const post = createPost(app, services);
  reportRoutes(post, createFile(app, services));
  wizardRoutes(post);
  await mountUploads(app, authenticator, visitRoutes);
  await mountDownloads(app, authenticator, (download) => {
    accountReportFileRoutes(download);
    exportRoutes(download);
    noteRoutes(download);
    metricsFileRoutes(download);
    changesFileRoutes(download);
    matchRoutes(download);
    outreachExportRoutes(download);
  });
  pictureRoute(app, services);
  await unsubscribeRoutes(app, services);
}
