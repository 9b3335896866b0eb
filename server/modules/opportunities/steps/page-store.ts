import { sql } from 'drizzle-orm';
import { anyOf } from '../../../db/any-of.ts';
import { type Db, rows } from '../../../db/client.ts';

/** Own pages that a step names. */
const MAX_OWN_PAGES = 100;

/** What is known of an account's pages. */
export interface PageState {
  pages: number;
  /** Pages that were read at least once. */
  read: number;
  /** Pages of the brand's site, and those of them that cannot be read. */
  ownPages: number;
  unreadable: { id: string; status: string }[];
  /** Kinds of the pages that were looked up, by id. */
  kinds: Record<string, string>;
}

/** @param pageIds pages whose kinds are looked up */
export async function findPageState(
  db: Db,
  userId: string,
  ownDomain: string | null,
  pageIds: readonly string[],
): Promise<PageState> {
  const [state] = await rows<PageState>(
    db,
    sql`with own as materialized (
          select g.id, g.status, g.status not in ('waiting', 'read') or g.no_index as unreadable
          from sightline.page g where g.user_id = ${userId} and g.domain = ${ownDomain ?? ''}
        )
        select a.pages, a.read, (select count(*)::int from own) as "ownPages",
               (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'status', o.status)), '[]')
                from (select * from own where unreadable order by id limit ${MAX_OWN_PAGES}) o) as unreadable,
               (select coalesce(jsonb_object_agg(g.id, g.kind), '{}') from sightline.page g
                where g.user_id = ${userId} and g.id = ${anyOf(pageIds, 'uuid')} and g.kind is not null) as kinds
        from (select count(*)::int as pages, (count(*) filter (where g.method is not null))::int as read
              from sightline.page g where g.user_id = ${userId}) a`,
  );
  if (!state) throw new Error('One row is always selected.');
  return state;
}
