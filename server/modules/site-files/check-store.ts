import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { isoTime } from '../../db/iso-time.ts';
import type { CheckedLink, SiteCheck } from './model.ts';

/** The latest check of an account; null before the first. */
export async function findCheck(db: Db, userId: string): Promise<SiteCheck | null> {
  const [check] = await rows<SiteCheck>(
    db,
    sql`select id, status, with_links as "withLinks", started_by as "startedBy", ${isoTime('started_at')} as "startedAt",
               ${isoTime('ended_at')} as "endedAt", link_count as "linkCount", links_checked as "linksChecked",
               ${isoTime('links_at')} as "linksAt", links, sitemap_urls as "sitemapUrls"
        from sightline.site_check where user_id = ${userId}`,
  );
  return check ?? null;
}

/** Replaces the latest check; its links and sitemap stay until the new check has others. */
export async function insertCheck(
  tx: Db,
  userId: string,
  { id, withLinks, startedBy, startedAt }: Pick<SiteCheck, 'id' | 'withLinks' | 'startedBy' | 'startedAt'>,
): Promise<void> {
  await tx.execute(
    sql`insert into sightline.site_check (user_id, id, status, with_links, started_by, started_at)
        values (${userId}, ${id}, 'waiting', ${withLinks}, ${startedBy}, ${startedAt})
        on conflict (user_id) do update
          set id = excluded.id, status = excluded.status, with_links = excluded.with_links,
              started_by = excluded.started_by, started_at = excluded.started_at, ended_at = null,
              link_count = 0, links_checked = 0`,
  );
}

export interface CheckChange {
  status?: SiteCheck['status'];
  endedAt?: Date;
  linkCount?: number;
  linksChecked?: number;
  links?: { at: Date; checked: readonly CheckedLink[] };
  sitemapUrls?: readonly string[];
}

/** Changes a check unless a newer one has replaced it. */
export async function updateCheck(db: Db, userId: string, id: string, change: CheckChange): Promise<void> {
  const { status, endedAt, linkCount, linksChecked, links, sitemapUrls } = change;
  const sets = [
    status !== undefined && sql`status = ${status}`,
    endedAt !== undefined && sql`ended_at = ${endedAt.toISOString()}`,
    linkCount !== undefined && sql`link_count = ${linkCount}`,
    linksChecked !== undefined && sql`links_checked = ${linksChecked}`,
    links !== undefined &&
      sql`links = ${JSON.stringify(links.checked)}::jsonb, links_at = ${links.at.toISOString()}`,
    sitemapUrls !== undefined && sql`sitemap_urls = ${JSON.stringify(sitemapUrls)}::jsonb`,
  ].filter((set) => set !== false);
  await db.execute(
    sql`update sightline.site_check set ${sql.join(sets, sql`, `)} where user_id = ${userId} and id = ${id}`,
  );
}

export interface DueAccounts {
  now: Date;
  /** 0–23; each account has its own hour. */
  hour: number;
  after: string | null;
  limit: number;
}

/**
 * Accounts with a website whose daily check is due: at their hour of the day when the latest check is 20 hours old, or at
 * any hour when it is 30 hours old, because no server ran at theirs.
 */
export async function findDueAccounts(db: Db, { now, hour, after, limit }: DueAccounts): Promise<string[]> {
  const time = sql`${now.toISOString()}::timestamptz`;
  const found = await rows<{ userId: string }>(
    db,
    sql`select a.user_id as "userId"
        from sightline.account a
        join sightline.company c on c.user_id = a.user_id and c.kind = 'brand'
        left join sightline.site_check k on k.user_id = a.user_id
        where a.action_center and c.domain is not null
          and (${after}::uuid is null or a.user_id > ${after}::uuid)
          and (k.started_at is null or k.started_at < ${time} - interval '30 hours'
               or (k.started_at < ${time} - interval '20 hours'
                   and abs(hashtext(a.user_id::text)::bigint) % 24 = ${hour}))
        order by a.user_id limit ${limit}`,
  );
  return found.map(({ userId }) => userId);
}
