import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import type { Topic } from './model.ts';

/** All topics of an account that are not archived, the aggregate one among them, with their prompt counts. */
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
        order by lower(t.name), t.id`,
  );
}

/** Makes topics that are not there yet; slugs must differ. */
export async function insertTopics(
  tx: Db,
  userId: string,
  topics: readonly { id: string; name: string; slug: string }[],
): Promise<void> {
  await tx.execute(sql`
    insert into sightline.topic (user_id, id, name, slug)
    select ${userId}::uuid, r.id, r.name, r.slug
    from jsonb_to_recordset(${JSON.stringify(topics)}::jsonb) as r(id uuid, name text, slug text)
    on conflict do nothing`);
}

/** Slugs in use, those of archived topics among them. */
export function topicSlugs(db: Db, userId: string): Promise<{ id: string; slug: string }[]> {
  return rows(db, sql`select id, slug from sightline.topic where user_id = ${userId}`);
}

/** The id of the topic that stands for the overview; every account has one from its first moment. */
export async function aggregateTopicId(db: Db, userId: string): Promise<string> {
  const [row] = await rows<{ id: string }>(
    db,
    sql`select id from sightline.topic where user_id = ${userId} and is_aggregate`,
  );
  if (!row) throw new Error(`account ${userId} has no aggregate topic`);
  return row.id;
}
