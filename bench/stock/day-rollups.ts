import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../server/db/client.ts';
import { type DateRange, daysOf } from '../../server/lib/days.ts';
import { lazy } from '../../server/lib/lazy.ts';
import { loadByDay, loadByTopic, type ReadRows } from '../../server/modules/visibility/batched-loaders.ts';
import {
  comparedRanges,
  type MetricsQuery,
  type TimeWindow,
  windowStart,
} from '../../server/modules/visibility/metrics-query.ts';
import type { PairRow } from '../../server/modules/visibility/pair-store.ts';
import type { PromptWindowRow } from '../../server/modules/visibility/prompt-windows-store.ts';
import { aggregateTopic, onEach, since, until } from '../../server/modules/visibility/rollup-filter.ts';
import type { Rollups } from '../../server/modules/visibility/rollups.ts';
import type { SourceRow } from '../../server/modules/visibility/source-store.ts';
import {
  impressionTotals,
  type JudgeDayRow,
  judgeDays,
  measuredPlatforms,
  type PlatformDayRow,
  platformDays,
  type TopicDayRow,
  topicDays,
} from '../../server/modules/visibility/store.ts';
import type { CompanyRow } from '../../server/modules/visibility/window-store.ts';
import { sum } from '../../server/statistics/arithmetic.ts';

/** What an overview reads of the rollups. */
type OverviewRollups = Pick<
  Rollups,
  | 'query'
  | 'days'
  | 'judges'
  | 'platformDays'
  | 'platforms'
  | 'promptPairs'
  | 'promptWindows'
  | 'impressions'
  | 'companies'
  | 'sources'
  | 'measuredPlatforms'
>;

/** Postgres gives sums as text. */
const NUMBER = /^-?\d+(\.\d+)?$/;
const toNumbers = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && NUMBER.test(value) ? Number(value) : value,
    ]),
  );

/**
 * The numbers of an overview from day tables alone, each with the statement that one would write for it: the rows of the
 * range by an index, added up, then joined to the few names that are shown.
 */
export function dayRollups(db: Db, query: MetricsQuery): OverviewRollups {
  const read: ReadRows = async <Row>(statement: SQL) =>
    (await rows<object>(db, statement)).map(toNumbers) as Row[];
  const { userId } = query;
  const { current, previous } = comparedRanges(query);
  const inRange = (from: string | null) =>
    sql`d.user_id = ${userId} and ${since(from)} and ${until(query.to)}`;

  const readPlatformDays = loadByDay<PlatformDayRow>(read, query, platformDays);
  const platformDaysOf: OverviewRollups['platformDays'] = async (topicId) => {
    const { days, ...windows } = await readPlatformDays(topicId);
    const answered = (all: PlatformDayRow[]) => all.filter(({ answers }) => answers > 0);
    return {
      days: answered(days),
      current: answered(windows.current),
      previous: answered(windows.previous),
    };
  };
  const readImpressions = loadByTopic<{ topicId: string; impressions: number }>(read, (topicIds) =>
    impressionTotals(query, topicIds),
  );
  const pairs = new Map<string, Promise<PairRow | undefined>>();

  return {
    query,
    days: loadByDay<TopicDayRow>(read, query, topicDays),
    judges: loadByDay<JudgeDayRow>(read, query, judgeDays),
    platformDays: platformDaysOf,

    async platforms(topicId) {
      const { days } = await readPlatformDays(topicId);
      return [...Map.groupBy(days, ({ platform }) => platform)]
        .map(([platform, own]) => ({
          platform,
          answers: sum(own, ({ answers }) => answers),
          failed: sum(own, ({ failed }) => failed),
        }))
        .sort((a, b) => b.answers - a.answers || (a.platform < b.platform ? -1 : 1));
    },

    impressions: async (topicId) => (await readImpressions(topicId))[0]?.impressions ?? 0,

    promptPairs(topicId) {
      if (!current || !previous) return Promise.resolve(undefined);
      const found = pairs.get(topicId) ?? readPairs(db, query, [previous, current], topicId);
      pairs.set(topicId, found);
      return found;
    },

    promptWindows: async (topicId) =>
      current && previous
        ? read<PromptWindowRow>(sql`
            with summed as materialized (
              select d.prompt_id, d.platform, d.day >= ${current.from}::date as later, sum(d.answers) as answers,
                     sum(d.visible) as visible, sum(d.analyzed) as analyzed, sum(d.sentiment_sum) as sentiment_sum
              from sightline.prompt_day d
              where d.user_id = ${userId} and d.day >= ${previous.from}::date and d.day <= ${current.to}::date
                and ${onEach(query)} and d.answers > 0
              group by 1, 2, 3
            )
            select ${topicId}::text as "topicId", d.prompt_id as prompt, d.platform, d.later, d.answers, d.visible,
                   case when p.branded then d.answers else 0 end as "brandedAnswers",
                   case when p.branded then d.visible else 0 end as "brandedVisible", d.analyzed,
                   d.sentiment_sum as "sentimentSum"
            from summed d join sightline.prompt p on p.user_id = ${userId} and p.id = d.prompt_id
            where ${topicId}::uuid in (p.topic_id, ${aggregateTopic(userId)})`)
        : [],

    companies: (topicId: string, window: TimeWindow) =>
      read<CompanyRow>(sql`
        with named as materialized (
          select d.company_id, sum(d.mentions) as mentions, sum(d.position_sum) as position_sum,
                 coalesce(sum(d.mentions) filter (where not d.branded), 0) as unbranded_mentions
          from sightline.company_day d
          where ${inRange(windowStart(query, window))} and d.topic_id = ${topicId}::uuid and ${onEach(query)}
          group by d.company_id
        )
        select n.company_id as "companyId", c.name, c.domain, c.kind = 'brand' as "isBrand", n.mentions,
               n.position_sum as "positionSum", n.unbranded_mentions as "unbrandedMentions"
        from named n join sightline.company c on c.user_id = ${userId} and c.id = n.company_id`),

    sources: (topicId: string, window: TimeWindow) =>
      read<SourceRow>(sql`
        with cited as materialized (
          select d.source_id, sum(d.mentions) as mentions from sightline.source_day d
          where ${inRange(windowStart(query, window))} and d.topic_id = ${topicId}::uuid
            ${query.platform === null ? sql`` : sql`and d.platform = ${query.platform}`}
          group by d.source_id order by 2 desc fetch first 10 rows with ties
        )
        select s.url, s.domain, s.title, k.mentions
        from cited k join sightline.source s on s.user_id = ${userId} and s.id = k.source_id
        order by k.mentions desc, s.url limit 10`),

    measuredPlatforms: lazy(async () =>
      (await read<{ platform: string }>(measuredPlatforms(userId))).map(({ platform }) => platform),
    ),
  };
}

/** The test of a change, from all days of both windows. */
async function readPairs(
  db: Db,
  { userId, platform }: MetricsQuery,
  windows: readonly [DateRange<string>, DateRange<string>],
  topicId: string,
): Promise<PairRow | undefined> {
  const days = `{${windows.flatMap(daysOf).join()}}`;
  const [row] = await rows<PairRow>(
    db,
    sql`select * from sightline.compare_prompts_3(${userId}::uuid, ${topicId}::uuid, ${platform}::text,
          ${days}::date[], '{}', '{}', ${windows[1].from}::date)`,
  );
  return row;
}
