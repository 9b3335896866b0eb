import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { ASKED_PLAINLY } from '../../db/asked-plainly.ts';
import { type Db, rows } from '../../db/client.ts';
import { readColumns } from '../../db/columns.ts';
import type { PageContent } from '../../page-analysis/types.ts';
import { withTotals } from '../citations/source-totals.ts';
import { namedStems } from '../pages/named-stems.ts';

/** An answer to the compared prompt, with what cites pages in it. */
export interface ComparedAnswer {
  id: string;
  text: string;
  sources: { url: string; title: string }[];
}

/** The latest usable answers to a prompt. */
export function findAnswers(
  db: Db,
  userId: string,
  promptId: string,
  limit: number,
): Promise<ComparedAnswer[]> {
  return rows(
    db,
    sql`select a.id, a.text, a.sources from sightline.answer a
        where a.user_id = ${userId} and a.prompt_id = ${promptId}::uuid and a.status = 'answered'
          and ${ASKED_PLAINLY}
        order by a.day desc, a.id limit ${limit}`,
  );
}

/** A page that answers cite. */
export interface CitedPage {
  id: string;
  domain: string;
  isRead: boolean;
  /** Which of the answers cite it. */
  answerIds: string[];
}

/** The pages that answers cite, most cited first. */
export function findCitedPages(db: Db, userId: string, answerIds: readonly string[]): Promise<CitedPage[]> {
  return rows(
    db,
    sql`select n.source_id as id, s.domain, p.read_at is not null as "isRead", n.answer_ids as "answerIds"
        from (select c.source_id, jsonb_agg(distinct c.answer_id) as answer_ids, count(distinct c.answer_id) as answers
              from sightline.citation c where c.user_id = ${userId} and c.answer_id = ${anyOf(answerIds, 'uuid')}
              group by c.source_id) n
        cross join lateral (select s.domain from sightline.source s
                            where s.user_id = ${userId} and s.id = n.source_id offset 0) s
        left join lateral (select p.read_at from sightline.page p
                           where p.user_id = ${userId} and p.id = n.source_id offset 0) p on true
        order by n.answers desc, n.source_id`,
  );
}

/** The read pages of a domain that name most of the stems, and how many of its pages were read. */
export async function findOwnPages(
  db: Db,
  userId: string,
  domain: string,
  stems: readonly string[],
  limit: number,
): Promise<{ ids: string[]; read: number }> {
  const found = await rows<{ id: string; read: number }>(
    db,
    sql`select p.id, count(*) over ()::int as read from sightline.page p
        where p.user_id = ${userId} and p.domain = ${domain} and p.read_at is not null
        order by ${namedStems(stems)} desc, p.words desc, p.id limit ${limit}`,
  );
  return { ids: found.map(({ id }) => id), read: found[0]?.read ?? 0 };
}

/** The latest text of pages. */
export function findTexts(
  db: Db,
  userId: string,
  pageIds: readonly string[],
): Promise<{ id: string; content: PageContent; stems: string }[]> {
  return rows(
    db,
    sql`select v.page_id as id, v.content, p.stems
        from sightline.page p
        join sightline.page_version v on v.user_id = ${userId} and v.page_id = p.id and v.number = p.version
        where p.user_id = ${userId} and p.id = ${anyOf(pageIds, 'uuid')}`,
  );
}

/** A read page's scores and the number of answers that cite it. */
export interface ScoredPage {
  answers: number;
  authoritativeness: number | null;
  citations: number | null;
  quotations: number | null;
  statistics: number | null;
  technicalTerms: number | null;
  fluency: number | null;
}

/** Pages of other sites scored by one method, the latest read first. */
export function findScoredPages(
  db: Db,
  userId: string,
  ownDomain: string | null,
  method: string,
  limit: number,
): Promise<ScoredPage[]> {
  return readColumns<ScoredPage>(
    db,
    sql`select coalesce(t.mentions, 0) as answers, p.authoritativeness, p.citations, p.quotations, p.statistics,
               p.technical_terms as "technicalTerms", p.fluency
        from (select p.number, p.authoritativeness, p.citations, p.quotations, p.statistics, p.technical_terms, p.fluency
              from sightline.page p
              where p.user_id = ${userId} and p.status = 'read' and p.method = ${method}
                and p.domain <> ${ownDomain ?? ''}
              order by p.read_at desc, p.id limit ${limit}) p
        ${withTotals(userId, { page: 'p' })}`,
    ['answers', 'authoritativeness', 'citations', 'quotations', 'statistics', 'technicalTerms', 'fluency'],
  );
}
