import { type SQL, sql } from 'drizzle-orm';
import { onEach, type Scope, until } from './scope.ts';

/** A topic, and the first day of a window it is read for; null is open. */
export interface TopicWindow {
  topicId: string;
  from: string | null;
}

// Each window's rows are added up before they are joined: there are many rows and few names. The embedded database
// gathers no statistics; `lateral … offset 0` keeps it from joining first, and from reading a whole table of names.

const asked = (windows: readonly TopicWindow[]): SQL => {
  const list = windows.map(({ topicId, from }) => ({ topicId, from: from ?? '-infinity' }));
  return sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as w("topicId" uuid, "from" date)`;
};

const inWindow = (scope: Scope): SQL => sql`
  d.user_id = ${scope.userId} and d.topic_id = w."topicId" and d.day >= w."from" and ${until(scope.to)}
  and ${onEach(scope)}`;

export interface CompanyRow {
  topicId: string;
  companyId: string;
  name: string;
  domain: string | null;
  isBrand: boolean;
  mentions: number;
  unbrandedMentions: number;
  positionSum: number;
}

/** Each company's totals; companies that are not mentioned are left out. @returns a query of `CompanyRow & TopicWindow` */
export const companyTotals = (scope: Scope, windows: readonly TopicWindow[]): SQL => sql`
  select w."topicId", nullif(w."from", '-infinity') as "from", k.company_id as "companyId", c.name, c.domain, c.kind = 'brand' as "isBrand",
         k.mentions, k.position_sum as "positionSum", k.unbranded_mentions as "unbrandedMentions"
  from ${asked(windows)}
  cross join lateral (
    select d.company_id, sum(d.mentions) as mentions, sum(d.position_sum) as position_sum,
           coalesce(sum(d.mentions) filter (where not d.branded), 0) as unbranded_mentions
    from sightline.company_day d where ${inWindow(scope)}
    group by d.company_id offset 0
  ) k
  cross join lateral (
    select c.name, c.domain, c.kind from sightline.company c
    where c.user_id = ${scope.userId} and c.id = k.company_id offset 0
  ) c`;

export interface SourceRow {
  topicId: string;
  url: string;
  domain: string;
  title: string;
  mentions: number;
}

/**
 * Each topic's `limit` most cited pages, most cited first, equal ones by URL.
 * @returns a query of `SourceRow & TopicWindow`
 */
export const topSources = (scope: Scope, windows: readonly TopicWindow[], limit: number): SQL => sql`
  select w."topicId", nullif(w."from", '-infinity') as "from", t.url, t.domain, t.title, t.mentions
  from ${asked(windows)}
  cross join lateral (
    select s.url, s.domain, s.title, k.mentions
    from (
      select d.source_id, sum(d.mentions) as mentions
      from sightline.source_day d where ${inWindow(scope)}
      group by d.source_id order by mentions desc fetch first ${sql.raw(String(limit))} rows with ties
    ) k
    cross join lateral (
      select s.url, s.domain, s.title from sightline.source s
      where s.user_id = ${scope.userId} and s.id = k.source_id offset 0
    ) s
    order by k.mentions desc, s.url limit ${limit}
  ) t`;
