import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/any-of.ts';
import { type Db, rows } from '../../../db/client.ts';
import { contains } from '../../../db/contains.ts';
import { withTotals } from '../../citations/source-totals.ts';
import type { StateCount, Target, TargetState } from '../model.ts';

const time = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** What the latest mail of each target came to; measured changes of the page and its answers come before it. */
const STATE = sql`case
    when t.cited_on is not null then 'cited'
    when t.page_changed_at is not null then 'page-changed'
    when m.state in ('sending', 'uncertain', 'sent') then 'sent'
    when m.state in ('bounced', 'replied', 'declined') then m.state
    when m.state is not null then 'drafted'
    else 'found' end`;

// `lateral … offset 0`: see server/modules/gaps/store.ts.
const withLatestMail = (userId: string) => sql`sightline.outreach_target t
  left join lateral (select m.state from sightline.outreach_mail m
                     where m.user_id = ${userId} and m.target_id = t.id order by m.created_at desc, m.id limit 1) m on true`;

export interface TargetListPart {
  states: readonly TargetState[] | null;
  after: { createdAt: string; id: string } | null;
  limit: number;
}

/** Targets, latest first, and how many there are. */
export async function listTargets(
  db: Db,
  userId: string,
  { states, after, limit }: TargetListPart,
): Promise<{ ids: { id: string; createdAt: string }[]; total: number }> {
  const listed = sql`select t.id, ${time('t.created_at')} as "createdAt", ${STATE} as state
    from ${withLatestMail(userId)} where t.user_id = ${userId}`;
  const ofStates = states ? sql`n.state = ${anyOf(states, 'text')}` : sql`true`;
  const isAfter = after ? sql`(n."createdAt", n.id) < (${after.createdAt}, ${after.id}::uuid)` : sql`true`;
  const ids = await rows<{ id: string; createdAt: string }>(
    db,
    sql`select n.id, n."createdAt" from (${listed}) n where ${ofStates} and ${isAfter}
        order by n."createdAt" desc, n.id desc limit ${limit}`,
  );
  const [count] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${listed}) n where ${ofStates}`,
  );
  return { ids, total: count?.total ?? 0 };
}

export function countStates(db: Db, userId: string): Promise<StateCount[]> {
  return rows(
    db,
    sql`select n.state, count(*)::int as targets
        from (select ${STATE} as state from ${withLatestMail(userId)} where t.user_id = ${userId}) n
        group by n.state order by n.state`,
  );
}

/** Targets with their figures, in any order. */
export function findTargets(db: Db, userId: string, ids: readonly string[]): Promise<Target[]> {
  return rows(
    db,
    sql`select t.id, t.url, t.domain, coalesce(nullif(p.title, ''), t.title) as title, ${STATE} as state,
               t.origin = 'imported' as imported, t.simulated, ${time('t.created_at')} as "createdAt",
               t.contacts_status as "contactsStatus", t.contacts_problem as "contactsProblem",
               ${time('t.contacts_at')} as "contactsAt", t.named_before as "namedBefore",
               ${time('t.page_changed_at')} as "pageChangedAt", t.cited_on::text as "citedOn",
               ${time('p.read_at')} as "readAt", coalesce(c.mentions, 0) as answers,
               coalesce(c.visible, 0) as "visibleAnswers", coalesce(c.missed, 0) as "missedAnswers",
               (select min(f.sent_on)::text from sightline.outreach_mail f
                where f.user_id = ${userId} and f.target_id = t.id) as "firstSentOn"
        from ${withLatestMail(userId)}
        left join lateral (select p.title, p.read_at from sightline.page p
                           where p.user_id = ${userId} and p.id = t.id offset 0) p on true
        left join lateral (select s.number from sightline.source s
                           where s.user_id = ${userId} and s.id = t.id offset 0) s on true
        ${withTotals(userId, { as: 'c' })}
        where t.user_id = ${userId} and t.id = ${anyOf(ids, 'uuid')}`,
  );
}

export interface NewTarget {
  id: string;
  url: string;
  domain: string;
  title: string;
  origin: 'cited' | 'imported';
  simulated: boolean;
}

/** Adds targets that are none yet. @returns their ids */
export async function insertTargets(
  tx: Db,
  userId: string,
  targets: readonly NewTarget[],
  now: Date,
): Promise<string[]> {
  const added = await rows<{ id: string }>(
    tx,
    sql`insert into sightline.outreach_target (user_id, id, url, domain, title, origin, simulated, created_at)
        select ${userId}::uuid, r.id, r.url, r.domain, left(r.title, 500), r.origin, r.simulated, ${now.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb)
          as r(id uuid, url text, domain text, title text, origin text, simulated boolean)
        on conflict (user_id, id) do nothing returning id`,
  );
  return added.map(({ id }) => id);
}

export async function countTargets(db: Db, userId: string): Promise<number> {
  const [row] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from sightline.outreach_target where user_id = ${userId}`,
  );
  return row?.n ?? 0;
}

/** Deletes a target to which nothing was sent. @returns whether there was one */
export async function deleteTarget(tx: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await rows(
    tx,
    sql`delete from sightline.outreach_target t where t.user_id = ${userId} and t.id = ${id}::uuid
          and not exists (select from sightline.outreach_mail m where m.user_id = ${userId} and m.target_id = t.id
                          and m.state not in ('draft', 'approved'))
        returning t.id`,
  );
  return deleted.length > 0;
}

export async function setContactsStatus(
  db: Db,
  userId: string,
  id: string,
  change: { status: string; problem: string | null; at: Date | null },
): Promise<void> {
  const { status, problem, at } = change;
  await db.execute(sql`update sightline.outreach_target
    set contacts_status = ${status}, contacts_problem = ${problem},
        contacts_at = coalesce(${at?.toISOString() ?? null}::timestamptz, contacts_at)
    where user_id = ${userId} and id = ${id}::uuid`);
}

/** Answers from a day on that cite a page, and those of them that name the brand. */
export async function countSince(
  db: Db,
  userId: string,
  id: string,
  after: string,
): Promise<{ answers: number; visible: number; firstVisible: string | null }> {
  const [row] = await rows<{ answers: number; visible: number; firstVisible: string | null }>(
    db,
    sql`select count(*)::int as answers, count(*) filter (where c.visible)::int as visible,
               min(c.day) filter (where c.visible)::text as "firstVisible"
        from sightline.citation c
        where c.user_id = ${userId} and c.source_id = ${id}::uuid and c.day > ${after}::date`,
  );
  return row ?? { answers: 0, visible: 0, firstVisible: null };
}

export const matchesText = (text: string | null, ...columns: SQL[]): SQL =>
  text === null
    ? sql`true`
    : sql`(${sql.join(
        columns.map((column) => contains(column, text)),
        sql` or `,
      )})`;
