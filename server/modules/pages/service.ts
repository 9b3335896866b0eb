import { z } from 'zod';
import { badInput, notFound } from '../../errors.ts';
import { findConflict, type SaveConflict, toConflictResult, versionOf } from '../../lib/version.ts';
import { enforceLimit } from '../../rate-limit/enforce-limit.ts';
import { rate } from '../../statistics/rates.ts';
import { requireActionCenter } from '../accounts/action-center.ts';
import type { Account, Viewer } from '../accounts/model.ts';
import { type FieldError, ownerOf, type SiteOwner, type TrackedCompanies } from '../brands/model.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { PagesDeps } from './deps.ts';
import { pageJobs } from './jobs.ts';
import {
  countStatuses,
  findPages,
  listPages,
  type PageListQuery,
  type PageRow,
  type PageSort,
} from './list-store.ts';
import {
  MAX_PAGES_PER_DAY,
  type Page,
  type PageRun,
  type PageSettings,
  type PageStatusCount,
} from './model.ts';
import { READ_PAGE, READ_RUN } from './queues.ts';
import { countTriedSince, endRun, findLatestRun } from './runs/run-store.ts';
import { isRunning, startRun } from './runs/start-run.ts';
import { countUnread, findPageSettings, savePageSettings } from './store.ts';
import { findVersion, listCitingPrompts, listVersions } from './version-store.ts';

/** Which part of which pages. */
export interface PageListArguments {
  userId?: string | null | undefined;
  statuses?: PageListQuery['statuses'] | undefined;
  kind?: PageListQuery['kind'] | undefined;
  owner?: SiteOwner | null | undefined;
  search?: string | null | undefined;
  sort: PageSort;
  direction: 'ASC' | 'DESC';
  first: number;
  after?: string | null | undefined;
}

export interface PageSettingsInput extends PageSettings {
  version?: string | null | undefined;
}

/** A page with its account, for reading more of it. */
export type AccountPage = Page & { userId: string };

/** How an account reads pages, and how far it is. */
export interface PageReading extends PageSettings {
  version: string;
  leftToday: () => Promise<number>;
  latestRun: () => Promise<PageRun | null>;
  unread: () => Promise<number>;
  statuses: () => Promise<PageStatusCount[]>;
}

export type PagesService = ReturnType<typeof createPagesService>;

const MAX_PAGE_LENGTH = 200;
const MAX_SEARCH_LENGTH = 200;
const MAX_PROMPTS = 50;
const RUNS = { count: 20, seconds: 3600 };
const SINGLE_PAGES = { count: 60, seconds: 3600 };

/** The answers that cite a page belong to few prompts, so its shares have no interval. */
const OF_A_PAGE = { basis: 'MIXED_PROMPTS', spread: null } as const;

/**
 * Pages that answers cite and the brand's own: reading them, and what was read. Methods throw FORBIDDEN for another's
 * account and for one without the Action Center.
 */
export function createPagesService(deps: PagesDeps) {
  const { db, accounts, brands, jobs, clock, rateLimiter } = deps;

  const readable = async (viewer: Viewer, userId: string | null | undefined): Promise<Account> =>
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

  const pagesOf = async (viewer: Viewer, userId: string, ids: readonly string[]): Promise<AccountPage[]> => {
    const companies = await brands.trackedFor(viewer, userId);
    return (await findPages(db, userId, ids)).map((row) => toPage(row, userId, companies));
  };
  const pageOf = async (viewer: Viewer, userId: string, id: string): Promise<AccountPage | null> => {
    const [page = null] = z.guid().safeParse(id).success ? await pagesOf(viewer, userId, [id]) : [];
    return page;
  };

  return {
    jobs: pageJobs(deps),

    /** @throws BAD_USER_INPUT naming the argument */
    async list(viewer: Viewer, args: PageListArguments) {
      const { userId } = await readable(viewer, args.userId);
      const { sort, direction, first } = args;
      if (!z.int().min(1).max(MAX_PAGE_LENGTH).safeParse(first).success) {
        throw badInput('first', `first must be a number from 1 to ${MAX_PAGE_LENGTH}.`);
      }
      if (args.search && args.search.length > MAX_SEARCH_LENGTH) {
        throw badInput('search', `search must have at most ${MAX_SEARCH_LENGTH} characters.`);
      }
      const companies = await brands.trackedFor(viewer, userId);
      const { rows, total } = await listPages(
        db,
        {
          userId,
          statuses: args.statuses ?? null,
          kind: args.kind ?? null,
          owner: args.owner ?? null,
          search: args.search?.toWellFormed().replaceAll('\0', '').trim() || null,
          ownDomains: domainsOf(companies).own,
          competitorDomains: domainsOf(companies).competitors,
        },
        // One row more shows whether there is a further part.
        { sort, direction, after: args.after ? decodeCursor(args.after, args) : null, limit: first + 1 },
      );
      const shown = rows.slice(0, first);
      const last = rows.length > first ? shown.at(-1) : undefined;
      return {
        nodes: shown.map((row) => toPage(row, userId, companies)),
        next: last ? encodeCursor(args, last) : null,
        total,
      };
    },

    async page(viewer: Viewer, userId: string | null | undefined, id: string) {
      return pageOf(viewer, (await readable(viewer, userId)).userId, id);
    },
    /** Pages of an account that the viewer may read, by id. */
    byIds: async (viewer: Viewer, userId: string, ids: readonly string[]) =>
      new Map((await pagesOf(viewer, userId, ids)).map((page) => [page.id, page])),
    versions: ({ userId, id }: AccountPage) => listVersions(db, userId, id),
    text: ({ userId, id, version }: AccountPage, number: number | null | undefined) =>
      findVersion(db, userId, id, number ?? version),
    /** @throws BAD_USER_INPUT */
    async prompts({ userId, id }: AccountPage, first: number) {
      if (!z.int().min(1).max(MAX_PROMPTS).safeParse(first).success) {
        throw badInput('first', `first must be a number from 1 to ${MAX_PROMPTS}.`);
      }
      return listCitingPrompts(db, userId, id, first);
    },

    async reading(viewer: Viewer, userId: string | null | undefined) {
      return reading((await readable(viewer, userId)).userId);
    },

    /** @throws BAD_USER_INPUT when nothing may be read any more today; RATE_LIMITED; CONFLICT while a run is under way */
    async start(viewer: Viewer, limit: number | null | undefined) {
      const { userId } = await own(viewer);
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
        await startRun(deps, tx, { userId, startedBy: viewer.userId, limit: Math.min(limit ?? left, left) });
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
      const page = await pageOf(viewer, userId, id);
      if (!page) throw notFound('There is no page with this id.', 'id');
      const rule = 'A single page can be read again at most 60 times an hour.';
      await enforceLimit(rateLimiter, `read-page:${userId}`, SINGLE_PAGES, rule);
      await jobs.send(READ_PAGE, { userId, pageId: id }, { singletonKey: `${userId} ${id}` });
      return page;
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

const domainsOf = ({ brand, competitors }: TrackedCompanies) => ({
  own: brand?.domain ? [brand.domain] : [],
  competitors: competitors.flatMap(({ domain }) => domain ?? []),
});

function toPage(row: PageRow, userId: string, companies: TrackedCompanies): AccountPage {
  const {
    key: _,
    authoritativeness,
    citations,
    quotations,
    statistics,
    technicalTerms,
    fluency,
    ...page
  } = row;
  return {
    ...page,
    userId,
    owner: ownerOf(row.domain, companies),
    finalUrl: page.finalUrl === page.url ? null : page.finalUrl,
    scores:
      row.readAt === null
        ? null
        : { authoritativeness, citations, quotations, statistics, technicalTerms, fluency },
    visible: rate(row.visible, row.answers, OF_A_PAGE),
    missed: rate(row.missed, row.answers, OF_A_PAGE),
  };
}
