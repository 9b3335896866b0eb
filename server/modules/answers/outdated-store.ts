import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import { isoTime } from '../../db/iso-time.ts';
import { tableOf } from '../../db/table-of.ts';
import { deleteFindings, insertFindings } from './findings-store.ts';
import type { AnalysedAnswer, IncomingAnswer } from './model.ts';

/** The text is in the database or in the archive. */
const HAS_TEXT = sql`(a.text_removed_at is null or a.archived_text is not null)`;

/**
 * Answers that were analysed with other names than the account tracks now, or by another method, and that can be analysed again.
 * `<` and `>` instead of `<>` let an index answer; mostly there are none.
 * @param version the current one of the names, a parameter or a column
 */
function outdatedParts(userId: string, version: SQL, method: string): SQL[] {
  // As in the partial index `answer_by_analysis`; the condition on the version is always true.
  const own = sql`a.user_id = ${userId} and a.status = 'answered' and a.company_version >= 0 and ${HAS_TEXT}`;
  const current = sql`${own} and a.company_version = ${version}`;
  return [
    sql`${own} and a.company_version < ${version}`,
    sql`${own} and a.company_version > ${version}`,
    sql`${current} and a.method < ${method}`,
    sql`${current} and a.method > ${method}`,
    sql`${current} and a.method is null`,
  ];
}

/** Counts outdated answers. */
export async function countOutdated(db: Db, userId: string, method: string): Promise<number> {
  const counts = outdatedParts(userId, sql`o.company_version`, method).map(
    (where) => sql`(select count(*) from sightline.answer a where ${where})`,
  );
  const [row] = await rows<{ n: number }>(
    db,
    sql`select (${sql.join(counts, sql` + `)})::int as n from sightline.account o where o.user_id = ${userId}`,
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
  { version, method }: AnalysisVersion,
): Promise<{ day: string; answers: number }[]> {
  const days = outdatedParts(userId, sql`${version}`, method).map(
    (where) => sql`select a.day from sightline.answer a where ${where}`,
  );
  return rows(
    db,
    sql`select to_char(a.day, 'YYYY-MM-DD') as day, count(*)::int as answers
        from (${sql.join(days, sql` union all `)}) a group by a.day order by a.day desc`,
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

/** Some outdated answers of these days, ascending by platform and id. @param after the last one of the page before */
export const findOutdated = (
  db: Db,
  userId: string,
  days: readonly string[],
  current: AnalysisVersion,
  { limit, after }: { limit: number; after: AnalysableAnswer | undefined },
): Promise<AnalysableAnswer[]> =>
  rows(
    db,
    sql`select ${ANALYSED_COLUMNS} from ${ofDays(userId, days)}
        where ${outdated(userId, current)} ${after ? sql`and (a.platform, a.id) > (${after.platform}, ${after.id}::uuid)` : sql``}
        order by a.platform, a.id limit ${limit}`,
  );

/** How many answers these days have. */
export async function countOfDays(db: Db, userId: string, days: readonly string[]): Promise<number> {
  const [row] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from sightline.answer a where a.user_id = ${userId} and a.day = ${anyOf(days, 'date')}`,
  );
  return row?.n ?? 0;
}

/**
 * The ids of those of these answers that are still outdated, and whose text is where it was when they were read. Nobody has reviewed
 * them since, which would have brought them up to date.
 */
export async function findUnchanged(
  tx: Db,
  userId: string,
  answers: readonly AnalysableAnswer[],
  current: AnalysisVersion,
): Promise<ReadonlySet<string>> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select a.id from ${tableOf('r', { id: 'uuid', archivedText: 'text' }, answers)}
        cross join lateral (select * from sightline.answer a
                            where a.user_id = ${userId} and a.id = r.id offset 0) a
        where ${outdated(userId, current)} and a.archived_text is not distinct from r."archivedText"`,
  );
  return new Set(found.map(({ id }) => id));
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
