import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import type { NewTopic, Topic } from './model.ts';

/** All topics of an account that are not archived, in their order, the aggregate one among them, with prompt counts. */
export function listTopics(db: Db, userId: string): Promise<Topic[]> {
  return rows<Topic>(
    db,
    sql`select t.id, t.name, t.slug, t.is_aggregate as "isAggregate",
               (select count(*)::int from sightline.prompt p
                join sightline.topic pt on pt.user_id = p.user_id and pt.id = p.topic_id
                where p.user_id = t.user_id and p.archived_at is null and pt.archived_at is null
                  and (t.is_aggregate or p.topic_id = t.id)) as "promptCount"
        from sightline.topic t
        where t.user_id = ${userId} and t.archived_at is null
        order by t.sort_order, lower(t.name), t.id`,
  );
}

/** Makes topics that are not there yet; slugs must differ. Where topics were given an order, new ones come last. */
export async function insertTopics(tx: Db, userId: string, topics: readonly NewTopic[]): Promise<void> {
  await tx.execute(sql`
    insert into sightline.topic (user_id, id, name, slug, sort_order)
    select ${userId}::uuid, r.id, r.name, r.slug, case when last.place > 0 then last.place + 1 else 0 end
    from jsonb_to_recordset(${JSON.stringify(topics)}::jsonb) as r(id uuid, name text, slug text),
         (select coalesce(max(sort_order), 0) as place from sightline.topic where user_id = ${userId}) last
    on conflict do nothing`);
}

/** A topic by what it can be found by. */
export interface NamedTopic {
  id: string;
  name: string;
  slug: string;
  archived: boolean;
}

/** Every topic but the aggregate one, archived ones among them. */
export function namedTopics(db: Db, userId: string): Promise<NamedTopic[]> {
  return rows<NamedTopic>(
    db,
    sql`select id, name, slug, archived_at is not null as archived
        from sightline.topic where user_id = ${userId} and not is_aggregate order by created_at, id`,
  );
}
