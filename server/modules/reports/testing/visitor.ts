import type { Logger } from 'pino';
import { type Config, readConfig } from '../../../config/config.ts';
import type { Database } from '../../../db/client.ts';
import { type Boss, createBoss } from '../../../jobs/boss.ts';
import { createMailer } from '../../../mail/create-mailer.ts';
import type { Mailer, RenderedMail } from '../../../mail/mailer.ts';
import { createLog } from '../../../process/log.ts';
import { startJobs } from '../../../process/start-jobs.ts';
import { createServices, type Services } from '../../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import type { GraphqlReply } from '../../../testing/graphql.ts';
import { type HandJobs, handJobs } from '../../../testing/hand-jobs.ts';
import { collectMails } from '../../../testing/mails.ts';

/** The application with whatever visitors' reports need, at noon, so that no test crosses midnight. */
export interface ReportsApp extends TestApp {
  services: Services;
  /** Jobs in memory; without effect where a boss does them. */
  jobs: HandJobs;
  /** What went wrong in the queue's background. */
  problems: Error[];
  /** Starts a worker on the application's own queue. */
  addWorker(): Promise<Boss>;
  /** Asks for a report as the wizard does. */
  request(input?: Partial<ReportInput>, ip?: string): Promise<GraphqlReply<{ requestReport: Requested }>>;
  confirm(
    link: MailLink,
  ): Promise<GraphqlReply<{ confirmReport: { outcome: string; company: string | null } }>>;
  /** Somebody who runs the server. */
  operator(): Promise<SignedIn>;
}

export interface ReportInput {
  email: string;
  companyName: string;
  website: string | null;
  competitors: string[];
  searchTopics: string[];
  prompts: string[];
}

interface Requested {
  confirmationNeeded: boolean;
  errors: { field: string; message: string }[];
}

export interface MailLink {
  token: string;
  key: string;
}

export const REQUEST: ReportInput = {
  email: 'visitor@example.com',
  companyName: 'Quillmark',
  website: 'https://www.quillmark.example/notes',
  competitors: ['Tarnwick', 'Ostrava Labs'],
  searchTopics: ['note apps', 'team wikis'],
  prompts: ['Which note app is best?', 'What replaces paper notes?', 'Is Quillmark any good?'],
};

interface Options {
  /** What the platforms are configured with. */
  env?: Record<string, string>;
  config?: Partial<Config>;
  mailer?: Mailer;
  /** Jobs in the database, done by workers; else by hand. */
  boss?: boolean;
  reportWithinMs?: number;
  database?: Database;
  /** Silent unless given. */
  log?: Logger;
}

export async function openReports({
  env = {},
  config: settings = {},
  mailer: given,
  boss: byBoss = false,
  reportWithinMs = 60_000,
  database: existing,
  log = createLog(readConfig({ LOG_LEVEL: 'silent' })),
}: Options = {}): Promise<ReportsApp> {
  const { platforms, reports, mail, pricesFile } = readConfig({ ...env, LOG_LEVEL: 'silent' });
  const config = { platforms, reports, mail, pricesFile, siteUrl: 'https://sightline.example', ...settings };
  const database = existing ?? (await createTestDatabase());
  const problems: Error[] = [];
  let now = () => new Date();
  const clock = () => now();
  const byHand = handJobs(clock);
  const newBoss = () => createBoss(database, (error) => problems.push(error));
  const bosses: Boss[] = byBoss ? [newBoss()] : [];
  const mails: RenderedMail[] = [];
  const mailer = given ?? (mail.smtpUrl ? createMailer(readConfig(env), log) : collectMails(mails));
  const parts = { jobs: bosses[0] ?? byHand, mailer, log, firstRetryMs: 10, reportWithinMs };
  const app = await createTestApp({ database, config, ...parts });
  const noon = Math.floor(Date.now() / DAY) * DAY + DAY / 2;
  app.clock.advance(noon - app.clock.now().getTime());
  now = app.clock.now;
  const services = createServices(database.db, app.config, { ...parts, clock });
  byHand.handlers = services.reports.jobs;

  return {
    ...app,
    mails,
    services,
    jobs: byHand,
    problems,
    async addWorker() {
      const boss = bosses.length === 1 && byBoss ? bosses[0] : undefined;
      const worker = boss ?? newBoss();
      if (!bosses.includes(worker)) bosses.push(worker);
      await startJobs(worker, services, log, { pollSeconds: 0.5 });
      return worker;
    },
    request: (input = {}, ip = '203.0.113.7') =>
      post(app, REQUESTING, { input: { ...REQUEST, ...input } }, ip),
    confirm: (link) => post(app, CONFIRMING, { ...link }, '203.0.113.7'),
    async operator() {
      const person = await app.signedIn();
      await services.accounts.open({ ...person, role: 'operator' });
      return person;
    },
    async close() {
      for (const boss of bosses) await boss.stop(1000);
      await app.close();
    },
  };
}

const DAY = 86_400_000;

const REQUESTING = `mutation ($input: RequestReportInput!) {
  requestReport(input: $input) { confirmationNeeded errors { field message } } }`;
const CONFIRMING = `mutation ($token: String!, $key: String!) {
  confirmReport(token: $token, key: $key) { outcome company } }`;

/** Sends an operation as somebody at this address does. */
async function post<Data>(
  app: TestApp,
  query: string,
  variables: object,
  remoteAddress: string,
): Promise<GraphqlReply<Data>> {
  const payload = { query, variables };
  const response = await app.server.inject({ method: 'POST', url: '/graphql', remoteAddress, payload });
  return { status: response.statusCode, ...response.json<Omit<GraphqlReply<Data>, 'status'>>() };
}

/** The link that confirms, out of a mail's text. */
export const confirmLinkIn = (text: string): MailLink =>
  linkIn(text, /\/generate-reports\/confirm#([\w-]+)\.([\w-]+)/);

/** The link that removes, out of a mail's text. */
export const removeLinkIn = (text: string): MailLink => linkIn(text, /\/reports\/([\w-]+)\/remove#([\w-]+)/);

function linkIn(text: string, pattern: RegExp): MailLink {
  const [, token, key] = pattern.exec(text) ?? [];
  if (!token || !key) throw new Error(`There is no such link in the mail:\n${text}`);
  return { token, key };
}
