import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import { isoTime } from '../../db/iso-time.ts';
import type { TextKey } from '../../text-archive/text-archive.ts';
import { deleteFindings, insertFindings } from './findings-store.ts';
import type { AnalysedAnswer, IncomingAnswer } from './model.ts';

/** The text is in the database or in the archive. */
const HAS_TEXT = sql`(a.text_removed_at is null or a.archived_text is not null)`;

/**
 * Counts answers that were analysed with other names than the account tracks now, or by another method, and that can be
 * analysed again. `<` and `>` instead of `<>` let an index answer; mostly there are none.
 */
export async function countOutdated(db: Db, userId: string, method: string): Promise<number> {
  // As in the partial index `answer_by_analysis`; the condition on the version is always true.
  const own = sql`a.user_id = ${userId} and a.status = 'answered' and a.company_version >= 0 and ${HAS_TEXT}`;
  const current = sql`${own} and a.company_version = o.company_version`;
  const parts = [
    sql`${own} and a.company_version < o.company_version`,
    sql`${own} and a.company_version > o.company_version`,
    sql`${current} and a.method < ${method}`,
    sql`${current} and a.method > ${method}`,
    sql`${current} and a.method is null`,
  ].map((where) => sql`(select count(*) from sightline.answer a where ${where})`);
  const [row] = await rows<{ n: number }>(
    db,
    sql`select (${sql.join(parts, sql` + `)})::int as n from sightline.account o where o.user_id = ${userId}`,
  );
  return row?.n ?? 0;
}

/** The current version of the companies and of the analysis. */
export interface AnalysisVersion {
  version: number;
  method: string;
}

const outdated = (userId: string, { version, method }: AnalysisVersion): SQL =>
  sql`a.user_id = ${userId} and a.status = 'answered' and ${HAS_TEXT}
      and (a.company_version <> ${version} or a.method is distinct from ${method})`;

/** Days with outdated answers, the newest first. */
export function findOutdatedDays(
  db: Db,
  userId: string,
  current: AnalysisVersion,
): Promise<{ day: string; answers: number }[]> {
  return rows(
    db,
    sql`select to_char(a.day, 'YYYY-MM-DD') as day, count(*)::int as answers from sightline.answer a
        where ${outdated(userId, current)} group by a.day order by a.day desc`,
  );
}

/** What the analysis needs of an answer. */
const ANALYSED_COLUMNS = sql`a.id, a.key, a.prompt_id as "promptId", a.persona_id as "personaId", a.platform, a.model, a.sample,
  ${isoTime('a.collected_at')} as "collectedAt",
  a.status, a.failure, a.text, a.sources, a.search_queries as "searchQueries", a.products, a.surface, a.simulated, a.judgement, to_char(a.day, 'YYYY-MM-DD') as day,
  a.text_removed_at is not null as "textRemoved", a.archived_text as "archivedText"`;

/** An answer as it is analysed again. */
export interface AnalysableAnswer extends IncomingAnswer {
  id: string;
  day: string;
  textRemoved: boolean;
  /** Where the archive has its text, else null. */
  archivedText: string | null;
}

/** One answer to analyse again, or null. */
export async function findAnalysed(tx: Db, userId: string, id: string): Promise<AnalysableAnswer | null> {
  const [row] = await rows<AnalysableAnswer>(
    tx,
    sql`select ${ANALYSED_COLUMNS} from sightline.answer a where a.user_id = ${userId} and a.id = ${id}::uuid`,
  );
  return row ?? null;
}

/**
 * Some outdated answers of these days, ascending by id: those whose text is in the database, and of the others those with
 * these ids.
 */
export function findOutdated(
  tx: Db,
  userId: string,
  days: readonly string[],
  current: AnalysisVersion,
  archivedIds: readonly string[],
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<AnalysableAnswer[]> {
  return rows(
    tx,
    sql`select ${ANALYSED_COLUMNS} from ${ofDays(userId, days)}
        where ${outdated(userId, current)} and (a.text_removed_at is null or a.id = ${anyOf(archivedIds, 'uuid')})
              ${after ? sql`and a.id > ${after}` : sql``}
        order by a.id limit ${limit}`,
  );
}

/** The outdated answers of these days whose text is in the archive. */
export function findOutdatedArchived(
  db: Db,
  userId: string,
  days: readonly string[],
  current: AnalysisVersion,
): Promise<TextKey[]> {
  return rows(
    db,
    sql`select a.id, to_char(a.day, 'YYYY-MM-DD') as day, a.archived_text as location from ${ofDays(userId, days)}
        where ${outdated(userId, current)} and a.archived_text is not null`,
  );
}

const ofDays = (userId: string, days: readonly string[]): SQL =>
  sql`(select * from sightline.answer a where a.user_id = ${userId} and a.day = ${anyOf(days, 'date')} offset 0) a`;

/** Notes that the archive has lost these texts: the answers keep their analysis. */
export async function forgetArchived(tx: Db, userId: string, answerIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update sightline.answer set archived_text = null
    where user_id = ${userId} and id = ${anyOf(answerIds, 'uuid')}`);
}

/** Replaces the mentions, citations and derived columns of these answers; who they name is to be counted again. */
export async function replaceFindings(
  tx: Db,
  userId: string,
  answers: readonly AnalysedAnswer[],
): Promise<void> {
  const json = JSON.stringify(
    answers.map(({ id, method, companyVersion, visible, missed, ownCited, unsupportedLanguage }) => ({
      id,
      method,
      companyVersion,
      visible,
      missed,
      ownCited,
      unsupportedLanguage,
    })),
  );
  const ids = anyOf(
    answers.map(({ id }) => id),
    'uuid',
  );
  await deleteFindings(
    tx,
    userId,
    answers.map(({ id }) => id),
  );
  await tx.execute(sql`
    update sightline.answer a
    set method = r.method, company_version = r."companyVersion", visible = r.visible, missed = r.missed, own_cited = r."ownCited",
        unsupported_language = r."unsupportedLanguage"
    from jsonb_to_recordset(${json}::jsonb)
      as r(id uuid, method text, "companyVersion" bigint, visible boolean, missed boolean, "ownCited" boolean,
           "unsupportedLanguage" text)
    where a.user_id = ${userId} and a.id = r.id`);
  await tx.execute(sql`
    update sightline.answer_discovery set list_version = 0 where user_id = ${userId} and answer_id = ${ids}`);
  await insertFindings(tx, userId, answers);
}
