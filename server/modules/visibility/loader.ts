import DataLoader from 'dataloader';
import type { Db } from '../../db/client.ts';
import { SOURCE_LIMIT, WINDOW_DAYS } from './constants.ts';
import { addDays, daysBetween } from './days.ts';
import type { DayRange, TimeWindow } from './model.ts';
import {
  type CompanyRow,
  companyTotals,
  type PlatformRow,
  platformTotals,
  type Scope,
  type SourceRow,
  type TopicDayRow,
  topicDays,
  topSources,
} from './store.ts';

/** Reads the rollups of one account, range and platform; topics asked for together are read together. */
export interface MetricsLoader {
  /** Names the account, range and platform. */
  key: string;
  /** The days covered: what was asked for, else what is collected. */
  range: DayRange;
  /** Days of a topic in the range, ascending. */
  days(topicId: string): Promise<TopicDayRow[]>;
  /** Two windows of equal length to compare; the range and the one before it, or the last two weeks. */
  comparedDays(topicId: string): Promise<{ current: TopicDayRow[]; previous: TopicDayRow[] }>;
  platforms(topicId: string): Promise<PlatformRow[]>;
  companies(topicId: string, window: TimeWindow): Promise<CompanyRow[]>;
  sources(topicId: string, window: TimeWindow): Promise<SourceRow[]>;
}

/**
 * @param scope what was asked for; open where nothing was, since measurements also fail outside the days with answers
 * @param range the days covered, for the reply and for comparing
 * @param latest the last day collected within the scope; windows are counted back from it
 */
export function createMetricsLoader(
  db: Db,
  scope: Scope,
  range: DayRange,
  latest: string | null,
): MetricsLoader {
  const bounded = scope.from !== null;
  const compared = comparedWindows(bounded ? range : lastWeek(latest));

  const batched = <Row extends { topicId: string }>(
    read: (topicIds: readonly string[]) => Promise<Row[]>,
  ) => {
    const loader = new DataLoader<string, Row[]>(async (topicIds) => {
      const found = Map.groupBy(await read(topicIds), (row) => row.topicId);
      return topicIds.map((id) => found.get(id) ?? []);
    });
    return (topicId: string) => loader.load(topicId);
  };
  const windowed = <Row extends { topicId: string }>(
    read: (scope: Scope, topicIds: readonly string[]) => Promise<Row[]>,
  ) => {
    const loaders = new Map<TimeWindow, (topicId: string) => Promise<Row[]>>();
    return (topicId: string, window: TimeWindow) => {
      const load =
        loaders.get(window) ?? batched((topicIds) => read(narrowed(scope, latest, window), topicIds));
      loaders.set(window, load);
      return load(topicId);
    };
  };

  const wide = batched((topicIds) =>
    topicDays(db, { ...scope, from: earlier(scope.from, compared?.previous.from ?? null) }, topicIds),
  );
  const between = (days: TopicDayRow[], { from, to }: DayRange) =>
    days.filter((row) => (from === null || row.day >= from) && (to === null || row.day <= to));

  return {
    key: [
      scope.userId,
      range.from ?? '',
      range.to ?? '',
      scope.platform ?? '*',
      bounded ? 'range' : 'all',
    ].join(':'),
    range,
    days: async (topicId) => between(await wide(topicId), scope),
    async comparedDays(topicId) {
      if (!compared) return { current: [], previous: [] };
      const days = await wide(topicId);
      return { current: between(days, compared.current), previous: between(days, compared.previous) };
    },
    platforms: batched((topicIds) => platformTotals(db, scope, topicIds)),
    companies: windowed((narrow, topicIds) => companyTotals(db, narrow, topicIds)),
    sources: windowed((narrow, topicIds) => topSources(db, narrow, topicIds, SOURCE_LIMIT)),
  };
}

/** The window's days within the scope, counted back from the latest collected one. */
function narrowed(scope: Scope, latest: string | null, window: TimeWindow): Scope {
  if (window === 'ALL' || latest === null) return scope;
  const start = addDays(latest, 1 - WINDOW_DAYS[window]);
  return { ...scope, from: scope.from !== null && scope.from > start ? scope.from : start };
}

const lastWeek = (latest: string | null): DayRange => ({
  from: latest === null ? null : addDays(latest, 1 - WINDOW_DAYS.WEEK),
  to: latest,
});

function comparedWindows({ from, to }: DayRange): { current: DayRange; previous: DayRange } | null {
  if (to === null || from === null) return null;
  return {
    current: { from, to },
    previous: { from: addDays(from, -daysBetween(from, to)), to: addDays(from, -1) },
  };
}

const earlier = (a: string | null, b: string | null) => (a === null || b === null ? a : a < b ? a : b);
