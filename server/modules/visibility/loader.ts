import DataLoader from 'dataloader';
import type { Db } from '../../db/client.ts';
import { badInput } from '../../errors.ts';
import { MOST_BACK, SOURCE_LIMIT, WINDOW_DAYS } from './constants.ts';
import { addDays } from './days.ts';
import type { Asked } from './filter.ts';
import type { DayRange, TimeWindow } from './model.ts';
import { before, type Covered, coveredBy, type Days } from './range.ts';
import {
  type CompanyRow,
  companyTotals,
  type JudgeDayRow,
  judgeDays,
  type PlatformRow,
  platformTotals,
  type Scope,
  type SourceRow,
  type TopicDayRow,
  topicDays,
  topSources,
} from './store.ts';

/** Rows of two windows of equal length; empty where there is nothing to compare. */
export interface Compared<Row> {
  current: Row[];
  previous: Row[];
}

export type ComparedDays = Compared<TopicDayRow>;

/** Reads the rollups of one account, range and platform; topics asked for together are read together. */
export interface MetricsLoader {
  /** Names the account, range and platform; ends that were left open are marked, since they let more in. */
  key: string;
  /** The days covered: what was asked for, else what is collected. */
  range: DayRange;
  /** Days of a topic in the range, ascending. */
  days(topicId: string): Promise<TopicDayRow[]>;
  /** The range and the one before it, or the last two weeks. */
  comparedDays(topicId: string): Promise<ComparedDays>;
  /** Who judged the sentiments of a topic in the range, by day. */
  judges(topicId: string): Promise<JudgeDayRow[]>;
  /** The same of the windows that `comparedDays` compares. */
  comparedJudges(topicId: string): Promise<Compared<JudgeDayRow>>;
  platforms(topicId: string): Promise<PlatformRow[]>;
  companies(topicId: string, window: TimeWindow): Promise<CompanyRow[]>;
  sources(topicId: string, window: TimeWindow): Promise<SourceRow[]>;
  /**
   * The range of the same length just before, one loader for all who ask; null where no range was asked for.
   * @throws BAD_USER_INPUT more than `MOST_BACK` ranges back
   */
  previous(): Promise<MetricsLoader | null>;
}

/** Finds out the days of a filter and makes their loader, `back` ranges before the one that was asked for. */
export async function openMetrics(
  db: Db,
  userId: string,
  aggregateTopicId: string,
  asked: Asked,
  back = 0,
): Promise<MetricsLoader> {
  const covered = await coveredBy(db, userId, aggregateTopicId, asked);
  return createMetricsLoader(db, aggregateTopicId, covered, back);
}

function createMetricsLoader(
  db: Db,
  aggregateTopicId: string,
  { scope, range, latest }: Covered,
  back: number,
): MetricsLoader {
  const asked = scope.from === null ? null : twoEnded(range);
  const current = scope.from === null ? lastWeek(latest) : asked;
  const earlier = current && before(current);

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

  /** Read once for the range and the windows that are compared. */
  const byDay = <Row extends { topicId: string; day: string }>(
    read: (db: Db, scope: Scope, topicIds: readonly string[]) => Promise<Row[]>,
  ) => {
    const wide = batched((topicIds) =>
      read(db, { ...scope, from: scope.from && (earlier?.from ?? scope.from) }, topicIds),
    );
    return {
      within: async (topicId: string) => between(await wide(topicId), scope),
      async compared(topicId: string): Promise<Compared<Row>> {
        if (!current || !earlier) return { current: [], previous: [] };
        const rows = await wide(topicId);
        return { current: between(rows, current), previous: between(rows, earlier) };
      },
    };
  };
  const days = byDay(topicDays);
  const judges = byDay(judgeDays);
  let previous: Promise<MetricsLoader> | undefined;

  return {
    key: [
      scope.userId,
      scope.from ?? `~${range.from ?? ''}`,
      scope.to ?? `~${range.to ?? ''}`,
      scope.platform ?? '*',
    ].join(':'),
    range,
    days: days.within,
    comparedDays: days.compared,
    judges: judges.within,
    comparedJudges: judges.compared,
    platforms: batched((topicIds) => platformTotals(db, scope, topicIds)),
    companies: windowed((narrow, topicIds) => companyTotals(db, narrow, topicIds)),
    sources: windowed((narrow, topicIds) => topSources(db, narrow, topicIds, SOURCE_LIMIT)),
    async previous() {
      if (!asked || !earlier) return null;
      if (back === MOST_BACK) throw badInput('previous', `previous goes at most ${MOST_BACK} ranges back.`);
      const { userId, platform } = scope;
      previous ??= openMetrics(db, userId, aggregateTopicId, { ...earlier, days: null, platform }, back + 1);
      return previous;
    },
  };
}

/** The window's days within the scope, counted back from the latest collected one. */
function narrowed(scope: Scope, latest: string | null, window: TimeWindow): Scope {
  if (window === 'ALL' || latest === null) return scope;
  const start = addDays(latest, 1 - WINDOW_DAYS[window]);
  return { ...scope, from: scope.from !== null && scope.from > start ? scope.from : start };
}

const between = <Row extends { day: string }>(rows: readonly Row[], { from, to }: DayRange) =>
  rows.filter(({ day }) => (from === null || day >= from) && (to === null || day <= to));

const twoEnded = ({ from, to }: DayRange): Days | null =>
  from === null || to === null ? null : { from, to };

const lastWeek = (latest: string | null): Days | null =>
  latest === null ? null : { from: addDays(latest, 1 - WINDOW_DAYS.WEEK), to: latest };
