import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import type { Db } from '../../db/client.ts';
import { source } from '../../db/schema/answer.ts';
import { page } from '../../db/schema/page.ts';
import { visitPage } from '../../db/schema/visit.ts';
import { tableOf } from '../../db/table-of.ts';
import { textId } from '../../lib/text-id.ts';
import type { Visit } from '../../visit-analysis/types.ts';
import { ASSETS, dayOf, MAX_NEW_PAGES, OTHER_PAGES } from './model.ts';

/**
 * The page of each visit, in their order; stores new pages. A query counts only where answers cite the address with it, or the
 * product reads it so.
 */
export async function findPages(tx: Db, userId: string, visits: readonly Visit[]): Promise<string[]> {
  const withQuery = await findWithQuery(tx, userId, visits);
  const urlOf = ({ url, pageUrl }: Visit) => (withQuery.has(textId(url)) ? url : pageUrl);
  const pages = visits.map((visit) =>
    visit.isAsset ? null : { id: textId(urlOf(visit)), url: urlOf(visit) },
  );
  const firstDays = new Map<string, { id: string; url: string; day: string }>();
  for (const [index, each] of pages.entries()) {
    if (!each) continue;
    const day = dayOf(visits[index]?.time ?? 0);
    const known = firstDays.get(each.id);
    if (!known || day < known.day) firstDays.set(each.id, { ...each, day });
  }
  const stored = await storePages(tx, userId, [...firstDays.values()]);
  return pages.map((each) => (!each ? ASSETS : stored.has(each.id) ? each.id : OTHER_PAGES));
}

/** Ids of addresses with a query that are a source or a page of the account. */
async function findWithQuery(tx: Db, userId: string, visits: readonly Visit[]): Promise<Set<string>> {
  const ids = [...new Set(visits.flatMap(({ url, pageUrl }) => (url === pageUrl ? [] : textId(url))))];
  if (ids.length === 0) return new Set();
  const found = await Promise.all(
    [source, page].map((table) =>
      tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.userId, userId), sql`${table.id} = ${anyOf(ids, 'uuid')}`)),
    ),
  );
  return new Set(found.flat().map(({ id }) => id));
}

/** @returns ids of pages that the account has now; those beyond the limit of their day are not stored */
async function storePages(
  tx: Db,
  userId: string,
  pages: readonly { id: string; url: string; day: string }[],
): Promise<Set<string>> {
  if (pages.length === 0) return new Set();
  const ids = pages.map(({ id }) => id);
  const found = await tx
    .select({ id: visitPage.id })
    .from(visitPage)
    .where(and(eq(visitPage.userId, userId), sql`${visitPage.id} = ${anyOf(ids, 'uuid')}`));
  const stored = new Set(found.map(({ id }) => id));
  const fresh = pages.filter(({ id }) => !stored.has(id));
  if (fresh.length === 0) return stored;
  const days = [...new Set(fresh.map(({ day }) => day))];
  const counts = await tx
    .select({ day: visitPage.firstDay, count: sql<number>`count(*)::int` })
    .from(visitPage)
    .where(and(eq(visitPage.userId, userId), sql`${visitPage.firstDay} = ${anyOf(days, 'date')}`))
    .groupBy(visitPage.firstDay);
  const left = new Map(counts.map(({ day, count }) => [day, MAX_NEW_PAGES - count]));
  const allowed = fresh.filter(({ day }) => {
    const rest = left.get(day) ?? MAX_NEW_PAGES;
    left.set(day, rest - 1);
    return rest > 0;
  });
  if (allowed.length > 0) {
    await tx.execute(
      sql`insert into sightline.visit_page (user_id, id, url, first_day)
          select ${userId}::uuid, r.id, r.url, r.day
          from ${tableOf('r', { id: 'uuid', url: 'text', day: 'date' }, allowed)}`,
    );
  }
  for (const { id } of allowed) stored.add(id);
  return stored;
}
