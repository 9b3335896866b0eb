import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { badInput } from '../../errors.ts';
import type { SiteOwner } from '../../graphql/resolvers.generated.ts';
import { countDays } from '../../lib/days.ts';
import { createRemember } from '../../lib/remember.ts';
import type { Viewer } from '../accounts/model.ts';
import type { ActionCenterService } from '../action-center/service.ts';
import { ownerOf } from '../brands/model.ts';
import type { CitationFilter } from '../citations/packed-citations.ts';
import type { KeyInsight } from '../opportunities/insight/sentences.ts';
import type { OpportunitiesService } from '../opportunities/service.ts';
import { findResultsVersion } from '../pages/results-version.ts';
import type { AccountMetrics } from '../visibility/account-metrics.ts';
import type { MetricsFilter } from '../visibility/metrics-query.ts';
import type { VisibilityService } from '../visibility/service.ts';
import { type CitedPageKind, sumKinds } from './page-kinds.ts';
import { findSite, type SiteDetail } from './site-detail.ts';
import { findSites, type SitePart, type SiteRow, type SiteTotals } from './sites.ts';
import type { Weeks } from './trends.ts';

const MAX_SITES = 100;
const MAX_SKIP = 100_000;
const MAX_DOMAIN_LENGTH = 253;
const MAX_WEEKS = 12;
/** Parts of lists, at most about 100 KB each. */
const MAX_LISTS = 100;
/** Sites, about 3 KB each. */
const MAX_OPENED = 500;

export type CitedSite = SiteRow & { owner: SiteOwner };

/** Figures of all sites. */
interface Totals extends Pick<SiteTotals, 'totalSites' | 'pages' | 'pagesRead'> {
  kinds: CitedPageKind[];
}

export interface TopSources extends Totals {
  metrics: AccountMetrics;
  sites: CitedSite[];
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
  // Every citation of the range is counted.
  const rememberSites = createRemember<Totals & { sites: SiteRow[] }>(MAX_LISTS);
  const rememberSite = createRemember<{ site: SiteDetail | null }>(MAX_OPENED);

  async function open(viewer: Viewer, { userId, filter }: SourcesQuery) {
    await actionCenter.readable(viewer, userId);
    const metrics = await visibility.metrics(viewer, userId, filter);
    const { account, queryRange } = metrics;
    const query: CitationFilter = {
      userId: account.userId,
      ...queryRange,
      platform: filter?.platform ?? null,
    };
    const key = [query, account.revision, await findResultsVersion(db, viewer, account.userId)];
    return { metrics, query, key };
  }

  return {
    async topSources(viewer: Viewer, args: SourcesQuery & SitePart): Promise<TopSources> {
      if (!z.int().min(1).max(MAX_SITES).safeParse(args.first).success) {
        throw badInput('first', `first must be a number from 1 to ${MAX_SITES}.`);
      }
      if (!z.int().min(0).max(MAX_SKIP).safeParse(args.skip).success) {
        throw badInput('skip', 'skip must be a number from 0 to 100,000.');
      }
      const { metrics, query, key } = await open(viewer, args);
      const { sort, direction, first, skip } = args;
      const part = { sort, direction, first, skip };
      const weeks = weeksOf(metrics);
      const { sites, ...totals } = await rememberSites([...key, part, weeks], async () => {
        const found = await findSites(db, query, part, weeks);
        return { ...found, kinds: sumKinds(found.kinds) };
      });
      return {
        ...{ metrics, ...totals },
        sites: sites.map((site) => ({ ...site, owner: ownerOf(site.domain, metrics) })),
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
      const { query, key } = await open(viewer, args);
      const name = domain.toWellFormed().replaceAll('\0', '').toLowerCase();
      const { site } = await rememberSite([...key, name], async () => ({
        site: await findSite(db, query, name),
      }));
      return site && { domain: name, ...site };
    },
  };
}

/** The whole weeks of the range, up to its latest day; null for a range under two weeks. */
function weeksOf({ range: { from, to } }: AccountMetrics): Weeks | null {
  const weeks = from === null || to === null ? 0 : Math.floor(countDays({ from, to }) / 7);
  return weeks < 2 || to === null ? null : { latestDay: to, weeks: Math.min(weeks, MAX_WEEKS) };
}
