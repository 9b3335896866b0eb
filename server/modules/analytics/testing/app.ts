import { createServices } from '../../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts';
import { type GoogleServer, startGoogle } from '../../../testing/google.ts';
import { graphql } from '../../../testing/graphql.ts';
import { type HandJobs, handJobs } from '../../../testing/hand-jobs.ts';

export type AnalyticsApp = TestApp & {
  google: GoogleServer;
  jobs: HandJobs;
  /** After hours in which a session ended. */
  signInAgain(person: SignedIn): Promise<SignedIn>;
};

/** The application with a stand-in for Google, and jobs that the test runs. */
export async function createAnalyticsApp(): Promise<AnalyticsApp> {
  const google = await startGoogle();
  let app: TestApp | undefined;
  const jobs = handJobs(() => app?.clock.now() ?? new Date());
  app = await createTestApp({ jobs, config: { google: google.config } });
  const services = createServices(app.database.db, app.config, { jobs, clock: app.clock.now });
  jobs.handlers = services.analytics.jobs;
  const { close, server } = app;
  return Object.assign(app, {
    ...{ google, jobs },
    async signInAgain(person: SignedIn): Promise<SignedIn> {
      const { email, password } = person;
      const url = '/auth/v1/token?grant_type=password';
      const reply = await server.inject({ method: 'POST', url, payload: { email, password } });
      const { access_token: token } = reply.json<{ access_token: string }>();
      return { ...person, accessToken: token, headers: { authorization: `Bearer ${token}` } };
    },
    close: async () => {
      await close();
      await google.close();
    },
  });
}

export const CONNECTION =
  'propertyId host clientEmail problem readAt triedAt currency timeZone simulated range { from to }';

export interface ApiConnection {
  propertyId: string;
  host: string;
  clientEmail: string;
  problem: string | null;
  readAt: string | null;
  triedAt: string | null;
  currency: string | null;
  timeZone: string | null;
  simulated: boolean;
  range: { from: string | null; to: string | null };
}

export const connect = (
  app: AnalyticsApp,
  headers: Record<string, string>,
  input: { propertyId?: string; key?: string; host?: string } = {},
) =>
  graphql<{ connectAnalytics: { connection: ApiConnection } }>(
    app,
    headers,
    `mutation ($input: ConnectAnalyticsInput!) { connectAnalytics(input: $input) { connection { ${CONNECTION} } } }`,
    { input: { propertyId: app.google.property, key: app.google.keyFile, ...input } },
  );

export async function readConnection(
  app: AnalyticsApp,
  headers: Record<string, string>,
): Promise<ApiConnection | null> {
  const { data } = await graphql<{ analyticsConnection: ApiConnection | null }>(
    app,
    headers,
    `{ analyticsConnection { ${CONNECTION} } }`,
  );
  return data.analyticsConnection;
}

export interface ApiFigures {
  answers: number;
  visits: number;
  people: number;
  sessions: number | null;
  keyEvents: number | null;
  revenue: number | null;
}

export interface ApiResults {
  range: { from: string | null; to: string | null };
  days: number;
  nodes: { page: { url: string }; figures: ApiFigures }[];
  next: string | null;
  total: number;
  totals: ApiFigures;
  coverage: Record<string, unknown>;
}

const FIGURES = 'answers visits people sessions keyEvents revenue';

export const RESULTS = `query ($userId: ID, $filter: VisitFilter, $order: PageResultOrder, $first: Int, $after: String) {
  pageResults(userId: $userId, filter: $filter, order: $order, first: $first, after: $after) {
    range { from to } days next total totals { ${FIGURES} } nodes { page { url } figures { ${FIGURES} } }
    coverage { answerDays logDays connected analyticsDays thresholdedDays otherRowDays sampledDays unplacedSessions
               problem currency timeZone simulated } } }`;

export async function readResults(
  app: TestApp,
  headers: Record<string, string>,
  variables: Record<string, unknown> = {},
): Promise<ApiResults> {
  const { data, errors } = await graphql<{ pageResults: ApiResults }>(app, headers, RESULTS, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.pageResults;
}
