import type { Database } from '../../../db/client.ts';
import { createServices } from '../../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts';
import { graphql } from '../../../testing/graphql.ts';
import { type HandJobs, handJobs } from '../../../testing/hand-jobs.ts';
import type { SiteServer } from '../../../testing/site-server.ts';
import { fetchFrom } from '../../pages/fetching/fetching.ts';
import { createMirror } from '../../pages/fetching/web.ts';
import { importCiting } from '../../pages/testing/cited-pages.ts';
import type { MailAccess } from '../sending/mail-server.ts';

export const BRAND = { name: 'Quillmark', domain: 'quillmark.example' };
export const PAGE = 'https://reviews.example/best-pens';
const LOOPBACK = { allowPrivate: true, allowPlainText: true };

export type OutreachApp = TestApp & { jobs: HandJobs };

interface OutreachAppOptions {
  mailAccess?: MailAccess;
  /** One of its own by default. */
  database?: Database;
  dataDir?: string;
}

/** The application with a test's sites, jobs that the test runs, and mail servers on loopback. */
export async function createOutreachApp(
  sites: SiteServer,
  { mailAccess = { policy: LOOPBACK }, database, dataDir }: OutreachAppOptions = {},
): Promise<OutreachApp> {
  let app: TestApp | undefined;
  const jobs = handJobs(() => app?.clock.now() ?? new Date());
  const fetching = fetchFrom(createMirror(sites.mirror, 'Sightline/test'), { pauseMs: 0, timeoutMs: 60_000 });
  const infrastructure = { jobs, fetching, mailAccess };
  const config = { outreach: mailAccess.policy, ...(dataDir && { dataDir }) };
  app = await createTestApp({ ...infrastructure, ...(database && { database }), config });
  const services = createServices(app.database.db, app.config, { ...infrastructure, clock: app.clock.now });
  jobs.handlers = [
    ...services.outreach.jobs,
    ...services.answers.jobs,
    ...services.pages.jobs,
    ...services.discoveries.jobs,
  ];
  return Object.assign(app, { jobs });
}

/** A page with one address. */
export const contactHtml = (address: string, extra = '') =>
  `<!doctype html><html lang="en"><head><title>Best pens</title></head><body><article><h1>Best pens</h1>
   ${'<p>Of the people asked, 62 percent write by hand. Tarnwick is our pick for most offices this year.</p>'.repeat(8)}
   <p>Questions? Write to <a href="mailto:${address}">the author</a>.</p>${extra}</article></body></html>`;

export interface ApiMail {
  id: string;
  state: string;
  toAddress: string;
  subject: string;
  body: string;
  text: string;
  hash: string;
  problem: string | null;
  excerpt: string | null;
  facts: { text: string; source: string }[];
}

export interface ApiTarget {
  id: string;
  url: string;
  state: string;
  contactsStatus: string;
  contactsProblem: string | null;
  contacts: {
    id: string;
    name: string;
    address: string | null;
    kind: string;
    publishedUrl: string;
    publishedText: string;
    blocked: boolean;
  }[];
  mails: ApiMail[];
  events: { kind: string; detail: string; by: string | null }[];
  namesBrand: boolean | null;
}

export const TARGET = `id url state contactsStatus contactsProblem namesBrand
  contacts { id name address kind publishedUrl publishedText blocked }
  mails { id state toAddress subject body text hash problem excerpt facts { text source } }
  events { kind detail by }`;

/** A signed-in person's outreach. Methods throw the API's first error. */
export interface Outreach {
  person: SignedIn;
  ask<T>(query: string, variables?: Record<string, unknown>): Promise<T>;
  /** A mutation that returns a target. */
  change(field: string, args: Record<string, unknown>): Promise<ApiTarget>;
  target(id: string): Promise<ApiTarget>;
  /** A cited page with contacts that were read. */
  found(url?: string): Promise<ApiTarget>;
  /** A draft to the first address of a cited page. */
  drafted(url?: string): Promise<{ target: ApiTarget; mail: ApiMail }>;
  /** Approves and sends a mail, and runs the jobs. */
  sent(mail: ApiMail): Promise<ApiTarget>;
}

const TYPES: Record<string, string> = {
  id: 'ID!',
  targetId: 'ID!',
  contactId: 'ID!',
  subject: 'String!',
  body: 'String!',
  hash: 'String!',
  sent: 'Boolean!',
};

export async function openOutreach(app: OutreachApp, urls: readonly string[] = [PAGE]): Promise<Outreach> {
  const person = await app.signedIn();
  await importCiting(app, person.headers, urls, BRAND);
  const ask: Outreach['ask'] = async (query, variables = {}) => {
    const { data, errors } = await graphql(app, person.headers, query, variables);
    if (errors) throw new Error(errors[0]?.message);
    return data as never;
  };
  const outreach: Outreach = {
    person,
    ask,
    async change(field, args) {
      const names = Object.keys(args);
      const declared = names.map((name) => `$${name}: ${TYPES[name]}`).join(', ');
      const passed = names.map((name) => `${name}: $${name}`).join(', ');
      const data = await ask<Record<string, { target: ApiTarget; errors: { message: string }[] }>>(
        `mutation (${declared}) { ${field}(${passed}) { target { ${TARGET} } errors { message } } }`,
        args,
      );
      const [error] = data[field]?.errors ?? [];
      if (error) throw new Error(error.message);
      return data[field]?.target as ApiTarget;
    },
    async target(id) {
      const data = await ask<{ outreachTarget: ApiTarget }>(
        `query ($id: ID!) { outreachTarget(id: $id) { ${TARGET} } }`,
        { id },
      );
      return data.outreachTarget;
    },
    async found(url = PAGE) {
      const { outreachSources } = await ask<{ outreachSources: { nodes: { id: string; url: string }[] } }>(
        '{ outreachSources(first: 50) { nodes { id url } } }',
      );
      const source = outreachSources.nodes.find((node) => node.url === url);
      if (!source) throw new Error(`${url} is no source.`);
      await outreach.change('findOutreachContacts', { id: source.id });
      await app.jobs.work();
      return outreach.target(source.id);
    },
    async drafted(url) {
      const { id, contacts } = await outreach.found(url);
      const contact = contacts.find(({ address }) => address !== null);
      const target = await outreach.change('draftOutreachMail', { targetId: id, contactId: contact?.id });
      return { target, mail: target.mails[0] as ApiMail };
    },
    async sent({ id, hash }) {
      await outreach.change('approveOutreachMail', { id, hash });
      const target = await outreach.change('sendOutreachMail', { id });
      await app.jobs.work();
      return outreach.target(target.id);
    },
  };
  return outreach;
}

/** Settings of mail servers on loopback without TLS. */
export const settingsInput = (smtpPort: number, imap: { port: number; user?: string } | null = null) => ({
  fromName: 'Ada Quill',
  fromAddress: 'ada@sender.example',
  postalAddress: '1 Paper Street, Inktown',
  smtp: { host: '127.0.0.1', port: smtpPort, security: 'PLAIN', user: 'ada', password: 'smtp-secret' },
  imap: imap
    ? {
        host: '127.0.0.1',
        port: imap.port,
        security: 'PLAIN',
        user: imap.user ?? 'ada',
        password: 'imap-secret',
      }
    : { host: '', port: 143, security: 'PLAIN', user: '' },
  plusAddressing: true,
  dailyLimit: 30,
  timeZone: 'UTC',
});

/** Saves and tries a mail account. */
export async function setUpMail(outreach: Outreach, input: ReturnType<typeof settingsInput>) {
  const { saveOutreachSettings } = await outreach.ask<{ saveOutreachSettings: { errors: unknown[] } }>(
    'mutation ($input: OutreachSettingsInput!) { saveOutreachSettings(input: $input) { errors { field message } } }',
    { input },
  );
  if (saveOutreachSettings.errors.length > 0) throw new Error(JSON.stringify(saveOutreachSettings.errors));
  const { testOutreachSettings } = await outreach.ask<{
    testOutreachSettings: { steps: { name: string; ok: boolean; detail: string }[] };
  }>('mutation { testOutreachSettings { steps { name ok detail } } }');
  return testOutreachSettings.steps;
}
