import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { type Counted, type Counting, counted, one, type Question } from '../question.ts';

interface Visits {
  total: number;
  rows: { agent: string; url: string; platform: string; visits: number; forged: number; refused: Counted }[];
}

/** Pages of `visit_hour` that are pages. */
const PAGES = sql`h.page_id not in ('00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000001')
  and p.url !~ '/(llms|llms-full|robots)[.]txt$'`;

const visitsOf = (userId: string, days: number): SQL => sql`
  sightline.visit_hour h
  left join sightline.visit_page p on p.user_id = h.user_id and p.id = h.page_id
  where h.user_id = ${userId} and h.verification <> 'forged'
    and (h.hour at time zone 'UTC')::date > (
      select greatest((max(v.hour) at time zone 'UTC')::date,
                      (select (max(r.hour) at time zone 'UTC')::date from sightline.referral_hour r
                       where r.user_id = ${userId}))
      from sightline.visit_hour v where v.user_id = ${userId}) - ${days}::int`;

const urls = async (db: Counting, query: SQL) =>
  (await db.rows<{ url: string }>(query)).map(({ url }) => url).toSorted();
const urlsOf = ({ rows }: Visits) => rows.map(({ url }) => url).toSorted();

export const VISITS: Question[] = [
  {
    text: 'Which pages of ours are fetched by GPTBot but never cited?',
    ask: async (tool) =>
      urlsOf(await tool<Visits>('visits', { list: 'never_cited', agent: 'GPTBot', limit: 50 })),
    count: (db) =>
      urls(
        db,
        sql`select distinct p.url from ${visitsOf(db.userId, 30)} and ${PAGES} and h.agent = 'GPTBot'
            and h.http_status < 400 and not exists (
              select from sightline.citation k where k.user_id = h.user_id and k.source_id = h.page_id)`,
      ),
  },
  {
    text: 'Which cited pages of ours has no AI agent fetched?',
    ask: async (tool) => urlsOf(await tool<Visits>('visits', { list: 'never_fetched', limit: 50 })),
    count: (db) =>
      urls(
        db,
        sql`select distinct s.url from sightline.citation k
            join sightline.source s on s.user_id = k.user_id and s.id = k.source_id
            where k.user_id = ${db.userId} and s.domain = 'ostrellio.example'
              and s.id not in (select h.page_id from ${visitsOf(db.userId, 30)})`,
      ),
  },
  {
    text: 'Which AI agent comes most, and how often?',
    async ask(tool) {
      const { rows } = await tool<Visits>('visits');
      return { agent: rows[0]?.agent, visits: rows[0]?.visits };
    },
    count: (db) =>
      one(
        db,
        sql`select h.agent, sum(h.visits)::int as visits from ${visitsOf(db.userId, 30)}
            group by h.agent order by visits desc limit 1`,
      ),
  },
  {
    text: 'How often is OAI-SearchBot refused?',
    async ask(tool) {
      const { rows } = await tool<Visits>('visits', { days: 14 });
      const found = rows.find(({ agent }) => agent === 'OAI-SearchBot');
      return found && counted(found.refused);
    },
    count: (db) =>
      one(
        db,
        sql`select coalesce(sum(h.visits) filter (where h.http_status >= 400), 0)::int as hits, sum(h.visits)::int as n
            from ${visitsOf(db.userId, 14)} and h.agent = 'OAI-SearchBot'`,
      ),
  },
  {
    text: 'How many people did ChatGPT send us at least?',
    async ask(tool) {
      const { rows } = await tool<Visits>('visits', { list: 'people', days: 90 });
      return rows.find(({ platform, url }) => platform === 'chatgpt' && url === undefined)?.visits;
    },
    async count(db) {
      const { people } = await one<{ people: number }>(
        db,
        sql`select sum(visits)::int as people from sightline.referral_hour
            where user_id = ${db.userId} and platform = 'chatgpt'`,
      );
      return people;
    },
  },
];
