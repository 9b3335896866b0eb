import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { addSources } from '../../citations/add-sources.ts';
import { joinTotals, withTotals } from '../../citations/source-totals.ts';

/** A page that a run is to read, with what is known of it. */
export interface PlannedPage {
  id: string;
  url: string;
  /** Answers that cite it. */
  answers: number;
  etag: string | null;
  lastModified: string | null;
  failures: number;
  /** Number and hash of the latest version; 0 and null without one. */
  version: number;
  hash: string | null;
  /** Of the latest version's scores. */
  method: string | null;
}

/** Of the pages of a run, the share that is kept for the brand's own, which few answers cite. */
const OWN_SHARE = 1 / 3;

interface Choice {
  userId: string;
  promptId: string | null;
  limit: number;
  now: string;
  since: string;
}

const citedFor = (userId: string, promptId: string) => sql`
  and s.id in (select c.source_id from sightline.answer a
               join sightline.citation c on c.user_id = a.user_id and c.answer_id = a.id
               where a.user_id = ${userId} and a.prompt_id = ${promptId})`;

/**
 * Chooses the pages of a run and gives those without a row one: pages of sitemaps that are due, and cited pages that are
 * due, most cited in missed answers first.
 * @param promptId of cited pages only those that answers to it cite; null: all
 * @param since pages that were tried after it are not chosen again
 */
export async function choosePages(
  tx: Db,
  { userId, promptId, limit, now, since }: Choice,
): Promise<PlannedPage[]> {
  const totals = sql`
    select t.number, t.missed, t.mentions from sightline.source_total t where t.user_id = ${userId} and t.mentions > 0`;
  const due = sql`
    select s.number, true as due from sightline.source s
    where s.user_id = ${userId}
      and s.id not in (select k.id from known k where not k.due) and s.id not in (select o.id from own o)
      ${promptId === null ? sql`` : citedFor(userId, promptId)}`;
  const pages = await rows<PlannedPage & { domain: string | null; number: number; site: number }>(
    tx,
    sql`with known as materialized (
          select p.id, p.number, p.site, p.due_at <= ${now} and (p.tried_at is null or p.tried_at < ${since}) as due, p.in_sitemap
          from sightline.page p where p.user_id = ${userId}),
        own as materialized (
          select k.id, k.number, k.site from known k where k.due and k.in_sitemap order by k.id limit ${Math.ceil(limit * OWN_SHARE)}),
        cited as materialized (
          select s.id, s.url, s.domain, s.number, s.site
          from (select j.number from ${joinTotals(totals, due)} j where j.mentions is not null and j.due
                order by j.missed desc, j.mentions desc, j.number
                limit ${limit} - (select count(*) from own)) l
          cross join lateral (select s.id, s.url, s.domain, s.number, s.site from sightline.source s
                              where s.user_id = ${userId} and s.number = l.number offset 0) s)
        select i.id, coalesce(p.url, i.url) as url, i.domain, i.number, i.site, coalesce(t.mentions, 0) as answers, p.etag, p.last_modified as "lastModified",
               coalesce(p.failures, 0)::int as failures, coalesce(p.version, 0) as version, v.hash, p.method
        from (select o.id, null as url, null as domain, o.number, o.site from own o
              union all select c.id, c.url, c.domain, c.number, c.site from cited c) i
        left join sightline.page p on p.user_id = ${userId} and p.id = i.id ${withTotals(userId, { page: 'i' })}
        left join sightline.page_version v on v.user_id = ${userId} and v.page_id = i.id and v.number = p.version`,
  );
  const added = pages
    .filter(({ domain }) => domain !== null)
    .map(({ id, url, domain, number, site }) => ({ id, url, domain, number, site }));
  await tx.execute(sql`
    insert into sightline.page (user_id, id, url, domain, number, site, due_at)
    select ${userId}::uuid, r.id, r.url, r.domain, r.number, r.site, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as r(id uuid, url text, domain text, number int, site int)
    on conflict (user_id, id) do nothing`);
  return pages;
}

/** One page that is to be read whether it is due or not; null for an unknown one. */
export async function findPlannedPage(tx: Db, userId: string, pageId: string): Promise<PlannedPage | null> {
  const [page] = await rows<PlannedPage>(
    tx,
    sql`select p.id, p.url, coalesce(t.mentions, 0) as answers, p.etag, p.last_modified as "lastModified",
               p.failures::int as failures, p.version, v.hash, p.method
        from sightline.page p ${withTotals(userId, { page: 'p' })}
        left join sightline.page_version v on v.user_id = p.user_id and v.page_id = p.id and v.number = p.version
        where p.user_id = ${userId} and p.id = ${pageId}::uuid`,
  );
  return page ?? null;
}

/** Adds pages of the brand's sitemaps, and marks known ones; those that left them lose the mark. The caller holds the account. */
export async function saveSitemap(
  tx: Db,
  userId: string,
  pages: readonly { id: string; url: string; domain: string }[],
  now: string,
): Promise<void> {
  await addSources(tx, userId, pages);
  await tx.execute(sql`
    insert into sightline.page (user_id, id, url, domain, number, site, in_sitemap, due_at)
    select ${userId}::uuid, r.id, r.url, r.domain, s.number, s.site, true, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as r(id uuid, url text, domain text)
    cross join lateral (select s.number, s.site from sightline.source s
                        where s.user_id = ${userId} and s.id = r.id offset 0) s
    on conflict (user_id, id) do update set in_sitemap = true`);
  await tx.execute(sql`
    update sightline.page p set in_sitemap = false
    where p.user_id = ${userId} and p.in_sitemap
      and p.id not in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(pages.map(({ id }) => id))}::jsonb) as value)`);
}
