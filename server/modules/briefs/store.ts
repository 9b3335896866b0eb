import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { contains } from '../../db/contains.ts';
import { squaresWithin } from '../../db/squares-within.ts';
import { tableOf } from '../../db/table-of.ts';
import type { BriefPrompt } from './model.ts';

const MAX_WORDINGS = 20;

// `lateral … offset 0`: see server/modules/gaps/store.ts.

/** Prompts that contain the text, those with most missed answers first. */
export function findPrompts(
  db: Db,
  userId: string,
  { search, limit }: { search: string; limit: number },
): Promise<BriefPrompt[]> {
  return rows(
    db,
    sql`select p.id, p.question, jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug) as topic,
               coalesce(d.answers, 0) as answers, coalesce(d.missed, 0) as missed
        from (select p.id, p.topic_id, p.question from sightline.prompt p
              where p.user_id = ${userId} and p.archived_at is null
                and ${contains(sql`p.question`, search)}) p
        full join (select d.prompt_id, sum(d.answers)::int as answers, sum(d.missed)::int as missed
                   from sightline.prompt_month d where d.user_id = ${userId}
                   group by d.prompt_id) d on d.prompt_id = p.id
        cross join lateral (select t.id, t.name, t.slug from sightline.topic t
                            where t.user_id = ${userId} and t.id = p.topic_id and t.archived_at is null offset 0) t
        order by coalesce(d.missed, 0) desc, coalesce(d.answers, 0) desc, p.question, p.id limit ${limit}`,
  );
}

export interface WordingRow extends BriefPrompt {
  visible: number;
  singles: number;
  platforms: number;
  visibleSquares: number;
  missedSquares: number;
}

/** A prompt, then its other wordings; empty for an unknown one. */
export function findWordings(db: Db, userId: string, promptId: string): Promise<WordingRow[]> {
  return rows(
    db,
    sql`select p.id, p.question, jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug) as topic,
               n.answers, n.visible, n.missed, n.singles, n.platforms,
               n.visible_squares as "visibleSquares", n.missed_squares as "missedSquares"
        from (select w.* from sightline.prompt o
              join sightline.prompt w on w.user_id = o.user_id and w.archived_at is null
                and (w.id = o.id or (w.prompt_group = o.prompt_group and w.topic_id = o.topic_id))
              where o.user_id = ${userId} and w.user_id = ${userId} and o.id = ${promptId}::uuid and o.archived_at is null
              order by w.id <> o.id, w.question limit ${MAX_WORDINGS}) p
        join sightline.topic t on t.user_id = ${userId} and t.id = p.topic_id
        cross join lateral
          (select coalesce(sum(d.answers), 0)::int as answers, coalesce(sum(d.visible), 0)::int as visible,
                  coalesce(sum(d.missed), 0)::int as missed, count(*) filter (where d.answers = 1)::int as singles,
                  count(*)::int as platforms, ${squaresWithin(sql`d.visible`)} as visible_squares,
                  ${squaresWithin(sql`d.missed`)} as missed_squares
           from (select sum(d.answers) as answers, sum(d.visible) as visible, sum(d.missed) as missed
                 from sightline.prompt_day d
                 where d.user_id = ${userId} and d.prompt_id = p.id and d.platform <> '*' and d.answers > 0
                 group by d.platform) d) n
        order by p.id <> ${promptId}::uuid, p.question, p.id`,
  );
}

export interface CitedRow {
  id: string;
  answers: number;
  missed: number;
  /** Its page was read. */
  isRead: boolean;
  isOwn: boolean;
}

/** Every page that answers to the prompts cite, most cited first. */
export function findCited(
  db: Db,
  userId: string,
  promptIds: readonly string[],
  ownDomain: string | null,
): Promise<CitedRow[]> {
  const prompts = promptIds.map((id) => ({ id }));
  return rows(
    db,
    sql`select n.id, n.answers, n.missed, coalesce(g.version, 0) > 0 as "isRead",
               s.domain = ${ownDomain ?? ''} as "isOwn"
        from (select c.source_id as id, count(*)::int as answers, count(*) filter (where c.missed)::int as missed
              from ${tableOf('p', { id: 'uuid' }, prompts)}
              cross join lateral (select a.id from sightline.answer a
                                  where a.user_id = ${userId} and a.prompt_id = p.id offset 0) a
              cross join lateral (select c.source_id, c.missed from sightline.citation c
                                  where c.user_id = ${userId} and c.answer_id = a.id offset 0) c
              group by c.source_id) n
        cross join lateral (select s.domain from sightline.source s
                            where s.user_id = ${userId} and s.id = n.id offset 0) s
        left join lateral (select g.version from sightline.page g
                           where g.user_id = ${userId} and g.id = n.id offset 0) g on true
        order by n.answers desc, n.id`,
  );
}
