import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import type { PageContent, PageKind, PageScores } from '../../../page-analysis/types.ts';
import type { PageFailure } from '../failures.ts';
import { raiseResultsVersion } from '../results-version.ts';

/** Versions of a page that are kept. */
export const MAX_VERSIONS = 5;

interface Attempt {
  id: string;
  /** ISO 8601. */
  triedAt: string;
  dueAt: string;
  simulated: boolean;
}

/** What became of one attempt to read a page. */
export type PageResult = Attempt &
  (
    | { outcome: 'unchanged'; httpStatus: number }
    | ({ outcome: 'failed'; failures: number } & PageFailure)
    | {
        outcome: 'read';
        httpStatus: number;
        finalUrl: string;
        etag: string | null;
        lastModified: string | null;
        content: PageContent;
        scores: PageScores;
        kind: PageKind;
        stems: string;
        hash: string;
        method: string;
        /** Its number; the next one where the main text changed. */
        version: number;
        isNewVersion: boolean;
      }
  );

/** Stores results and adds them to their run. @returns whether the run is still to be continued */
export async function saveResults(
  tx: Db,
  { userId, runId }: { userId: string; runId: string | null },
  results: readonly PageResult[],
): Promise<boolean> {
  const read = results.filter((result) => result.outcome === 'read');
  const others = results.filter((result) => result.outcome !== 'read');
  if (others.length > 0) await updateOthers(tx, userId, others);
  if (read.length > 0) await updateRead(tx, userId, read);
  await raiseResultsVersion(tx, userId);
  if (!runId) return true;
  const changed = read.filter(({ isNewVersion }) => isNewVersion).length;
  const failed = others.filter(({ outcome }) => outcome === 'failed').length;
  const [run] = await rows<{ status: string }>(
    tx,
    sql`update sightline.page_run set changed = changed + ${changed}, failed = failed + ${failed},
               unchanged = unchanged + ${results.length - changed - failed}
        where user_id = ${userId} and id = ${runId} returning status`,
  );
  return run?.status === 'reading';
}

/** Failures keep what an earlier attempt read. */
async function updateOthers(tx: Db, userId: string, results: readonly PageResult[]): Promise<void> {
  const values = results.map((result) =>
    result.outcome === 'unchanged' ? { ...result, status: 'read', problem: null, failures: 0 } : result,
  );
  await tx.execute(sql`
    update sightline.page p
    set status = r.status, http_status = r."httpStatus", problem = r.problem, failures = r.failures,
        tried_at = r."triedAt", due_at = r."dueAt", simulated = r.simulated,
        read_at = case when r.outcome = 'unchanged' then r."triedAt" else p.read_at end
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as r(id uuid, outcome text, status text, "httpStatus" smallint, problem text, failures smallint,
           simulated boolean, "triedAt" timestamptz, "dueAt" timestamptz)
    where p.user_id = ${userId} and p.id = r.id`);
}

async function updateRead(
  tx: Db,
  userId: string,
  results: readonly Extract<PageResult, { outcome: 'read' }>[],
): Promise<void> {
  const values = results.map(({ content, scores, ...result }) => ({
    ...result,
    title: content.title,
    author: content.author,
    publishedOn: content.publishedOn,
    modifiedOn: content.modifiedOn,
    language: content.language,
    words: content.words,
    paywalled: content.paywalled,
    noIndex: content.noIndex,
    authoritativeness: scores.authoritativeness,
    citations: scores.citations,
    quotations: scores.quotations,
    statistics: scores.statistics,
    technicalTerms: scores.technicalTerms,
    fluency: scores.fluency,
  }));
  await tx.execute(sql`
    update sightline.page p
    set status = 'read', simulated = r.simulated, http_status = r."httpStatus", problem = null, failures = 0, tried_at = r."triedAt",
        due_at = r."dueAt", read_at = r."triedAt", final_url = r."finalUrl", etag = r.etag,
        last_modified = r."lastModified", title = r.title, author = r.author, published_on = r."publishedOn",
        modified_on = r."modifiedOn", language = r.language, kind = r.kind, stems = r.stems, words = r.words, paywalled = r.paywalled,
        no_index = r."noIndex", authoritativeness = r.authoritativeness,
        citations = r.citations, quotations = r.quotations, statistics = r.statistics,
        technical_terms = r."technicalTerms", fluency = r.fluency, method = r.method, version = r.version
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as r(id uuid, simulated boolean, "httpStatus" smallint, "triedAt" timestamptz, "dueAt" timestamptz, "finalUrl" text, etag text,
           "lastModified" text, title text, author text, "publishedOn" date, "modifiedOn" date, language text, kind text, stems text,
           words int, paywalled boolean, "noIndex" boolean, authoritativeness real, citations int,
           quotations int, statistics int, "technicalTerms" int, fluency real, method text, version int)
    where p.user_id = ${userId} and p.id = r.id`);
  const versions = results.map(({ id, triedAt, hash, content, scores, version }) => ({
    ...{ id, triedAt, hash, content, scores },
    number: version,
  }));
  await tx.execute(sql`
    insert into sightline.page_version (user_id, page_id, number, read_at, hash, content, scores)
    select ${userId}::uuid, r.id, r.number, r."triedAt", r.hash, r.content, r.scores
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb)
      as r(id uuid, number int, "triedAt" timestamptz, hash text, content jsonb, scores jsonb)
    on conflict (user_id, page_id, number) do update set content = excluded.content, scores = excluded.scores`);
  await tx.execute(sql`
    delete from sightline.page_version v
    using jsonb_to_recordset(${JSON.stringify(versions.map(({ id, number }) => ({ id, number })))}::jsonb)
      as r(id uuid, number int)
    where v.user_id = ${userId} and v.page_id = r.id and v.number <= r.number - ${MAX_VERSIONS}`);
}
