import type { Db } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import { countDays, type DateRange } from '../../lib/days.ts';
import type { Change } from '../../statistics/changes.ts';
import type { Viewer } from '../accounts/model.ts';
import { type Company, ownerOf, type SiteOwner } from '../brands/model.ts';
import type { MetricsRow } from '../metrics-table/model.ts';
import type { MetricsTableService } from '../metrics-table/service.ts';
import type { MetricsFilter } from '../visibility/metrics-query.ts';
import type { VisibilityService } from '../visibility/service.ts';
import { type CitedPage, findCitedPages } from './cited-pages.ts';
import { comparePrompts, type PromptRow } from './compare-prompts.ts';
import { countNamingAnswers } from './naming-answers.ts';
import { type HeadToHeadQuery, readMeasuredPrompts } from './store.ts';

const MAX_PROMPTS = 50;
const MAX_SOURCES = 20;
/** Longer ranges are drawn by weeks. */
const MAX_DRAWN_DAYS = 31;

export type ComparedSource = CitedPage & { owner: SiteOwner };
export type ComparedPrompt = Omit<PromptRow, 'topicId'> & {
  topic: { id: string; name: string; slug: string };
};

/** The brand against one competitor. */
export interface HeadToHead {
  brand: Company;
  competitor: Company;
  range: DateRange<string>;
  simulated: boolean;
  /** The whole range: the brand's numbers, then the competitor's. */
  totals: MetricsRow[];
  /** By day, or by week in ranges of more than 31 days: both companies' rows. */
  history: MetricsRow[];
  /** Whether the competitor's lead, in answers that name it and not the brand or the other way round, changed from the range before. */
  leadChange: Change | null;
  prompts: ComparedPrompt[];
  sources: ComparedSource[];
  /** Of the competitor's own domain. */
  ownPages: ComparedSource[];
}

export interface HeadToHeadService {
  /**
   * @returns null where the account tracks no brand or has no answers in the range
   * @throws FORBIDDEN; NOT_FOUND for a company that is no competitor of the account; BAD_USER_INPUT naming the field
   */
  read(
    viewer: Viewer,
    request: {
      userId?: string | null | undefined;
      competitorId: string;
      filter?: MetricsFilter | null | undefined;
    },
  ): Promise<HeadToHead | null>;
}

interface Deps {
  db: Db;
  visibility: VisibilityService;
  metricsTable: MetricsTableService;
}

export function createHeadToHeadService({ db, visibility, metricsTable }: Deps): HeadToHeadService {
  return {
    async read(viewer, { userId, competitorId, filter }) {
      const metrics = await visibility.metrics(viewer, userId, filter);
      const { brand, competitors, account } = metrics;
      const competitor = competitors.find(({ id }) => id === competitorId);
      if (!competitor) throw notFound('The account tracks no competitor with this id.', 'competitorId');
      const { from, to } = metrics.range;
      if (!brand || from === null || to === null) return null;
      const range = { from, to };
      const query = { ...range, userId: account.userId, competitorId, platform: filter?.platform ?? null };
      const drawnBy = countDays(range) > MAX_DRAWN_DAYS ? 'week' : 'day';
      const withOwner = (source: CitedPage) => ({
        ...source,
        owner: ownerOf(source.domain, { brand, competitors }),
      });
      const [[totals = [], history = []], leads, { prompts, sources, ownPages }] = await Promise.all([
        metricsTable
          .readEach(viewer, { userId, filter, by: ['company'], companyIds: [brand.id, competitorId] }, [
            'range',
            drawnBy,
          ])
          .then((tables) => tables.map(({ rows }) => rows)),
        metrics.overview.compareLeads([competitorId]),
        compareAnswers(db, query, competitor.domain),
      ]);
      const topicOf = (id: string) => metrics.topics.topics.find((topic) => topic.id === id);
      return {
        ...{ brand, competitor, range, totals, history },
        simulated: account.simulated,
        leadChange: leads.get(competitorId) ?? null,
        prompts: prompts.flatMap(({ topicId, ...prompt }) => {
          const topic = topicOf(topicId);
          return topic ? [{ ...prompt, topic: { id: topic.id, name: topic.name, slug: topic.slug } }] : [];
        }),
        sources: sources.map(withOwner),
        ownPages: ownPages.map(withOwner),
      };
    },
  };
}

async function compareAnswers(db: Db, query: HeadToHeadQuery, domain: string | null) {
  const [measured, naming] = await Promise.all([
    readMeasuredPrompts(db, query),
    countNamingAnswers(db, query, domain),
  ]);
  const [prompts, sources, ownPages] = await Promise.all([
    comparePrompts(db, query.userId, { measured, naming: naming.prompts }, MAX_PROMPTS),
    findCitedPages(db, query.userId, naming.sources, MAX_SOURCES),
    findCitedPages(db, query.userId, naming.ownPages, MAX_SOURCES),
  ]);
  return { prompts, sources, ownPages };
}
