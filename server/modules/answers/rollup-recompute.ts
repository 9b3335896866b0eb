import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/**
 * Makes all rollups of an account anew from its raw answers. What ingest adds up bit by bit must always equal
 * this; after a change of names or of a prompt's topic this is how they are made. The caller holds the account.
 */
export async function recomputeRollups(tx: Db, userId: string): Promise<void> {
  for (const table of ['topic_day', 'prompt_day', 'company_day', 'source_day']) {
    await tx.execute(sql`delete from sightline.${sql.raw(table)} where user_id = ${userId}`);
  }
  await tx.execute(sql`
    insert into sightline.prompt_day (user_id, prompt_id, day, platform, answers, failed, visible, missed)
    select a.user_id, a.prompt_id, a.day, s.platform,
           count(*) filter (where a.status = 'answered'), count(*) filter (where a.status <> 'answered'),
           count(*) filter (where a.visible), count(*) filter (where a.missed)
    from sightline.answer a cross join lateral (values (a.platform), ('*')) as s(platform)
    where a.user_id = ${userId}
    group by a.user_id, a.prompt_id, a.day, s.platform`);
  await tx.execute(sql`
    insert into sightline.topic_day (user_id, topic_id, day, platform, branded, answers, failed, visible,
                                     impressions, missed, own_cited, analyzed, sentiment_sum,
                                     sentiment_squares)
    select a.user_id, t.id, a.day, s.platform, p.branded,
           count(*) filter (where a.status = 'answered'), count(*) filter (where a.status <> 'answered'),
           count(*) filter (where a.visible), count(distinct a.prompt_id) filter (where a.visible),
           count(*) filter (where a.missed), count(*) filter (where a.own_cited),
           count(m.sentiment), coalesce(sum(m.sentiment), 0), coalesce(sum(m.sentiment * m.sentiment), 0)
    from sightline.answer a
    join sightline.prompt p on p.user_id = a.user_id and p.id = a.prompt_id
    join sightline.topic t on t.user_id = a.user_id and (t.id = p.topic_id or t.is_aggregate)
    cross join lateral (values (a.platform), ('*')) as s(platform)
    left join sightline.company b on b.user_id = a.user_id and b.kind = 'brand'
    left join sightline.mention m on m.user_id = a.user_id and m.answer_id = a.id and m.company_id = b.id
    where a.user_id = ${userId}
    group by a.user_id, t.id, a.day, s.platform, p.branded`);
  await tx.execute(sql`
    insert into sightline.company_day (user_id, topic_id, day, platform, branded, company_id, mentions,
                                       position_sum, first, analyzed, sentiment_sum)
    select a.user_id, t.id, a.day, a.platform, p.branded, m.company_id, count(*), sum(m.position),
           count(*) filter (where m.position = 1), count(m.sentiment), coalesce(sum(m.sentiment), 0)
    from sightline.mention m
    join sightline.answer a on a.user_id = m.user_id and a.id = m.answer_id
    join sightline.prompt p on p.user_id = a.user_id and p.id = a.prompt_id
    join sightline.topic t on t.user_id = a.user_id and (t.id = p.topic_id or t.is_aggregate)
    where m.user_id = ${userId}
    group by a.user_id, t.id, a.day, a.platform, p.branded, m.company_id`);
  await tx.execute(sql`
    insert into sightline.source_day (user_id, topic_id, day, platform, source_id, mentions, visible, missed)
    select a.user_id, t.id, a.day, a.platform, c.source_id, count(*), count(*) filter (where a.visible),
           count(*) filter (where a.missed)
    from sightline.citation c
    join sightline.answer a on a.user_id = c.user_id and a.id = c.answer_id
    join sightline.prompt p on p.user_id = a.user_id and p.id = a.prompt_id
    join sightline.topic t on t.user_id = a.user_id and (t.id = p.topic_id or t.is_aggregate)
    where c.user_id = ${userId}
    group by a.user_id, t.id, a.day, a.platform, c.source_id`);
}
