import type { PagesDeps } from './deps.ts';
import { pageJobs } from './jobs.ts';
import { createPageQueries } from './page-queries.ts';
import { createPageReading } from './page-reading.ts';

export type PagesService = ReturnType<typeof createPagesService>;

/**
 * Pages that answers cite and the brand's own: reading them, and what was read. Methods throw FORBIDDEN for another's
 * account and for one without the Action Center.
 */
export function createPagesService(deps: PagesDeps) {
  const queries = createPageQueries(deps);
  return { jobs: pageJobs(deps), ...queries, ...createPageReading(deps, queries) };
}
