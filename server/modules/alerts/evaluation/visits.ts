import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { addDays, utcDay } from '../../../lib/days.ts';
import { counted, oneLine, percent } from '../../../lib/format.ts';
import { withTotals } from '../../citations/source-totals.ts';
import type { AlertsDeps } from '../deps.ts';
import type { Finding } from '../model.ts';

/** Days of the visits that are looked at, and of those before that they are compared with. */
const DAYS = 7;
const DAYS_BEFORE = 28;
/** Verified visits of an agent in either window; fewer say nothing. */
const MIN_VISITS = 20;
/** Share of them that is refused. */
const MIN_SHARE = 0.2;
/** The share is at least so many times that of the days before, so that an agent that is shut out on purpose is not reported. */
const MIN_RISE = 2;
/** Refused visits of a page, and their share. */
const MIN_PAGE_REFUSED = 3;
const MIN_PAGE_SHARE = 0.5;
/** Agents or pages reported at once: those with most refused visits, and with most answers. */
const MAX_FINDINGS = 5;
/** Visits of an older latest day are out of date, as after an import of old logs. */
const STALE_DAYS = 7;

/** Statuses of this and above refuse a visit. */
const REFUSED = sql`http_status >= 400`;

/** What rules on visits find. @returns null without visits, or when the latest are out of date */
export async function findVisitFindings(
  { db, clock }: AlertsDeps,
  userId: string,
  kind: 'bot_refused' | 'cited_page_error',
): Promise<Finding[] | null> {
  const [latest] = await rows<{ day: string | null }>(
    db,
    sql`select to_char(max(day), 'YYYY-MM-DD') as day from sightline.visit_agent_day where user_id = ${userId}`,
  );
  const day = latest?.day ?? null;
  if (day === null || day < addDays(utcDay(clock()), -STALE_DAYS)) return null;
  return kind === 'bot_refused' ? findRefusedBots(db, userId, day) : findBrokenPages(db, userId, day);
}

interface RefusedBot {
  agent: string;
  visits: number;
  refused: number;
  visitsBefore: number;
  refusedBefore: number;
}

async function findRefusedBots(db: Db, userId: string, day: string): Promise<Finding[]> {
  const from = addDays(day, 1 - DAYS);
  const sum = (condition: SQL) => sql`coalesce(sum(visits) filter (where ${condition}), 0)::int`;
  const isNow = sql`day >= ${from}::date`;
  const found = await rows<RefusedBot>(
    db,
    sql`select agent, ${sum(isNow)} as visits, ${sum(sql`${isNow} and ${REFUSED}`)} as refused,
               ${sum(sql`not (${isNow})`)} as "visitsBefore",
               ${sum(sql`not (${isNow}) and ${REFUSED}`)} as "refusedBefore"
        from sightline.visit_agent_day
        where user_id = ${userId} and verification = 'verified'
          and day >= ${addDays(from, -DAYS_BEFORE)}::date and day <= ${day}::date
        group by agent order by refused desc, agent`,
  );
  return found
    .filter(isRefused)
    .slice(0, MAX_FINDINGS)
    .map((bot) => toBotFinding(bot, day));
}

function isRefused({ visits, refused, visitsBefore, refusedBefore }: RefusedBot): boolean {
  if (visits < MIN_VISITS || refused < MIN_SHARE * visits) return false;
  return visitsBefore < MIN_VISITS || refused / visits >= MIN_RISE * (refusedBefore / visitsBefore);
}

function toBotFinding(
  { agent, visits, refused, visitsBefore, refusedBefore }: RefusedBot,
  day: string,
): Finding {
  const before =
    visitsBefore < MIN_VISITS
      ? `There were ${counted(visitsBefore, 'verified visit')} in the ${DAYS_BEFORE} days before.`
      : `In the ${DAYS_BEFORE} days before it was ${percent((refusedBefore / visitsBefore) * 100)} of ${visitsBefore.toLocaleString('en-US')}.`;
  return {
    ...{ subject: agent, day, lasting: true },
    title: `${agent} is refused by your site`,
    summary: `In the last ${DAYS} days ${percent((refused / visits) * 100)} of ${counted(visits, 'verified visit')} of ${agent} got an error (HTTP 400 or more). ${before}`,
    details: {
      ...{ agent, days: DAYS, current: { visits, refused } },
      previous: { days: DAYS_BEFORE, visits: visitsBefore, refused: refusedBefore },
    },
  };
}

interface BrokenPage {
  id: string;
  url: string;
  answers: number;
  visits: number;
  refused: number;
  statuses: { httpStatus: number; visits: number }[];
}

async function findBrokenPages(db: Db, userId: string, day: string): Promise<Finding[]> {
  const found = await rows<BrokenPage>(
    db,
    sql`with fetched as materialized (
          select page_id as id, sum(visits)::int as visits,
                 coalesce(sum(visits) filter (where ${REFUSED}), 0)::int as refused
          from sightline.visit_page_day
          where user_id = ${userId} and day >= ${addDays(day, 1 - DAYS)}::date and day <= ${day}::date
          group by page_id
        )
        select f.id, s.url, c.mentions as answers, f.visits, f.refused, t.statuses
        from (select * from fetched
              where refused >= ${MIN_PAGE_REFUSED} and refused >= ${MIN_PAGE_SHARE}::float8 * visits) f
        cross join lateral (select s.url, s.number from sightline.source s
                            where s.user_id = ${userId} and s.id = f.id offset 0) s
        ${withTotals(userId, { as: 'c' })}
        cross join lateral (
          select jsonb_agg(jsonb_build_object('httpStatus', d.http_status, 'visits', d.visits)
                           order by d.visits desc, d.http_status) as statuses
          from (select v.http_status, sum(v.visits)::int as visits from sightline.visit_page_day v
                where v.user_id = ${userId} and v.page_id = f.id and v.http_status >= 400
                  and v.day >= ${addDays(day, 1 - DAYS)}::date and v.day <= ${day}::date
                group by v.http_status having sum(v.visits) > 0) d offset 0) t
        where c.mentions > 0
        order by c.mentions desc, f.id limit ${MAX_FINDINGS}`,
  );
  return found.map((page) => toPageFinding(page, day));
}

function toPageFinding({ id, url, answers, visits, refused, statuses }: BrokenPage, day: string): Finding {
  const errors = statuses.map((each) => `HTTP ${each.httpStatus}: ${each.visits.toLocaleString('en-US')}`);
  return {
    ...{ subject: id, day, lasting: true },
    title: `A cited page returns an error to AI bots: ${oneLine(url)}`,
    summary: `In the last ${DAYS} days ${refused.toLocaleString('en-US')} of ${counted(visits, 'visit')} of AI bots got an error (${errors.join(', ')}). The page is cited in ${counted(answers, 'answer')}.`,
    details: { page: { url, answers }, days: DAYS, visits, refused, statuses },
  };
}
