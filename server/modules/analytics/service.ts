import { z } from 'zod';
import { canonicalUrl } from '../../analysis/citations/canonical-url.ts';
import { AppError, badInput, notFound } from '../../errors.ts';
import { enforceLimit } from '../../rate-limit/enforce-limit.ts';
import type { Viewer } from '../accounts/model.ts';
import { requirePerson } from '../accounts/require-person.ts';
import type { AnalyticsDeps } from './deps.ts';
import { parseKeyFile } from './ga4/key.ts';
import { AnalyticsProblem } from './ga4/problems.ts';
import { encryptKey } from './ga4/stored-key.ts';
import { analyticsJobs } from './jobs.ts';
import type { ConnectionView } from './model.ts';
import { READ_ANALYTICS } from './queues.ts';
import { tryConnection } from './read.ts';
import { searchReports } from './reports/service.ts';
import { type PageResultsArguments, readPageResults } from './results/service.ts';
import { type SimulatedFigures, simulateAnalytics } from './simulate.ts';
import { findConnection, findReadDays, removeConnection, saveConnection } from './store.ts';

export interface ConnectionInput {
  propertyId: string;
  /** The service account's key file. */
  key: string;
  /** Of the landing pages; null: the brand's domain. */
  host?: string | null | undefined;
}

/** Of one account: each attempt asks Google. */
const ATTEMPTS = { count: 10, seconds: 3600 };

const propertyNumber = z
  .string()
  .trim()
  .regex(/^(?:properties\/)?\d{4,15}$/)
  .transform((text) => text.replace('properties/', ''));

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

/** An account's connection to Google Analytics 4. Keys are stored encrypted and never returned. */
export function createAnalyticsService(deps: AnalyticsDeps) {
  const { db, accounts, brands, rateLimiter, secrets, jobs, clock } = deps;

  async function connection({ userId }: Viewer): Promise<ConnectionView | null> {
    const found = await findConnection(db, userId);
    if (!found) return null;
    const { secret, ...view } = found;
    return { ...view, id: userId, simulated: secret === null, range: await findReadDays(db, userId) };
  }
  const limit = (userId: string) =>
    enforceLimit(rateLimiter, `analytics:${userId}`, ATTEMPTS, 'Google can be asked 10 times an hour.');

  async function readHost(userId: string, host: string | null | undefined): Promise<string> {
    const entered = host?.trim() || (await brands.tracked(userId)).brand?.domain;
    if (!entered) throw badInput('host', 'Set the website of your brand first, or enter the site’s host.');
    const found = /^[\w.-]{1,253}$/.test(entered) ? canonicalUrl(`https://${entered}`) : null;
    if (!found) throw badInput('host', 'Enter a host such as www.example.com, without https:// and path.');
    return new URL(found.url).hostname;
  }

  return {
    connection,

    /**
     * Connects a property, after a report of one row was read by the key.
     * @throws BAD_USER_INPUT naming the field; FORBIDDEN for a token; RATE_LIMITED; UNAVAILABLE when Google does not reply
     */
    async connect(viewer: Viewer, input: ConnectionInput): Promise<ConnectionView | null> {
      requirePerson(viewer, 'connect Google Analytics');
      const { userId } = viewer;
      const property = propertyNumber.safeParse(input.propertyId);
      if (!property.success) {
        throw badInput(
          'propertyId',
          'Enter the property’s number, such as 123456789 (Admin › Property details). A number that begins with G- is a stream’s.',
        );
      }
      const key = await parseKeyFile(input.key);
      const host = await readHost(userId, input.host);
      await limit(userId);
      await unlessProblem(tryConnection(deps, { propertyId: property.data, key }));
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        await saveConnection(tx, userId, {
          ...{ propertyId: property.data, host, clientEmail: key.clientEmail },
          secret: encryptKey(secrets, userId, key),
          connectedAt: clock().toISOString(),
        });
      });
      await jobs.send(READ_ANALYTICS, { userId }, { singletonKey: userId });
      return connection(viewer);
    },

    /** Removes the connection, its key and its figures. @throws FORBIDDEN for a token */
    async disconnect(viewer: Viewer): Promise<void> {
      requirePerson(viewer, 'disconnect Google Analytics');
      await db.transaction(async (tx) => {
        await accounts.lock(tx, viewer.userId);
        await removeConnection(tx, viewer.userId);
      });
    },

    /** Reads soon what is new. @throws NOT_FOUND without a connection; RATE_LIMITED */
    async readSoon(viewer: Viewer): Promise<void> {
      const { userId } = viewer;
      const found = await findConnection(db, userId);
      if (!found || found.secret === null) throw notFound('No property of Google Analytics is connected.');
      await limit(userId);
      await jobs.send(READ_ANALYTICS, { userId }, { singletonKey: userId });
    },

    /** Stores figures that the product made for a demo, unless a property is connected. */
    simulate: (userId: string, simulated: SimulatedFigures) => simulateAnalytics(deps, userId, simulated),

    results: (viewer: Viewer, args: PageResultsArguments) => readPageResults(deps, viewer, args),

    reports: searchReports(deps),

    jobs: analyticsJobs(deps),
  };
}

/** Tells a person what Google objects to. */
async function unlessProblem(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AnalyticsProblem)) throw error;
    if (error.field) throw badInput(error.field, error.message);
    throw new AppError('UNAVAILABLE', error.message);
  }
}
