import { sql } from 'drizzle-orm';
import type { SiteFiles } from '../../../graphql/resolvers.generated.ts';
import { createServices, type Services } from '../../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts';
import { graphql, importInto } from '../../../testing/graphql.ts';
import { type HandJobs, handJobs } from '../../../testing/hand-jobs.ts';
import { QUILLMARK } from '../../../testing/recordings.ts';
import { type LocalSites, startLocalSites } from './site.ts';

export const FILES = `id domain contentSignal contentUsage
  files { kind status httpStatus problem finalUrl checkedAt checkedDaily text versions { number bytes }
          findings { line kind severity } }
  check { status withLinks daily linkCount linksChecked linksAt
          links { line name url outcome httpStatus redirectsTo canonicalUrl noIndex closedFor } }
  policies { token isAllowed isNamed line closedPages } citedPages { url title citations }`;

/** An application whose accounts' sites are local, and whose jobs run when the test says so. */
export interface SiteFilesApp {
  app: TestApp;
  services: Services;
  jobs: HandJobs;
  sites: LocalSites;
  owner: SignedIn;
  /** An account that tracks Quillmark. */
  customer(answers?: readonly unknown[]): Promise<SignedIn>;
  ask<Data>(query: string, variables?: Record<string, unknown>, as?: SignedIn): Promise<Data>;
  /** Starts a check, runs it and reads the files. */
  check(links?: boolean): Promise<SiteFiles>;
  close(): Promise<void>;
}

export async function createSiteFilesApp(): Promise<SiteFilesApp> {
  const sites = await startLocalSites();
  const jobs = handJobs(() => new Date(8e15));
  const app = await createTestApp({ jobs, fetching: sites.fetching });
  const services = createServices(app.database.db, app.config, {
    jobs,
    fetching: sites.fetching,
    clock: app.clock.now,
  });
  jobs.handlers = services.siteFiles.jobs;
  const customer = async (answers: readonly unknown[] = []) => {
    const person = await app.signedIn();
    await importInto(app, person.headers, QUILLMARK, answers);
    // Jobs of other modules.
    jobs.waiting = [];
    return person;
  };
  const owner = await customer();
  const ask: SiteFilesApp['ask'] = async (query, variables = {}, as = owner) => {
    const { data, errors } = await graphql(app, as.headers, query, variables);
    if (errors) throw new Error(`${errors[0]?.extensions.code}: ${errors[0]?.message}`);
    return data as never;
  };
  return {
    app,
    services,
    jobs,
    sites,
    owner,
    customer,
    ask,
    async check(links = false) {
      await ask('mutation ($links: Boolean!) { checkSiteFiles(links: $links) { errors { message } } }', {
        links,
      });
      await jobs.work();
      // The limit of an hour is not what these tests are about.
      await app.database.db.execute(sql`delete from sightline.rate_limit`);
      return (await ask<{ siteFiles: SiteFiles }>(`{ siteFiles { ${FILES} } }`)).siteFiles;
    },
    async close() {
      await app.close();
      await sites.close();
    },
  };
}
