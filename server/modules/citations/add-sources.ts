import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { tableOf } from '../../db/table-of.ts';
import { numberSources } from './number-sources.ts';

/** A page by its canonical address. */
export interface NewSource {
  id: string;
  url: string;
  /** Registrable. */
  domain: string;
}

const SOURCE = { sourceId: 'uuid', url: 'text', domain: 'text', title: 'text' } as const;

/** Numbers pages, each given once, that no answer may have cited yet. Those that have a number keep it. The caller holds the account. */
export async function addSources(tx: Db, userId: string, pages: readonly NewSource[]): Promise<void> {
  const listed = pages.map(({ id, url, domain }) => ({ sourceId: id, url, domain, title: '' }));
  await tx.execute(sql`
    with ${numberSources(userId, tableOf('r', SOURCE, listed))},
    page as (
      insert into sightline.source (user_id, id, url, domain, title, number, site)
      select ${userId}::uuid, r."sourceId", r.url, r.domain, r.title, r.number, r.site from numbered r where r."isNew")
    insert into sightline.source_total (user_id, number, site)
    select ${userId}::uuid, r.number, r.site from numbered r where r."isNew"`);
}
