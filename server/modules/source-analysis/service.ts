import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { badInput } from '../../errors.ts';
import type { SiteOwner } from '../../graphql/resolvers.generated.ts';
import { countDays } from '../../lib/days.ts';
import type { Viewer } from '../accounts/model.ts';
import type { ActionCenterService } from '../action-center/service.ts';
import { ownerOf } from '../brands/model.ts';
import type { KeyInsight } from '../opportunities/insight/sentences.ts';
import type { OpportunitiesService } from '../opportunities/service.ts';
import type { AccountMetrics } from '../visibility/account-metrics.ts';
import type { MetricsFilter } from '../visibility/metrics-query.ts';
import type { VisibilityService } from '../visibility/service.ts';
import { type CitedPageKind, sumKinds } from './page-kinds.ts';
import {
  type CitationFilter,
  findSite,
  findSites,
  findWeeks,
  type SiteDetail,
  type SitePart,
  type SiteRow,
} from './store.ts';

const MAX_SITES = 100;
const MAX_SKIP = 100_000;
const MAX_DOMAIN_LENGTH = 253;
const MAX_WEEKS = 12;

export type CitedSite = SiteRow & { owner: SiteOwner; trend: number[] };

export interface TopSources {
  metrics: AccountMetrics;
  sites: CitedSite[];
  totalSites: number;
  pages: number;
  pagesRead: number;
  kinds: CitedPageKind[];
  readInsight: () => Promise<KeyInsight>;
}

interface SourcesQuery {
  userId?: string | null | undefined;
  filter?: MetricsFilter | null | undefined;
}

interface Deps {
  db: Db;
  actionCenter: ActionCenterService;
  opportunities: OpportunitiesService;
  visibility: VisibilityService;
}

export type SourceAnalysisService = ReturnType<typeof createSourceAnalysisService>;

/** Which sites answers cite, and what kind of pages. Every call throws FORBIDDEN, NOT_FOUND and BAD_USER_INPUT. */
export function createSourceAnalysisService({ db, actionCenter, opportunities, visibility }: Deps) {
  async function open(viewer: Viewer, { userId, filter }: SourcesQuery) {
    await actionCenter.readable(viewer, userId);
    const metrics = await visibility.metrics(viewer, userId, filter);
    const query: CitationFilter = {
      userId: metrics.account.userId,
      ...metrics.queryRange,
      platform: filter?.platform ?? null,
    };
    return { metrics, query };
  }

  return {
    async topSources(viewer: Viewer, args: SourcesQuery & SitePart): Promise<TopSources> {
      if (!z.int().min(1).max(MAX_SITES).safeParse(args.first).success) {
        throw badInput('first', `first must be a number from 1 to ${MAX_SITES}.`);
      }
      if (!z.int().min(0).max(MAX_SKIP).safeParse(args.skip).success) {
        throw badInput('skip', 'skip must be a number from 0 to 100,000.');
      }
      const { metrics, query } = await open(viewer, args);
      const { sites, kinds, ...totals } = await findSites(db, query, args);
      const trendOf = await readTrends(
        db,
        query,
        metrics,
        sites.map(({ domain }) => domain),
      );
      return {
        ...{ metrics, ...totals },
        sites: sites.map((site) => ({
          ...site,
          owner: ownerOf(site.domain, metrics),
          trend: trendOf(site.domain),
        })),
        kinds: sumKinds(kinds),
        readInsight: () => opportunities.sourceInsight(viewer, args.userId),
      };
    },

    /** Null when no answer of the range cites the site. */
    async citedSite(
      viewer: Viewer,
      { domain, ...args }: SourcesQuery & { domain: string },
    ): Promise<(SiteDetail & { domain: string }) | null> {
      if (domain.length > MAX_DOMAIN_LENGTH) {
        throw badInput('domain', `domain must have at most ${MAX_DOMAIN_LENGTH} characters.`);
      }
      const { query } = await open(viewer, args);
      const name = domain.toWellFormed().replaceAll('\0', '').toLowerCase();
      const site = await findSite(db, query, name);
      return site && { domain: name, ...site };
    },
  };
}

/** Reads the citations of each seven days of the range, the latest last; none for a range under two weeks. */
async function readTrends(
  db: Db,
  query: CitationFilter,
  { range: { from, to } }: AccountMetrics,
  domains: readonly string[],
): Promise<(domain: string) => number[]> {
  const weeks = from === null || to === null ? 0 : Math.floor(countDays({ from, to }) / 7);
  if (weeks < 2 || to === null || domains.length === 0) return () => [];
  const shown = Math.min(weeks, MAX_WEEKS);
  const found = await findWeeks(db, query, { domains, latestDay: to, weeks: shown });
  const counts = new Map(found.map(({ domain, week, citations }) => [`${domain} ${week}`, citations]));
  return (domain) =>
    Array.from({ length: shown }, (_, index) => counts.get(`${domain} ${shown - 1 - index}`) ?? 0);
}
