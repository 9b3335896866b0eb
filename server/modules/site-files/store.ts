import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { isoTime } from '../../db/iso-time.ts';
import { withTotals } from '../citations/source-totals.ts';
import type { Draft, FetchedFile, OwnPage, SiteFileKind, StoredFile } from './model.ts';
import { MAX_VERSIONS } from './model.ts';

/** A time as the API writes it. */

/** The files of an account with their versions. */
export function findFiles(db: Db, userId: string): Promise<StoredFile[]> {
  return rows<StoredFile>(
    db,
    sql`select f.kind, f.domain, f.status, f.http_status as "httpStatus", f.problem, f.final_url as "finalUrl",
               ${isoTime(sql`f.checked_at`)} as "checkedAt", f.checked_by as "checkedBy",
               max(v.content) filter (where v.number = f.version) as content,
               coalesce(json_agg(json_build_object('number', v.number, 'fetchedAt', ${isoTime(sql`v.fetched_at`)},
                                                   'bytes', octet_length(v.content)) order by v.number desc)
                        filter (where v.number is not null), '[]') as versions
        from sightline.site_file f
        left join sightline.site_file_version v on v.user_id = f.user_id and v.kind = f.kind
        where f.user_id = ${userId}
        group by f.user_id, f.kind`,
  );
}

/** The texts of some versions of a file. */
export function findVersions(
  db: Db,
  userId: string,
  kind: SiteFileKind,
  numbers: readonly [number, number],
): Promise<{ number: number; content: string }[]> {
  return rows(
    db,
    sql`select number, content from sightline.site_file_version
        where user_id = ${userId} and kind = ${kind} and number in (${numbers[0]}, ${numbers[1]})`,
  );
}

export interface CheckedFile extends FetchedFile {
  kind: SiteFileKind;
  domain: string;
  checkedAt: Date;
  checkedBy: string | null;
}

/** Stores the result of a request, with a new version where the text changed. */
export async function saveFile(tx: Db, userId: string, file: CheckedFile): Promise<void> {
  const { kind, domain, status, httpStatus, problem, finalUrl, content, checkedBy } = file;
  const checkedAt = file.checkedAt.toISOString();
  // Versions of another domain would make no sense as earlier ones.
  await tx.execute(
    sql`delete from sightline.site_file where user_id = ${userId} and kind = ${kind} and domain <> ${domain}`,
  );
  await tx.execute(
    sql`insert into sightline.site_file
          (user_id, kind, domain, status, http_status, problem, final_url, checked_at, checked_by)
        values (${userId}, ${kind}, ${domain}, ${status}, ${httpStatus}, ${problem}, ${finalUrl}, ${checkedAt}, ${checkedBy})
        on conflict (user_id, kind) do update
          set status = excluded.status, http_status = excluded.http_status, problem = excluded.problem,
              final_url = excluded.final_url, checked_at = excluded.checked_at, checked_by = excluded.checked_by`,
  );
  if (content === null) return;
  const [latest] = await rows<{ number: number; content: string }>(
    tx,
    sql`select number, content from sightline.site_file_version
        where user_id = ${userId} and kind = ${kind} order by number desc limit 1`,
  );
  if (latest?.content === content) return;
  const number = (latest?.number ?? 0) + 1;
  await tx.execute(
    sql`insert into sightline.site_file_version (user_id, kind, number, fetched_at, url, content)
        values (${userId}, ${kind}, ${number}, ${checkedAt}, ${finalUrl}, ${content})`,
  );
  await tx.execute(
    sql`update sightline.site_file set version = ${number} where user_id = ${userId} and kind = ${kind}`,
  );
  await tx.execute(
    sql`delete from sightline.site_file_version
        where user_id = ${userId} and kind = ${kind} and number <= ${number - MAX_VERSIONS}`,
  );
}

export async function findDraft(db: Db, userId: string): Promise<Draft | null> {
  const [draft] = await rows<Draft>(
    db,
    sql`select content, ${isoTime(sql`saved_at`)} as "savedAt" from sightline.llms_draft where user_id = ${userId}`,
  );
  return draft ?? null;
}

export async function saveDraft(tx: Db, userId: string, content: string, savedAt: Date): Promise<void> {
  const time = savedAt.toISOString();
  await tx.execute(
    sql`insert into sightline.llms_draft (user_id, content, saved_at, saved_by)
        values (${userId}, ${content}, ${time}, ${userId})
        on conflict (user_id) do update
          set content = excluded.content, saved_at = excluded.saved_at, saved_by = excluded.saved_by`,
  );
}

const MAX_CITED = 200;

/** The pages of a domain that answers cite, most cited first, with the titles of pages that were read. */
export function findCitedPages(db: Db, userId: string, domain: string): Promise<OwnPage[]> {
  return rows<OwnPage>(
    db,
    sql`select s.url, coalesce(nullif(p.title, ''), nullif(s.title, s.domain), '') as title, t.mentions as citations
        from sightline.source s ${withTotals(userId)}
        left join sightline.page p on p.user_id = s.user_id and p.id = s.id
        where s.user_id = ${userId} and s.domain = ${domain} and t.mentions > 0
        order by t.mentions desc, s.url limit ${MAX_CITED}`,
  );
}

/** Titles of the domain's pages that were read, by URL. */
export async function findTitles(db: Db, userId: string, domain: string): Promise<Map<string, string>> {
  const found = await rows<{ url: string; title: string }>(
    db,
    sql`select url, title from sightline.page
        where user_id = ${userId} and domain = ${domain} and title <> '' order by read_at desc limit 2000`,
  );
  return new Map(found.map(({ url, title }) => [url, title]));
}
