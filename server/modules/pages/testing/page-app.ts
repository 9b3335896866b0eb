import { createServices } from '../../../services.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { type HandJobs, handJobs } from '../../../testing/hand-jobs.ts';
import type { SiteServer } from '../../../testing/site-server.ts';
import { fetchFrom } from '../fetching/fetching.ts';
import { createMirror } from '../fetching/web.ts';

/** The application with pages that come from a test's sites, and jobs that the test runs. */
export async function createPageApp(sites: SiteServer): Promise<TestApp & { jobs: HandJobs }> {
  let app: TestApp | undefined;
  const jobs = handJobs(() => app?.clock.now() ?? new Date());
  const fetching = fetchFrom(createMirror(sites.mirror, 'Sightline/test'), { pauseMs: 0, timeoutMs: 60_000 });
  app = await createTestApp({ jobs, fetching });
  const services = createServices(app.database.db, app.config, { jobs, fetching, clock: app.clock.now });
  jobs.handlers = [...services.pages.jobs, ...services.answers.jobs, ...services.discoveries.jobs];
  return Object.assign(app, { jobs });
}
