import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import { tableOf } from '../../db/table-of.ts';
import { contributeNamed } from '../answers/rollups.ts';
import type { ListedCompany } from './company-list.ts';

/** Names of a chat model that an account keeps. */
const MAX_JUDGED = 1000;

export interface StoredCompany extends ListedCompany {
  listed: boolean;
  judged: boolean;
  dismissed: boolean;
}

/** Every company of the account that is listed, dismissed or named by a chat model, by key. */
export function readCompanies(db: Db, userId: string): Promise<StoredCompany[]> {
  return rows(
    db,
    sql`select id, key, name, listed, judged, dismissed from sightline.discovered_company
        where user_id = ${userId} order by key`,
  );
}

const COMPANY = { id: 'uuid', key: 'text', name: 'text' } as const;

/** Keeps names that a chat model found, at most 1,000. */
export async function addJudged(tx: Db, userId: string, companies: readonly ListedCompany[]): Promise<void> {
  if (companies.length === 0) return;
  await tx.execute(sql`
    insert into sightline.discovered_company as c (user_id, id, key, name, judged)
    select ${userId}::uuid, r.id, r.key, r.name, true from ${tableOf('r', COMPANY, companies)}
    where (select count(*) from sightline.discovered_company j where j.user_id = ${userId} and j.judged) < ${MAX_JUDGED}
    on conflict (user_id, id) do update set judged = true where not c.judged`);
}

/** Replaces the list; dismissed companies and those of a chat model stay. */
export async function replaceList(
  tx: Db,
  userId: string,
  companies: readonly ListedCompany[],
): Promise<void> {
  const ids = anyOf(
    companies.map(({ id }) => id),
    'uuid',
  );
  await tx.execute(sql`
    update sightline.discovered_company set listed = false
    where user_id = ${userId} and listed and not (id = ${ids})`);
  await tx.execute(sql`
    delete from sightline.discovered_company
    where user_id = ${userId} and not (listed or judged or dismissed) and not (id = ${ids})`);
  await tx.execute(sql`
    insert into sightline.discovered_company as c (user_id, id, key, name, listed)
    select ${userId}::uuid, r.id, r.key, r.name, true from ${tableOf('r', COMPANY, companies)}
    on conflict (user_id, id) do update set listed = true, name = excluded.name
      where not c.listed or c.name <> excluded.name`);
}

/** @returns false when the account has no such company */
export async function setDismissed(
  tx: Db,
  userId: string,
  key: string,
  dismissed: boolean,
): Promise<boolean> {
  const changed = await rows(
    tx,
    sql`update sightline.discovered_company set dismissed = ${dismissed}
        where user_id = ${userId} and key = ${key} returning key`,
  );
  return changed.length > 0;
}

/** What an answer names, in order. */
export interface NamedInAnswer {
  answerId: string;
  companyIds: readonly string[];
}

/** Replaces what answers name, and moves the rollup. The caller holds the account. */
export async function replaceNamed(tx: Db, userId: string, answers: readonly NamedInAnswer[]): Promise<void> {
  if (answers.length === 0) return;
  const ids = answers.map(({ answerId }) => answerId);
  const array = sql`${`{${ids.join()}}`}`;
  await contributeNamed(tx, userId, array, -1);
  await tx.execute(
    sql`delete from sightline.named_company where user_id = ${userId} and answer_id = ${anyOf(ids, 'uuid')}`,
  );
  const named = answers.flatMap(({ answerId, companyIds }) =>
    companyIds.map((companyId, index) => ({ answerId, companyId, position: index + 1 })),
  );
  if (named.length === 0) return;
  await tx.execute(sql`
    insert into sightline.named_company (user_id, answer_id, company_id, position)
    select ${userId}::uuid, r."answerId", r."companyId", r.position from ${tableOf('r', NAMED, named)}`);
  await contributeNamed(tx, userId, array, 1);
}

const NAMED = { answerId: 'uuid', companyId: 'uuid', position: 'smallint' } as const;

/** Names that are no companies, by name. */
export function listDismissed(
  db: Db,
  userId: string,
  limit: number,
): Promise<{ key: string; name: string }[]> {
  return rows(
    db,
    sql`select key, name from sightline.discovered_company
        where user_id = ${userId} and dismissed order by name, key limit ${limit}`,
  );
}

/** A listed company, or null. */
export async function findCompany(db: Db, userId: string, key: string): Promise<ListedCompany | null> {
  const [company] = await rows<ListedCompany>(
    db,
    sql`select id, key, name from sightline.discovered_company
        where user_id = ${userId} and key = ${key} and listed`,
  );
  return company ?? null;
}
