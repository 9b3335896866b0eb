import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { tableOf } from '../../../db/table-of.ts';
import type { SourceCounts } from '../../citations/source-counts.ts';
import type { AnswerWindow } from '../store.ts';

/** Sites whose citations are tested: those with most citations. */
const MAX_SITES = 12;
/** Below it, a site or kind of page is not tested. */
const MIN_CITATIONS = 10;

/** The answers to one unbranded prompt on one platform. */
export interface PromptCounts {
  topicId: string;
  prompt: string;
  platform: string;
  answers: number;
  visible: number;
}

/** Those of them that cite a site, or a page of a kind. */
export interface CitingCounts {
  subject: 'SITE' | 'PAGE_KIND';
  /** The domain or the kind. */
  value: string;
  prompt: string;
  platform: string;
  answers: number;
  visible: number;
}

/** @returns a query of `PromptCounts` */
export const promptCounts = ({ userId, from, to }: AnswerWindow): SQL => sql`
  select p.topic_id as "topicId", d.prompt_id as prompt, d.platform, d.answers, d.visible
  from (select d.prompt_id, d.platform, sum(d.answers)::int as answers, sum(d.visible)::int as visible
        from sightline.prompt_day d
        where d.user_id = ${userId} and d.platform <> '*' and d.answers > 0 and d.day >= ${from}::date
          and d.day <= ${to}::date
        group by d.prompt_id, d.platform offset 0) d
  cross join lateral (select p.topic_id from sightline.prompt p
                      where p.user_id = ${userId} and p.id = d.prompt_id and not p.branded
                        and p.archived_at is null offset 0) p`;

/**
 * Answers that cite each of the most cited sites and kinds of pages; an answer counts once for each.
 * @param counted what the window's answers cite
 */
export function findCitingCounts(
  db: Db,
  { userId, from, to }: AnswerWindow,
  counted: SourceCounts,
): Promise<CitingCounts[]> {
  const citations = counted.numbers().map((number) => ({ number, citations: counted.answers(number) }));
  // A month cites much of all pages, which a `full join` finds by hash; the embedded planner would look each up by key.
  return rows<CitingCounts>(
    db,
    sql`with counted as (
          select s.id as source_id, n.citations, s.domain
          from ${tableOf('n', { number: 'int', citations: 'int' }, citations)}
          full join (select s.id, s.number, s.domain from sightline.source s where s.user_id = ${userId} offset 0) s
            on s.number = n.number
          offset 0
        ), named as materialized (
          select n.source_id, n.citations, n.domain, g.kind from counted n
          left join lateral (select g.kind from sightline.page g
                             where g.user_id = ${userId} and g.id = n.source_id offset 0) g on true
          where n.source_id is not null and n.citations is not null
        ), sites as materialized (
          select n.domain from named n group by n.domain having sum(n.citations) >= ${MIN_CITATIONS}
          order by sum(n.citations) desc, n.domain limit ${MAX_SITES}
        ), tested as materialized (
          select 'SITE' as subject, n.domain as value, n.source_id from named n
          where n.domain in (select s.domain from sites s)
          union all
          select 'PAGE_KIND', n.kind, n.source_id from named n
          where n.kind in (select k.kind from named k where k.kind is not null
                           group by k.kind having sum(k.citations) >= ${MIN_CITATIONS})
        ), citing as materialized (
          select distinct t.subject, t.value, c.answer_id
          from tested t
          cross join lateral (select c.answer_id from sightline.citation c
                              where c.user_id = ${userId} and c.source_id = t.source_id and c.day >= ${from}::date
                                and c.day <= ${to}::date offset 0) c
        )
        select c.subject, c.value, a.prompt_id as prompt, a.platform, count(*)::int as answers,
               count(*) filter (where a.visible)::int as visible
        from citing c
        cross join lateral (select a.prompt_id, a.platform, a.visible from sightline.answer a
                            where a.user_id = ${userId} and a.id = c.answer_id and a.status = 'answered' offset 0) a
        group by c.subject, c.value, a.prompt_id, a.platform`,
  );
}
