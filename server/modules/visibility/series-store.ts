import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { readColumns } from '../../db/columns.ts';
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

/** A company on one day of one topic, before it is named. */
interface CountedCompany {
  day: string;
  topicId: string;
  companyId: string;
  mentions: number;
  positionSum: number;
}

/** Reads companies by day, the brand included, the latest day first; ranked as on the dashboard. */
export function companySeries(db: Db, userId: string, topicId: string | null): ReadSlice<CompanyPoint> {
  const names = lazy(() => readNames(db, userId));
  return async ({ from, to, skip, limit }) => {
    const [counted, nameOf] = await Promise.all([
      // Whole days, since companies are ranked among all of a day.
      readColumns<CountedCompany>(
        db,
        sql`select d.day, d.topic_id as "topicId", d.company_id as "companyId", sum(d.mentions)::int as mentions,
                   sum(d.position_sum)::int as "positionSum"
            from sightline.company_day d
            where d.user_id = ${userId} and d.topic_id = ${topics(userId, topicId)} and d.mentions > 0
              and d.day >= ${from}::date and d.day <= ${to}::date
            group by d.day, d.topic_id, d.company_id
            order by d.day desc fetch first (${skip + limit}::bigint) rows with ties`,
        ['day', 'topicId', 'companyId', 'mentions', 'positionSum'],
      ),
      names(),
    ]);
    const places = Map.groupBy(counted, ({ day, topicId: topic }) => `${day} ${topic}`);
    return [...places.values()]
      .flatMap((ofPlace) => rankPlace(userId, ofPlace, nameOf))
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

/** The names of the account's companies by their ids. */
async function readNames(db: Db, userId: string): Promise<Map<string, string>> {
  const companies = await rows<{ id: string; name: string }>(
    db,
    sql`select c.id, c.name from sightline.company c where c.user_id = ${userId}`,
  );
  return new Map(companies.map(({ id, name }) => [id, name]));
}

/** The companies of one day and topic. */
function rankPlace(
  userId: string,
  counted: readonly CountedCompany[],
  nameOf: ReadonlyMap<string, string>,
): CompanyPoint[] {
  return counted
    .flatMap(({ companyId, positionSum, ...place }) => {
      const name = nameOf.get(companyId);
      return name === undefined ? [] : [{ ...place, name, meanPosition: positionSum / place.mentions }];
    })
    .sort(compareRanks)
    .map(({ day, topicId, name, mentions }, index) => ({
      ...{ user_id: userId, date: day, mentions, topic_id: topicId, competitor: name, rank: index + 1 },
      logo_url: null,
    }));
}
