import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { isoTime } from '../../db/iso-time.ts';
import type { PageVersion } from './model.ts';

const READ_AT = sql`${isoTime('v.read_at')} as "readAt"`;

/** A version of a page; null when it is not kept. */
export async function findVersion(
  db: Db,
  userId: string,
  pageId: string,
  number: number,
): Promise<PageVersion | null> {
  const [row] = await rows<PageVersion>(
    db,
    sql`select v.number, ${READ_AT}, v.content, v.scores from sightline.page_version v
        where v.user_id = ${userId} and v.page_id = ${pageId}::uuid and v.number = ${number}`,
  );
  return row ?? null;
}

/** The kept versions, latest first. */
export function listVersions(
  db: Db,
  userId: string,
  pageId: string,
): Promise<{ number: number; readAt: string; words: number }[]> {
  return rows(
    db,
    sql`select v.number, ${READ_AT}, (v.content ->> 'words')::int as words from sightline.page_version v
        where v.user_id = ${userId} and v.page_id = ${pageId}::uuid order by v.number desc`,
  );
}

/** A prompt with answers that cite a page. */
export interface CitingPrompt {
  id: string;
  question: string;
  /** Its answers that cite the page; those of them that name a competitor and not the brand. */
  answers: number;
  missed: number;
}

/** The prompts whose answers cite a page most. */
export function listCitingPrompts(
  db: Db,
  userId: string,
  pageId: string,
  limit: number,
): Promise<CitingPrompt[]> {
  return rows(
    db,
    sql`select p.id, p.question, n.answers, n.missed
        from (select a.prompt_id, count(*)::int as answers, count(*) filter (where c.missed)::int as missed
              from (select c.answer_id, c.missed from sightline.citation c
                    where c.user_id = ${userId} and c.source_id = ${pageId}::uuid offset 0) c
              cross join lateral (select a.prompt_id from sightline.answer a
                                  where a.user_id = ${userId} and a.id = c.answer_id offset 0) a
              group by a.prompt_id order by answers desc, a.prompt_id limit ${limit}) n
        cross join lateral (select p.id, p.question from sightline.prompt p
                            where p.user_id = ${userId} and p.id = n.prompt_id offset 0) p
        order by n.answers desc, p.question`,
  );
}
