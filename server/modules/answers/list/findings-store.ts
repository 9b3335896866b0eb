import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import type { Citation, Mention } from './model.ts';

/** What was found in one of several answers. */
export type OfAnswer<Finding> = Finding & { answerId: string };

// What belongs to each answer is looked up by its key: the embedded planner would rather read all of the account's.
const each = (answerIds: readonly string[]) =>
  sql`jsonb_array_elements_text(${JSON.stringify(answerIds)}::jsonb) as wanted(id)`;

/** Companies named in these answers, each answer's by position. */
export function mentionsIn(
  db: Db,
  userId: string,
  answerIds: readonly string[],
): Promise<OfAnswer<Mention>[]> {
  return rows<OfAnswer<Mention>>(
    db,
    sql`select m.answer_id as "answerId", m.position, m.sentiment::float8 as sentiment, m.judge, m.spans,
               jsonb_build_object('id', c.id, 'name', c.name, 'isBrand', c.kind = 'brand') as company
        from ${each(answerIds)}
        cross join lateral (select * from sightline.mention m
                            where m.user_id = ${userId} and m.answer_id = wanted.id::uuid offset 0) m
        cross join lateral (select * from sightline.company c
                            where c.user_id = ${userId} and c.id = m.company_id offset 0) c
        order by m.answer_id, m.position, c.name`,
  );
}

/** Pages cited in these answers, each answer's by position; `own` is the brand's domain. */
export function citationsIn(
  db: Db,
  userId: string,
  answerIds: readonly string[],
): Promise<OfAnswer<Citation>[]> {
  return rows<OfAnswer<Citation>>(
    db,
    sql`select c.answer_id as "answerId", c.position, s.url, s.domain, s.title,
               coalesce(s.domain = b.domain, false) as own
        from ${each(answerIds)}
        cross join lateral (select * from sightline.citation c
                            where c.user_id = ${userId} and c.answer_id = wanted.id::uuid offset 0) c
        cross join lateral (select * from sightline.source s
                            where s.user_id = ${userId} and s.id = c.source_id offset 0) s
        left join sightline.company b on b.user_id = ${userId} and b.kind = 'brand'
        order by c.answer_id, c.position`,
  );
}

/** The beginnings of answers, each in the length asked for (in characters, which are one or two UTF-16 units). */
export function textsOf(
  db: Db,
  userId: string,
  wanted: readonly { id: string; length: number }[],
): Promise<{ answerId: string; text: string }[]> {
  return rows(
    db,
    sql`select a.id as "answerId", left(a.text, w.length) as text
        from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(id uuid, length int)
        cross join lateral (select * from sightline.answer a
                            where a.user_id = ${userId} and a.id = w.id offset 0) a`,
  );
}
