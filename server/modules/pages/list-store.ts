import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import { contains } from '../../db/contains.ts';
import { isoTime } from '../../db/iso-time.ts';
import type { PageKind } from '../../page-analysis/types.ts';
import type { SiteOwner } from '../brands/model.ts';
import { withTotals } from '../citations/source-totals.ts';
import type { PageStatus } from './failures.ts';
import type { PageScoreValues, PageStatusCount } from './model.ts';

export type PageSort =
  | 'CITED'
  | 'MISSED'
  | 'READ_AT'
  | 'TITLE'
  | 'WORDS'
  | 'AUTHORITATIVENESS'
  | 'CITATIONS'
  | 'QUOTATIONS'
  | 'STATISTICS'
  | 'TECHNICAL_TERMS'
  | 'FLUENCY';

/** Which pages are listed; null is all. */
export interface PageListQuery {
  userId: string;
  statuses: readonly PageStatus[] | null;
  kind: PageKind | null;
  owner: SiteOwner | null;
  search: string | null;
  /** Domains of the account's companies. */
  ownDomains: readonly string[];
  competitorDomains: readonly string[];
}

export interface PageListPart {
  sort: PageSort;
  direction: 'ASC' | 'DESC';
  after: { key: number | string | null; id: string } | null;
  limit: number;
}

export interface PageRow extends PageScoreValues {
  id: string;
  key: number | string | null;
  url: string;
  domain: string;
  title: string;
  inSitemap: boolean;
  simulated: boolean;
  status: PageStatus;
  httpStatus: number | null;
  problem: string | null;
  triedAt: string | null;
  readAt: string | null;
  dueAt: string;
  finalUrl: string | null;
  kind: PageKind | null;
  author: string | null;
  publishedOn: string | null;
  modifiedOn: string | null;
  language: string | null;
  words: number;
  paywalled: boolean;
  noIndex: boolean;
  version: number;
  answers: number;
  visible: number;
  missed: number;
}

const iso = (column: string) => isoTime(`p.${column}`);
const day = (column: string) => sql.raw(`to_char(p.${column}, 'YYYY-MM-DD')`);

const COLUMNS = sql`p.id, p.url, p.domain, coalesce(nullif(p.title, ''), s.title, '') as title, p.in_sitemap as "inSitemap",
  p.simulated, p.status, p.http_status::int as "httpStatus", p.problem, ${iso('tried_at')} as "triedAt",
  ${iso('read_at')} as "readAt", ${iso('due_at')} as "dueAt", p.final_url as "finalUrl", p.kind, p.author,
  ${day('published_on')} as "publishedOn", ${day('modified_on')} as "modifiedOn", p.language, p.words, p.paywalled,
  p.no_index as "noIndex", p.version, p.authoritativeness, p.citations, p.quotations, p.statistics,
  p.technical_terms as "technicalTerms", p.fluency, coalesce(t.mentions, 0) as answers,
  coalesce(t.visible, 0) as visible, coalesce(t.missed, 0) as missed`;

const KEYS: Record<PageSort, SQL> = {
  CITED: sql`coalesce(t.mentions, 0)`,
  MISSED: sql`coalesce(t.missed, 0)`,
  READ_AT: sql`to_char(p.read_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS')`,
  TITLE: sql`nullif(lower(coalesce(nullif(p.title, ''), s.title)), '')`,
  WORDS: sql`p.words`,
  AUTHORITATIVENESS: sql`p.authoritativeness::float8`,
  CITATIONS: sql`p.citations`,
  QUOTATIONS: sql`p.quotations`,
  STATISTICS: sql`p.statistics`,
  TECHNICAL_TERMS: sql`p.technical_terms`,
  FLUENCY: sql`p.fluency::float8`,
};

/** Joins the title that answers give a page; it is read only of pages without a title of their own. */
const withTitle = (userId: string) => sql`
  left join lateral (select s.title from sightline.source s
                     where s.user_id = ${userId} and s.id = p.id and p.title = '' offset 0) s on true`;

const withAnswers = (userId: string) => withTotals(userId, { page: 'p' });

/** One part of the list and how many pages it has. */
export async function listPages(
  db: Db,
  query: PageListQuery,
  { sort, direction, after, limit }: PageListPart,
): Promise<{ rows: PageRow[]; total: number }> {
  const { userId, search } = query;
  const where = sql`where p.user_id = ${userId} ${conditions(query)}`;
  const withSearched = search === null ? sql`` : withTitle(userId);
  // All pages are sorted by their keys alone.
  const keys = sql`
    select ${KEYS[sort]} as key, p.id from sightline.page p
    ${sort === 'TITLE' ? withTitle(userId) : withSearched}
    ${sort === 'CITED' || sort === 'MISSED' ? withAnswers(userId) : sql``} ${where}`;
  const order = sql`n.key ${sql.raw(direction)} nulls last, n.id`;
  const [found, [count]] = await Promise.all([
    rows<PageRow>(
      db,
      sql`select n.key, ${COLUMNS}
          from (select * from (${keys}) n where ${isAfter(after, direction)} order by ${order} limit ${limit}) n
          cross join lateral (select * from sightline.page p
                              where p.user_id = ${userId} and p.id = n.id offset 0) p
          ${withTitle(userId)} ${withAnswers(userId)}
          order by ${order}`,
    ),
    rows<{ total: number }>(
      db,
      sql`select count(*)::int as total from sightline.page p ${withSearched} ${where}`,
    ),
  ]);
  return { rows: found, total: count?.total ?? 0 };
}

/** Those of the pages that the account has, in any order. */
export const findPages = (db: Db, userId: string, ids: readonly string[]): Promise<PageRow[]> =>
  rows(
    db,
    sql`select null as key, ${COLUMNS} from sightline.page p ${withTitle(userId)} ${withAnswers(userId)}
        where p.user_id = ${userId} and p.id = ${anyOf(ids, 'uuid')}`,
  );

/** Pages of a domain that were tried and never read. */
export async function countUnread(db: Db, userId: string, domain: string): Promise<number> {
  const [found] = await rows<{ pages: number }>(
    db,
    sql`select count(*)::int as pages from sightline.page p
        where p.user_id = ${userId} and p.domain = ${domain} and p.read_at is null and p.tried_at is not null`,
  );
  return found?.pages ?? 0;
}

/** Pages by status. */
export function countStatuses(db: Db, userId: string): Promise<PageStatusCount[]> {
  return rows(
    db,
    sql`select p.status, count(*)::int as pages from sightline.page p where p.user_id = ${userId}
        group by p.status order by pages desc, p.status`,
  );
}

function conditions({ statuses, kind, owner, search, ownDomains, competitorDomains }: PageListQuery): SQL {
  const own = sql`p.domain = ${anyOf(ownDomains, 'text')}`;
  const competitor = sql`p.domain = ${anyOf(competitorDomains, 'text')}`;
  const owners = { own, competitor, other: sql`not (${own}) and not (${competitor})` };
  return sql.join(
    [
      statuses ? sql`and p.status = ${anyOf(statuses, 'text')}` : sql``,
      kind ? sql`and p.kind = ${kind}` : sql``,
      owner ? sql`and ${owners[owner]}` : sql``,
      search
        ? sql`and (${contains(sql`coalesce(nullif(p.title, ''), s.title, '')`, search)} or ${contains(sql`p.url`, search)})`
        : sql``,
    ],
    sql` `,
  );
}

function isAfter(after: PageListPart['after'], direction: 'ASC' | 'DESC'): SQL {
  if (!after) return sql`true`;
  const { key, id } = after;
  if (key === null) return sql`(n.key is null and n.id > ${id}::uuid)`;
  const value = typeof key === 'number' ? sql`${key}::float8` : sql`${key}::text`;
  const beyond = direction === 'DESC' ? sql`n.key < ${value}` : sql`n.key > ${value}`;
  return sql`(${beyond} or n.key is null or (n.key = ${value} and n.id > ${id}::uuid))`;
}
