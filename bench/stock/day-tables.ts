import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/client.ts';

/**
 * Creates the day table of sources that the product does not have: how many answers to a topic's prompts cite a page on a day, with
 * rows of the aggregate topic, as its other day tables have them. One index holds all that is read.
 */
export async function createDayTables(db: Db): Promise<void> {
  const statements = [
    sql`create table if not exists sightline.source_day (
          user_id uuid not null, topic_id uuid not null, day date not null, source_id uuid not null, platform text not null,
          mentions int not null
        )`,
    sql`truncate sightline.source_day`,
    sql`insert into sightline.source_day
        select c.user_id, t.id, c.day, c.source_id, c.platform, count(*)
        from sightline.citation c
        join sightline.prompt p on p.user_id = c.user_id and p.id = c.prompt_id
        join sightline.topic t on t.user_id = c.user_id and (t.id = p.topic_id or t.is_aggregate)
        group by 1, 2, 3, 4, 5`,
    sql`create unique index if not exists source_day_key
        on sightline.source_day (user_id, topic_id, day, source_id, platform) include (mentions)`,
    sql`vacuum analyze sightline.source_day`,
  ];
  for (const statement of statements) await db.execute(statement);
}
