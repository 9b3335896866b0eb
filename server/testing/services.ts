import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { readConfig } from '../config/config.ts';
import { type Db, rows } from '../db/client.ts';
import type { Viewer } from '../modules/accounts/model.ts';
import type { CompanyInput } from '../modules/brands/model.ts';
import { createServices, type Services } from '../services.ts';
import { unpackAnswers } from './unpack-answers.ts';

/** An account with a brand, made through the services. */
export interface SeededAccount {
  services: Services;
  viewer: Viewer;
}

/** Opens an account that tracks `brand` against `competitors`. */
export async function seedAccount(
  db: Db,
  brand: CompanyInput,
  competitors: readonly CompanyInput[] = [],
): Promise<SeededAccount> {
  const services = createServices(db, readConfig({}));
  const userId = randomUUID();
  const email = `${userId}@example.com`;
  await services.accounts.open({ userId, email });
  const viewer = await services.accounts.viewerOf({ userId, email, sessionId: '' });
  const saved = await services.brands.save(viewer, { brand, competitors });
  if (!saved.ok) throw new Error(JSON.stringify(saved.errors));
  return { services, viewer };
}

/** All rollup rows of an account, by company and source name so that two accounts can be compared. */
export async function rollupsOf(db: Db, userId: string): Promise<unknown[][]> {
  const tables = await Promise.all([
    rows(
      db,
      sql`select t.name as topic, d.day::text, d.platform, d.branded, d.answers, d.failed, d.visible, d.impressions,
                 d.missed, d.own_cited, d.analyzed, d.sentiment_sum::text,
                 d.positive, d.mixed, d.negative, d.unsupported_language
          from sightline.topic_day d join sightline.topic t on t.user_id = d.user_id and t.id = d.topic_id
          where d.user_id = ${userId} order by 1, 2, 3, 4`,
    ),
    rows(
      db,
      sql`select t.name as topic, p.question, d.day::text, d.platform, d.answers, d.failed, d.visible, d.missed,
                 d.analyzed, d.sentiment_sum::text
          from sightline.prompt_day d join sightline.prompt p on p.user_id = d.user_id and p.id = d.prompt_id
          join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id
          where d.user_id = ${userId} order by 1, 2, 3, 4`,
    ),
    rows(
      db,
      sql`select t.name as topic, p.question, d.week::text, d.platform, d.answers, d.visible, d.analyzed,
                 d.sentiment_sum::text
          from sightline.prompt_week d join sightline.prompt p on p.user_id = d.user_id and p.id = d.prompt_id
          join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id
          where d.user_id = ${userId} order by 1, 2, 3, 4`,
    ),
    rows(
      db,
      sql`select t.name as topic, p.question, d.month::text, d.platform, d.answers, d.visible, d.missed, d.analyzed,
                 d.sentiment_sum::text
          from sightline.prompt_month d join sightline.prompt p on p.user_id = d.user_id and p.id = d.prompt_id
          join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id
          where d.user_id = ${userId} order by 1, 2, 3, 4`,
    ),
    rows(
      db,
      sql`select t.name as topic, c.name as company, d.day::text, d.platform, d.branded, d.mentions, d.position_sum,
                 d.first, d.analyzed, d.sentiment_sum::text
          from sightline.company_day d join sightline.topic t on t.user_id = d.user_id and t.id = d.topic_id
          left join sightline.company c on c.user_id = d.user_id and c.id = d.company_id
          where d.user_id = ${userId} order by 1, 2, 3, 4, 5`,
    ),
    rows(
      db,
      sql`select t.name as topic, c.name as company, d.month::text, d.platform, d.branded, d.mentions, d.position_sum
          from sightline.company_month d join sightline.topic t on t.user_id = d.user_id and t.id = d.topic_id
          left join sightline.company c on c.user_id = d.user_id and c.id = d.company_id
          where d.user_id = ${userId} order by 1, 2, 3, 4, 5`,
    ),
    sourcesOf(db, userId),
    rows(
      db,
      sql`select t.name as topic, d.day::text, d.platform, d.branded, d.judge, d.analyzed
          from sightline.judge_day d join sightline.topic t on t.user_id = d.user_id and t.id = d.topic_id
          where d.user_id = ${userId} order by 1, 2, 3, 4, 5`,
    ),
    rows(
      db,
      sql`select t.name as topic, d.day::text, d.platform, d.surface, d.model, d.answers, d.simulated
          from sightline.origin_day d join sightline.topic t on t.user_id = d.user_id and t.id = d.topic_id
          where d.user_id = ${userId} order by 1, 2, 3, 4, 5`,
    ),
  ]);
  return [...tables, ...(await unpackAnswers(db, userId))];
}

/** Cited sources with their counts, by URL. */
async function sourcesOf(db: Db, userId: string): Promise<unknown[]> {
  const topics = await rows<{ id: string; name: string }>(
    db,
    sql`select id, name from sightline.topic where user_id = ${userId}`,
  );
  const names = new Map(topics.map(({ id, name }) => [id, name]));
  const sources = await rows<{ topics: Record<string, number> }>(
    db,
    sql`select s.url, t.mentions, t.visible, t.missed, t.last_missed::text, t.topics from sightline.source s
        join sightline.source_total t on t.user_id = s.user_id and t.number = s.number
        where s.user_id = ${userId} and t.mentions <> 0 order by s.url`,
  );
  return sources.map(({ topics, ...source }) => ({
    ...source,
    topics: Object.entries(topics)
      .map(([id, mentions]) => `${names.get(id)} ${mentions}`)
      .sort()
      .join(', '),
  }));
}
