import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import type { ActiveCounts, TopicSettings } from './model.ts';

/** All topics but the aggregate one: first those that are not archived in their order, then the others by name. */
export function listTopicSettings(db: Db, userId: string): Promise<TopicSettings[]> {
  return rows<TopicSettings>(
    db,
    sql`select t.id, t.name, t.slug, t.archived_at is not null as archived,
               coalesce(c.active, 0)::int as "promptCount", coalesce(c.archived, 0)::int as "archivedPromptCount"
        from sightline.topic t
        left join (select p.topic_id, count(*) filter (where p.archived_at is null) as active,
                          count(*) filter (where p.archived_at is not null) as archived
                   from sightline.prompt p where p.user_id = ${userId} group by p.topic_id) c on c.topic_id = t.id
        where t.user_id = ${userId} and not t.is_aggregate
        order by t.archived_at is not null, case when t.archived_at is null then t.sort_order end,
                 lower(t.name), t.id`,
  );
}

/** How many topics and prompts are in use. */
export async function countActive(db: Db, userId: string): Promise<ActiveCounts> {
  const [row] = await rows<ActiveCounts>(
    db,
    sql`select (select count(*)::int from sightline.topic t
                where t.user_id = ${userId} and t.archived_at is null and not t.is_aggregate) as topics,
               (select count(*)::int from sightline.prompt p
                join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id
                where p.user_id = ${userId} and p.archived_at is null and t.archived_at is null) as prompts`,
  );
  return row ?? { topics: 0, prompts: 0 };
}

/** Gives a topic another name; its slug stays. */
export async function updateName(tx: Db, userId: string, id: string, name: string): Promise<void> {
  await tx.execute(
    sql`update sightline.topic set name = ${name} where user_id = ${userId} and id = ${id}::uuid`,
  );
}

/** Archives a topic, or takes it back. */
export async function setTopicArchived(tx: Db, userId: string, id: string, archived: boolean): Promise<void> {
  await tx.execute(sql`
    update sightline.topic set archived_at = ${archived ? sql`now()` : sql`null`}
    where user_id = ${userId} and id = ${id}::uuid and not is_aggregate`);
}

/** Numbers topics by their place in the list, from 1; 0 stands for an order nobody has chosen. */
export async function updateOrder(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update sightline.topic t set sort_order = o.place
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as o(id, place)
    where t.user_id = ${userId} and t.id = o.id::uuid`);
}
