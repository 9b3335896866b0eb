import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import type { ActiveCounts, NewTopic, Topic, TopicSettings } from './model.ts';

/** An account's topics that are not archived, in their order, the aggregate one included, with prompt counts. */
export function listTopics(db: Db, userId: string): Promise<Topic[]> {
  return rows<Topic>(
    db,
    sql`select t.id, t.name, t.slug, t.is_aggregate as "isAggregate",
               coalesce(case when t.is_aggregate then sum(c.prompts) over () else c.prompts end, 0)::int as "promptCount"
        from sightline.topic t
        left join (select p.topic_id, count(*) as prompts from sightline.prompt p
                   where p.user_id = ${userId} and p.archived_at is null group by p.topic_id) c on c.topic_id = t.id
        where t.user_id = ${userId} and t.archived_at is null
        order by t.sort_order, lower(t.name), t.id`,
  );
}

/** Topics as they are edited, without the aggregate one: those in use in their order, then archived ones by name. */
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

/** Names of all topics but the aggregate one, archived ones included, oldest first. */
export function listTopicNames(db: Db, userId: string): Promise<NewTopic[]> {
  return rows<NewTopic>(
    db,
    sql`select id, name, slug from sightline.topic
        where user_id = ${userId} and not is_aggregate order by created_at, id`,
  );
}

/** Counts topics and prompts in use. */
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

/** Inserts topics that do not exist yet; slugs must differ. Where topics have a chosen order, new ones come last. */
export async function insertTopics(tx: Db, userId: string, topics: readonly NewTopic[]): Promise<void> {
  await tx.execute(sql`
    insert into sightline.topic (user_id, id, name, slug, sort_order)
    select ${userId}::uuid, r.id, r.name, r.slug, case when last.position > 0 then last.position + 1 else 0 end
    from jsonb_to_recordset(${JSON.stringify(topics)}::jsonb) as r(id uuid, name text, slug text),
         (select coalesce(max(sort_order), 0) as position from sightline.topic where user_id = ${userId}) last
    on conflict do nothing`);
}

/** Renames a topic; its slug stays. */
export async function updateName(tx: Db, userId: string, id: string, name: string): Promise<void> {
  await tx.execute(
    sql`update sightline.topic set name = ${name} where user_id = ${userId} and id = ${id}::uuid`,
  );
}

export async function setTopicArchived(tx: Db, userId: string, id: string, archived: boolean): Promise<void> {
  await tx.execute(sql`
    update sightline.topic set archived_at = ${archived ? sql`now()` : sql`null`}
    where user_id = ${userId} and id = ${id}::uuid and not is_aggregate`);
}

/** Numbers topics by their position in the list, from 1; 0 means that no order was chosen. */
export async function updateOrder(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update sightline.topic t set sort_order = o.position
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as o(id, position)
    where t.user_id = ${userId} and t.id = o.id::uuid`);
}
