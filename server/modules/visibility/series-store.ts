import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { ascending } from '../../lib/ascending.ts';
import { compareDays } from '../../lib/days.ts';
import { lazy } from '../../lib/lazy.ts';
import type { ReadSlice } from '../../lib/series-page.ts';
import { compareRanks } from './formulas.ts';

// Days are added up over platforms before anything is joined: the embedded database takes half as long for it.

/** The topic, or all but the aggregate one. */
const topics = (userId: string, topicId: string | null) =>
  sql`any (array(select t.id from sightline.topic t
                 where t.user_id = ${userId} and not t.is_aggregate
                   and (${topicId}::uuid is null or t.id = ${topicId}::uuid)))`;

/** One company on one day of one topic. */
export interface CompanyPoint {
  user_id: string;
  date: string;
  mentions: number;
  topic_id: string;
  competitor: string;
  rank: number;
  logo_url: null;
}

type CountedCompany = [
  date: string,
  topicId: string,
  companyId: string,
  mentions: number,
  positionSum: number,
];

/** Reads companies by day, the brand included, the latest day first; ranked as on the dashboard. */
export function companySeries(db: Db, userId: string, topicId: string | null): ReadSlice<CompanyPoint> {
  const names = lazy(() => readNames(db, userId));
  return async ({ from, to, skip, limit }) => {
    // Whole days, since companies are ranked among all of a day. As one value: of a row for each company and day, the
    // embedded database's driver would make as many objects twice.
    const [[list], nameOf] = await Promise.all([
      rows<{ counted: CountedCompany[] }>(
        db,
        sql`select coalesce(json_agg(json_build_array(d.day, d.topic_id, d.company_id, d.mentions, d.position_sum)),
                            '[]') as counted
            from (select d.day, d.topic_id, d.company_id, sum(d.mentions)::int as mentions,
                         sum(d.position_sum)::int as position_sum
                  from sightline.company_day d
                  where d.user_id = ${userId} and d.topic_id = ${topics(userId, topicId)} and d.mentions > 0
                    and d.day >= ${from}::date and d.day <= ${to}::date
                  group by d.day, d.topic_id, d.company_id
                  order by d.day desc fetch first (${skip + limit}::bigint) rows with ties) d`,
      ),
      names(),
    ]);
    const places = Map.groupBy(list?.counted ?? [], ([date, topic]) => `${date} ${topic}`);
    return [...places.values()]
      .flatMap((counted) => rankPlace(userId, counted, nameOf))
      .sort(
        (a, b) =>
          compareDays(b.date, a.date) ||
          a.rank - b.rank ||
          ascending(a.competitor, b.competitor) ||
          ascending(a.topic_id, b.topic_id),
      )
      .slice(skip, skip + limit);
  };
}

const readNames = async (db: Db, userId: string): Promise<Map<string, string>> =>
  new Map(
    (
      await rows<{ id: string; name: string }>(
        db,
        sql`select c.id, c.name from sightline.company c where c.user_id = ${userId}`,
      )
    ).map(({ id, name }) => [id, name]),
  );

/** The companies of one day and topic. */
function rankPlace(
  userId: string,
  counted: readonly CountedCompany[],
  nameOf: ReadonlyMap<string, string>,
): CompanyPoint[] {
  return counted
    .flatMap(([date, topicId, companyId, mentions, positionSum]) => {
      const name = nameOf.get(companyId);
      return name === undefined
        ? []
        : [{ date, topicId, name, mentions, meanPosition: positionSum / mentions }];
    })
    .sort(compareRanks)
    .map(({ date, topicId, name, mentions }, index) => ({
      ...{ user_id: userId, date, mentions, topic_id: topicId, competitor: name, rank: index + 1 },
      logo_url: null,
    }));
}
