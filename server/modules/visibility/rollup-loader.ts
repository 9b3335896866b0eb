import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { badInput } from '../../errors.ts';
import { addDays } from '../../lib/days.ts';
import { byTopic, byWindow } from './batches.ts';
import { MOST_BACK, SOURCE_LIMIT, WINDOW_DAYS } from './constants.ts';
import type { Asked } from './metrics-query.ts';
import type { DayRange, TimeWindow } from './model.ts';
import { before, type Covered, coveredBy, type Days } from './range.ts';
import { createRead } from './reads.ts';
import type { Scope } from './scope.ts';
import {
  askedPlatforms,
  type ImpressionRow,
  impressionTotals,
  type JudgeDayRow,
  judgeDays,
  type PlatformRow,
  platformTotals,
  type TopicDayRow,
  topicDays,
} from './store.ts';
import { type CompanyRow, companyTotals, type SourceRow, topSources } from './window-store.ts';

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
  /** A topic's impressions, all days of the range together. */
  impressions(topicId: string): Promise<number>;
  platforms(topicId: string): Promise<PlatformRow[]>;
  /** Keys of all platforms with any measurement in the account, whatever the range and platform. */
  askedPlatforms(): Promise<string[]>;
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

  const read = createRead(db);

  /** Read once for the range and the windows that are compared. */
  const byDay = <Row extends { topicId: string; day: string }>(
    query: (scope: Scope, topicIds: readonly string[]) => SQL,
  ) => {
    const widest = { ...scope, from: scope.from && (earlier?.from ?? scope.from) };
    const wide = byTopic<Row>(read, (topicIds) => query(widest, topicIds));
    return {
      within: async (topicId: string) => between(await wide(topicId), scope),
      async compared(topicId: string): Promise<Compared<Row>> {
        if (!current || !earlier) return { current: [], previous: [] };
        const rows = await wide(topicId);
        return { current: between(rows, current), previous: between(rows, earlier) };
      },
    };
  };
  const days = byDay<TopicDayRow>(topicDays);
  const judges = byDay<JudgeDayRow>(judgeDays);
  const impressions = byTopic<ImpressionRow>(read, (topicIds) => impressionTotals(scope, topicIds));
  const companies = byWindow<CompanyRow>(read, (windows) => companyTotals(scope, windows));
  const sources = byWindow<SourceRow>(read, (windows) => topSources(scope, windows, SOURCE_LIMIT));
  let platforms: Promise<{ platform: string }[]> | undefined;
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
    impressions: async (topicId) => (await impressions(topicId))[0]?.impressions ?? 0,
    platforms: byTopic<PlatformRow>(read, (topicIds) => platformTotals(scope, topicIds)),
    async askedPlatforms() {
      platforms ??= read(askedPlatforms(scope.userId, aggregateTopicId));
      return (await platforms).map(({ platform }) => platform);
    },
    companies: (topicId, window) => companies({ topicId, from: firstDay(scope, latest, window) }),
    sources: (topicId, window) => sources({ topicId, from: firstDay(scope, latest, window) }),
    async previous() {
      if (!asked || !earlier) return null;
      if (back === MOST_BACK) throw badInput('previous', `previous goes at most ${MOST_BACK} ranges back.`);
      const { userId, platform } = scope;
      previous ??= openMetrics(db, userId, aggregateTopicId, { ...earlier, days: null, platform }, back + 1);
      return previous;
    },
  };
}

/** The first day of a window within the scope, counted back from the latest collected day; null is open. */
function firstDay(scope: Scope, latest: string | null, window: TimeWindow): string | null {
  if (window === 'ALL' || latest === null) return scope.from;
  const start = addDays(latest, 1 - WINDOW_DAYS[window]);
  return scope.from !== null && scope.from > start ? scope.from : start;
}

const between = <Row extends { day: string }>(rows: readonly Row[], { from, to }: DayRange) =>
  rows.filter(({ day }) => (from === null || day >= from) && (to === null || day <= to));

const twoEnded = ({ from, to }: DayRange): Days | null =>
  from === null || to === null ? null : { from, to };

const lastWeek = (latest: string | null): Days | null =>
  latest === null ? null : { from: addDays(latest, 1 - WINDOW_DAYS.WEEK), to: latest };
