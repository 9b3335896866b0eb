import type { Db } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import type { JobHandler, JobQueue } from '../../jobs/queue.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { AnalysedAnswer } from '../answers/model.ts';
import type { Company } from '../brands/model.ts';
import { type BrandsService, companiesVersion, type SaveResult } from '../brands/service.ts';
import type { MetricsFilter } from '../visibility/metrics-query.ts';
import type { NamedRanking, UntrackedCompany } from '../visibility/named.ts';
import type { VisibilityService } from '../visibility/service.ts';
import { countAgain } from './count-again.ts';
import { discoveryJobs } from './jobs.ts';
import { addAnswers, countUncounted, forgetAnswers } from './progress-store.ts';
import { UPDATE } from './queues.ts';
import { findCompany, listDismissed, setDismissed } from './store.ts';
import { updateDiscoveries } from './update.ts';

/** Answers arrive in batches and a few at a time. */
const SETTLED_MS = 3_000;

/** Companies in a list. */
const MAX_COMPANIES = 100;

/** The discovered companies of an account. */
export interface DiscoveryList {
  ranking: NamedRanking;
  companies: UntrackedCompany[];
  dismissed: { key: string; name: string }[];
  /** Usable answers of the range. */
  answers: number;
  /** Usable answers that are not counted yet. */
  uncountedAnswers: number;
}

export type TrackResult = SaveResult & { competitor: Company | null };

export type DiscoveriesService = ReturnType<typeof createDiscoveriesService>;

interface Deps {
  db: Db;
  accounts: AccountsService;
  brands: BrandsService;
  visibility: VisibilityService;
  jobs: JobQueue;
}

/** Postgres takes no U+0000 in texts. */
const storable = (key: string) => key.replaceAll('\u0000', '');

/** Companies that answers name and the account does not track (decision 026). */
export function createDiscoveriesService(deps: Deps) {
  const { db, accounts, brands, visibility, jobs } = deps;
  const queueUpdate = (userId: string, delayMs: number) =>
    jobs.send(UPDATE, { userId }, { singletonKey: userId, startAfter: new Date(Date.now() + delayMs) });
  const updateSoon = (userId: string) => queueUpdate(userId, 0);
  return {
    /** Marks new answers for the next update, in the transaction that stores them. */
    addAnswers: (tx: Db, userId: string, stored: readonly AnalysedAnswer[]): Promise<void> =>
      addAnswers(
        tx,
        userId,
        stored.filter(({ status, personaId }) => status === 'answered' && !personaId).map(({ id }) => id),
      ),
    /** Leaves answers out of later updates, in the transaction that removes their text. */
    forgetAnswers,
    /** Counts at once what archived answers name that were analysed again: later updates do not have their text. */
    countAgain,
    /** Queues an update of the account. */
    updateSoon,
    /**
     * Queues an update for when no further answers have arrived for a while: an update can count all answers again. While
     * they keep arriving, the account is updated every five minutes.
     */
    updateLater: (userId: string): Promise<void> => queueUpdate(userId, SETTLED_MS),
    /** Brings the account up to date at once; for scripts and tests. */
    update: (userId: string): Promise<void> => updateDiscoveries(deps, userId),

    /**
     * The companies named in most answers first.
     * @throws FORBIDDEN, NOT_FOUND, BAD_USER_INPUT naming the filter's field
     */
    async list(
      viewer: Viewer,
      userId: string | null | undefined,
      filter?: MetricsFilter | null,
    ): Promise<DiscoveryList> {
      const metrics = await visibility.metrics(viewer, userId, filter);
      const account = metrics.account.userId;
      const [ranking, answers, dismissed, uncountedAnswers] = await Promise.all([
        metrics.overview.named(),
        metrics.overview.answers(),
        listDismissed(db, account, MAX_COMPANIES),
        countUncounted(db, account),
      ]);
      const companies = ranking.untrackedCompanies.slice(0, MAX_COMPANIES);
      return { ranking, companies, dismissed, answers, uncountedAnswers };
    },

    /** Hides a company of the viewer's own account in the list, or shows it again. @throws NOT_FOUND */
    async dismiss({ userId }: Viewer, key: string, dismissed: boolean): Promise<void> {
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        if (!(await setDismissed(tx, userId, storable(key), dismissed))) {
          throw notFound('No such company was found in your answers.');
        }
        await accounts.raiseDataVersion(tx, userId);
      });
      await updateSoon(userId);
    },

    /**
     * Adds a discovered company to the viewer's own competitors.
     * @param readAt version that the companies were read at; without one it is added to the current ones
     * @throws NOT_FOUND
     */
    async track(viewer: Viewer, key: string, readAt?: string | null): Promise<TrackResult> {
      const company = await findCompany(db, viewer.userId, storable(key));
      if (!company) throw notFound('No such company was found in your answers.');
      const tracked = await brands.tracked(viewer.userId);
      const { brand, competitors } = tracked;
      if (!brand) {
        const message = 'Name your brand before you add competitors.';
        return { ok: false, errors: [{ field: 'brand', message }], competitor: null };
      }
      const { name } = company;
      const saved = await brands.save(
        viewer,
        { brand, competitors: [...competitors, { name, aliases: [] }] },
        readAt ?? companiesVersion(tracked),
      );
      const competitor = saved.ok ? (saved.companies.competitors.at(-1) ?? null) : null;
      if (saved.ok) await updateSoon(viewer.userId);
      return { ...saved, competitor };
    },

    jobs: discoveryJobs(deps) as JobHandler[],
  };
}
