import { z } from 'zod';
import { badInput, notFound } from '../../errors.ts';
import { findConflict, type SaveConflict, toConflictResult, versionOf } from '../../lib/version.ts';
import { enforceLimit } from '../../rate-limit/enforce-limit.ts';
import { requireActionCenter } from '../accounts/action-center.ts';
import type { Viewer } from '../accounts/model.ts';
import type { FieldError } from '../brands/model.ts';
import type { AccountPage } from './account-page.ts';
import type { PagesDeps } from './deps.ts';
import { countStatuses } from './list-store.ts';
import { MAX_PAGES_PER_DAY, type PageRun, type PageSettings, type PageStatusCount } from './model.ts';
import type { PageQueries } from './page-queries.ts';
import { READ_PAGE, READ_RUN } from './queues.ts';
import { countTriedSince, endRun, findLatestRun } from './runs/run-store.ts';
import { isRunning, startRun } from './runs/start-run.ts';
import { countUnread, findPageSettings, hasPrompt, insertPage, savePageSettings } from './store.ts';

export interface PageSettingsInput extends PageSettings {
  version?: string | null | undefined;
}

export interface ReadPagesArgs {
  limit?: number | null | undefined;
  promptId?: string | null | undefined;
}

/** How an account reads pages, and how far it is. */
export interface PageReading extends PageSettings {
  version: string;
  leftToday: () => Promise<number>;
  latestRun: () => Promise<PageRun | null>;
  unread: () => Promise<number>;
  statuses: () => Promise<PageStatusCount[]>;
}

const RUNS = { count: 20, seconds: 3600 };
const SINGLE_PAGES = { count: 60, seconds: 3600 };

/** Starting and stopping runs that read pages, and the settings of the daily one. */
export function createPageReading(deps: PagesDeps, { page: findPage }: PageQueries) {
  const { db, accounts, jobs, clock, rateLimiter } = deps;
  const readable = async (viewer: Viewer, userId: string | null | undefined) =>
    requireActionCenter(accounts, await accounts.readable(viewer, userId));
  const own = (viewer: Viewer) => readable(viewer, null);

  async function leftToday(userId: string, { pagesPerDay }: PageSettings): Promise<number> {
    const midnight = `${clock().toISOString().slice(0, 10)}T00:00:00Z`;
    return Math.max(0, pagesPerDay - (await countTriedSince(db, userId, midnight)));
  }

  async function reading(userId: string): Promise<PageReading> {
    const settings = await findPageSettings(db, userId);
    return {
      ...settings,
      version: versionOf(settings),
      leftToday: () => leftToday(userId, settings),
      latestRun: () => findLatestRun(db, userId),
      unread: () => countUnread(db, userId),
      statuses: () => countStatuses(db, userId),
    };
  }

  return {
    async reading(viewer: Viewer, userId: string | null | undefined) {
      return reading((await readable(viewer, userId)).userId);
    },

    /** @throws BAD_USER_INPUT when nothing may be read any more today; NOT_FOUND for an unknown prompt; RATE_LIMITED */
    async start(viewer: Viewer, { limit, promptId = null }: ReadPagesArgs) {
      const { userId } = await own(viewer);
      if (promptId !== null && !(await hasPrompt(db, userId, promptId))) {
        throw notFound('There is no prompt with this id.', 'promptId');
      }
      if (limit != null && !z.int().min(1).max(MAX_PAGES_PER_DAY).safeParse(limit).success) {
        throw badInput(
          'limit',
          `limit must be a number from 1 to ${MAX_PAGES_PER_DAY.toLocaleString('en')}.`,
        );
      }
      await enforceLimit(
        rateLimiter,
        `read-pages:${userId}`,
        RUNS,
        'Reading can be started at most 20 times an hour.',
      );
      const settings = await findPageSettings(db, userId);
      const left = await leftToday(userId, settings);
      if (left === 0) {
        throw badInput(
          'limit',
          `The ${settings.pagesPerDay.toLocaleString('en')} pages of today (UTC) are read. Allow more pages a day, or go on tomorrow.`,
        );
      }
      await jobs.prepare(READ_RUN);
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        await startRun(deps, tx, {
          userId,
          startedBy: viewer.personId,
          promptId,
          limit: Math.min(limit ?? left, left),
        });
      });
      return reading(userId);
    },

    /** Starts a run for the schedule, unless one is under way; for demo accounts and tests. */
    async startUnasked(userId: string, limit: number): Promise<void> {
      await jobs.prepare(READ_RUN);
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        await startRun(deps, tx, { userId, startedBy: null, limit });
      });
    },

    async stop(viewer: Viewer) {
      const { userId } = await own(viewer);
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const run = await findLatestRun(tx, userId);
        if (!run || !isRunning(run)) return;
        await endRun(tx, { userId, id: run.id, status: 'stopped', endedAt: clock().toISOString() });
      });
      return reading(userId);
    },

    /** @throws NOT_FOUND; RATE_LIMITED */
    async readAgain(viewer: Viewer, id: string): Promise<AccountPage> {
      const { userId } = await own(viewer);
      const page = await findPage(viewer, userId, id);
      if (!page) throw notFound('There is no page with this id.', 'id');
      const rule = 'A single page can be read again at most 60 times an hour.';
      await enforceLimit(rateLimiter, `read-page:${userId}`, SINGLE_PAGES, rule);
      await jobs.send(READ_PAGE, { userId, pageId: id }, { singletonKey: `${userId} ${id}` });
      return page;
    },

    /** Reads a page that was never tried, whether it is cited or not; the caller has checked the account. */
    async readUnread(userId: string, page: { id: string; url: string; domain: string }): Promise<void> {
      const isUntried = await db.transaction(async (tx) => {
        // Adding a page waits for who holds the account, as a run does that may be adding the same one.
        await accounts.lock(tx, userId);
        return insertPage(tx, userId, page, clock().toISOString());
      });
      if (!isUntried) return;
      await jobs.send(READ_PAGE, { userId, pageId: page.id }, { singletonKey: `${userId} ${page.id}` });
    },

    async saveSettings(
      viewer: Viewer,
      { version, daily, pagesPerDay }: PageSettingsInput,
    ): Promise<{ errors: FieldError[]; conflict?: SaveConflict }> {
      const { userId } = await own(viewer);
      if (!z.int().min(1).max(MAX_PAGES_PER_DAY).safeParse(pagesPerDay).success) {
        const message = `Enter a number from 1 to ${MAX_PAGES_PER_DAY.toLocaleString('en')}.`;
        return { errors: [{ field: 'pagesPerDay', message }] };
      }
      return db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const conflict = findConflict(version, versionOf(await findPageSettings(tx, userId)));
        if (conflict) return toConflictResult(conflict);
        await savePageSettings(tx, userId, { daily, pagesPerDay });
        return { errors: [] };
      });
    },
  };
}
