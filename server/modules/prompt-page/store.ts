import { type SQL, sql } from 'drizzle-orm';
import { ASKED_PLAINLY } from '../../db/asked-plainly.ts';
import { type Db, rows } from '../../db/client.ts';
import { keyInDays } from '../../db/key-in-days.ts';
import { squaresWithin } from '../../db/squares-within.ts';
import type { DateRange } from '../../lib/days.ts';
import type { PromptWithTopic } from '../answers/list/model.ts';
import { onEach } from '../visibility/rollup-filter.ts';

/** One prompt's answers in a range. */
export interface PromptQuery extends DateRange<string> {
  userId: string;
  promptId: string;
  /** A platform's key; null for all. */
  platform: string | null;
}

/** A prompt with its topic, archived or not. */
export interface FoundPrompt extends PromptWithTopic {
  archived: boolean;
  promptGroup: string | null;
}

const PROMPT_COLUMNS = sql`p.id, p.question, p.branded, p.archived_at is not null as archived,
  p.prompt_group as "promptGroup", jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug) as topic`;

const topicOf = (userId: string): SQL => sql`
  cross join lateral (select t.id, t.name, t.slug from sightline.topic t
                      where t.user_id = ${userId} and t.id = p.topic_id offset 0) t`;

export async function findPrompt(db: Db, userId: string, id: string): Promise<FoundPrompt | null> {
  const [prompt] = await rows<FoundPrompt>(
    db,
    sql`select ${PROMPT_COLUMNS} from sightline.prompt p ${topicOf(userId)}
        where p.user_id = ${userId} and p.id = ${id}::uuid`,
  );
  return prompt ?? null;
}

/** The measurements of one platform on one day. */
export interface PromptCell {
  platform: string;
  day: string;
  answers: number;
  failed: number;
  visible: number;
}

export const promptCells = (db: Db, query: PromptQuery) =>
  rows<PromptCell>(
    db,
    sql`select d.platform, to_char(d.day, 'YYYY-MM-DD') as day, d.answers, d.failed, d.visible
        from sightline.prompt_day d
        where d.user_id = ${query.userId} and ${keyInDays(sql`d.prompt_id`, sql`${query.promptId}::uuid`, sql`d.day`, query)}
          and ${onEach(query)} and d.answers + d.failed > 0`,
  );

// No rollup counts companies or sources by prompt: a prompt's answers are few, and their index is by prompt and day.

const answersOf = ({ userId, promptId, platform, from, to }: PromptQuery): SQL => sql`
  select a.id, a.platform, a.day, a.visible from sightline.answer a
  where a.user_id = ${userId} and a.prompt_id = ${promptId}::uuid and a.day >= ${from}::date and a.day <= ${to}::date
    and a.status = 'answered' and ${ASKED_PLAINLY} and (${platform}::text is null or a.platform = ${platform})`;

/** A tracked company in the answers of one platform on one day. */
export interface MentionCell {
  companyId: string;
  platform: string;
  day: string;
  mentions: number;
  positionSum: number;
  analyzed: number;
  sentimentSum: number;
}

export const mentionCells = (db: Db, query: PromptQuery) =>
  rows<MentionCell>(
    db,
    sql`select m.company_id as "companyId", a.platform, to_char(a.day, 'YYYY-MM-DD') as day, count(*)::int as mentions,
               sum(m.position)::int as "positionSum", count(m.sentiment)::int as analyzed,
               coalesce(sum(m.sentiment), 0)::float8 as "sentimentSum"
        from (${answersOf(query)} offset 0) a
        cross join lateral (
          select m.company_id, m.position, m.sentiment from sightline.mention m
          where m.user_id = ${query.userId} and m.answer_id = a.id offset 0
        ) m
        group by m.company_id, a.platform, a.day`,
  );

/** A discovered company in the answers of one platform. */
export interface DiscoveredCell {
  id: string;
  name: string;
  platform: string;
  mentions: number;
}

/** The discovered companies that most answers name: at most `limit`, each with its platforms. */
export const discoveredCells = (db: Db, query: PromptQuery, limit: number) =>
  rows<DiscoveredCell>(
    db,
    sql`with named as materialized (
          select n.company_id, a.platform, count(*)::int as mentions
          from (${answersOf(query)} offset 0) a
          cross join lateral (
            select n.company_id from sightline.named_company n
            where n.user_id = ${query.userId} and n.answer_id = a.id offset 0
          ) n
          group by n.company_id, a.platform
        )
        select x.id, x.name, n.platform, n.mentions
        from (
          select n.company_id, x.id, x.name, sum(n.mentions) as mentions
          from named n
          cross join lateral (
            select x.id, x.name from sightline.discovered_company x
            where x.user_id = ${query.userId} and x.id = n.company_id and x.listed and not x.dismissed offset 0
          ) x
          group by n.company_id, x.id, x.name order by mentions desc, x.name, x.id limit ${limit}
        ) x
        join named n on n.company_id = x.company_id
        order by x.mentions desc, x.name, x.id`,
  );

export interface PageRow {
  id: string;
  url: string;
  domain: string;
  title: string;
  answers: number;
  withYou: number;
}

const citedBy = (query: PromptQuery): SQL => sql`
  select c.source_id, a.id as answer_id, a.visible
  from (${answersOf(query)} offset 0) a
  cross join lateral (
    select c.source_id from sightline.citation c
    where c.user_id = ${query.userId} and c.answer_id = a.id offset 0
  ) c`;

/** The pages that most answers cite. */
export const citedPages = (db: Db, query: PromptQuery, limit: number) =>
  rows<PageRow>(
    db,
    sql`with cited as materialized (
          select c.source_id, count(*)::int as answers, (count(*) filter (where c.visible))::int as "withYou"
          from (${citedBy(query)}) c
          group by c.source_id order by answers desc, c.source_id limit ${limit}
        )
        select s.id, s.url, s.domain, s.title, c.answers, c."withYou"
        from cited c
        cross join lateral (select s.id, s.url, s.domain, s.title from sightline.source s
                            where s.user_id = ${query.userId} and s.id = c.source_id offset 0) s
        order by c.answers desc, s.id`,
  );

export interface SiteRow {
  domain: string;
  answers: number;
  withYou: number;
  pages: number;
}

/** The sites that most answers cite. */
export const citedSites = (db: Db, query: PromptQuery, limit: number) =>
  rows<SiteRow>(
    db,
    // A full join is made by hash: the embedded database has no statistics and would compare each citation with each page.
    sql`with cited as materialized (${citedBy(query)})
        select s.domain, count(distinct s.answer_id)::int as answers,
               (count(distinct s.answer_id) filter (where s.visible))::int as "withYou",
               count(distinct s.source_id)::int as pages
        from (
          select s.domain, c.source_id, c.answer_id, c.visible
          from (
            select k.source_id, s.domain
            from (select distinct c.source_id from cited c) k
            cross join lateral (select s.domain from sightline.source s
                                where s.user_id = ${query.userId} and s.id = k.source_id offset 0) s
          ) s
          full join cited c on c.source_id = s.source_id offset 0
        ) s
        group by s.domain order by answers desc, s.domain limit ${limit}`,
  );

export interface LatestRow {
  platform: string;
  id: string;
  day: string;
  model: string | null;
}

/** The latest usable answer of each platform. */
export const latestByPlatform = (db: Db, query: PromptQuery, platforms: readonly string[]) =>
  rows<LatestRow>(
    db,
    sql`select k.value as platform, a.id, to_char(a.day, 'YYYY-MM-DD') as day, a.model
        from jsonb_array_elements_text(${JSON.stringify(platforms)}::jsonb) k
        cross join lateral (
          select a.id, a.day, a.model from sightline.answer a
          where a.user_id = ${query.userId} and a.prompt_id = ${query.promptId}::uuid and a.day >= ${query.from}::date
            and a.day <= ${query.to}::date and a.status = 'answered' and ${ASKED_PLAINLY} and a.platform = k.value
          order by a.day desc, a.collected_at desc, a.id desc limit 1
        ) a`,
  );

/** Another wording with its answers, as the list of prompts counts them. */
export interface VariantRow extends Omit<FoundPrompt, 'promptGroup'> {
  answers: number;
  visible: number;
  squares: number;
  singles: number;
  platforms: number;
}

export const otherWordings = (db: Db, query: PromptQuery, group: string, limit: number) =>
  rows<VariantRow>(
    db,
    sql`select ${PROMPT_COLUMNS}, d.answers, d.visible, d.squares, d.singles, d.platforms
        from sightline.prompt p ${topicOf(query.userId)}
        cross join lateral (
          select coalesce(sum(d.answers), 0)::int as answers, coalesce(sum(d.visible), 0)::int as visible,
                 ${squaresWithin(sql`d.visible`)} as squares, (count(*) filter (where d.answers = 1))::int as singles,
                 count(*)::int as platforms
          from (
            select d.platform, sum(d.answers) as answers, sum(d.visible) as visible from sightline.prompt_day d
            where d.user_id = ${query.userId} and ${keyInDays(sql`d.prompt_id`, sql`p.id`, sql`d.day`, query)}
              and ${onEach(query)} and d.answers > 0
            group by d.platform
          ) d offset 0
        ) d
        where p.user_id = ${query.userId} and p.prompt_group = ${group} and p.id <> ${query.promptId}::uuid
        order by p.archived_at is not null, p.question, p.id limit ${limit}`,
  );
