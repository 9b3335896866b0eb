import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { isoTime } from '../../db/iso-time.ts';
import { withTotals } from '../citations/source-totals.ts';

/** A page that answers cite, or one of the brand's own, with what was read of it. */
export interface ExportedPage {
  id: string;
  url: string;
  domain: string;
  title: string;
  kind: string | null;
  status: string;
  problem: string | null;
  /** ISO 8601. */
  readAt: string | null;
  words: number | null;
  /** Answers that cite it. */
  answers: number;
  visible: number;
  missed: number;
  authoritativeness: number | null;
  citations: number | null;
  quotations: number | null;
  statistics: number | null;
  technicalTerms: number | null;
  fluency: number | null;
  simulated: boolean;
}

/** The pages after an id, in the order of their ids. */
export function pagesPage(
  db: Db,
  userId: string,
  after: { id: string } | null,
  limit: number,
): Promise<ExportedPage[]> {
  return rows(
    db,
    sql`select p.id, p.url, p.domain, coalesce(nullif(p.title, ''), s.title, '') as title, p.kind, p.status, p.problem,
               ${isoTime('p.read_at')} as "readAt",
               case when p.read_at is not null then p.words end as words, coalesce(t.mentions, 0) as answers,
               coalesce(t.visible, 0) as visible, coalesce(t.missed, 0) as missed, p.authoritativeness, p.citations,
               p.quotations, p.statistics, p.technical_terms as "technicalTerms", p.fluency, p.simulated
        from sightline.page p left join sightline.source s on s.user_id = p.user_id and s.id = p.id ${withTotals(userId)}
        where p.user_id = ${userId} ${after ? sql`and p.id > ${after.id}::uuid` : sql``}
        order by p.id limit ${limit}`,
  );
}
