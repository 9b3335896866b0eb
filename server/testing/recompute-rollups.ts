import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/client.ts';
import { addToRollups, contributeNamed } from '../modules/answers/rollups.ts';

const ROLLUPS = [
  ...['topic_day', 'prompt_day', 'prompt_week', 'prompt_month', 'company_day', 'company_month'],
  ...['named_company_day', 'judge_day', 'origin_day', 'citation_day'],
];

/** Deletes the rollups of an account and adds all its answers again. The caller holds the account. */
export async function recomputeRollups(tx: Db, userId: string): Promise<void> {
  for (const table of ROLLUPS) {
    await tx.execute(sql`delete from sightline.${sql.raw(table)} where user_id = ${userId}`);
  }
  const answers = await rows<{ id: string }>(
    tx,
    sql`select id from sightline.answer where user_id = ${userId}`,
  );
  const ids = answers.map(({ id }) => id);
  await addToRollups(tx, userId, ids);
  await contributeNamed(tx, userId, sql`${`{${ids.join()}}`}`, 1);
  await recountSources(tx, userId);
}

/** Counts all sources of an account again. */
async function recountSources(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    update sightline.source_total t
    set mentions = coalesce(c.mentions, 0), visible = coalesce(c.visible, 0), missed = coalesce(c.missed, 0),
        topics = coalesce(c.topics, '{}'), last_missed = c.last_missed
    from sightline.source s
    left join (select source_id, sum(mentions) as mentions, sum(visible) as visible, sum(missed) as missed,
                      max(last_missed) as last_missed, jsonb_object_agg(topic_id, mentions) as topics
               from (select c.source_id, p.topic_id, sum(c.mentions) as mentions, sum(c.visible) as visible,
                            sum(c.missed) as missed, max(c.last_missed) as last_missed
                     from (select source_id, prompt_id, count(*) as mentions, count(*) filter (where visible) as visible,
                                  count(*) filter (where missed) as missed, max(day) filter (where missed) as last_missed
                           from sightline.citation where user_id = ${userId} group by source_id, prompt_id) c
                     cross join lateral (select p.topic_id from sightline.prompt p
                                         where p.user_id = ${userId} and p.id = c.prompt_id offset 0) p
                     group by c.source_id, p.topic_id) t
               group by source_id) c on c.source_id = s.id
    where s.user_id = ${userId} and t.user_id = ${userId} and t.number = s.number`);
}
