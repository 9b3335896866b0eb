import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { isoTime } from '../../db/iso-time.ts';
import { note } from '../../db/schema/note.ts';
import type { Note, NotePosition, NotesFilter, NoteValues, Signature } from './model.ts';

const COLUMNS = sql`
  n.id, to_char(n.day, 'YYYY-MM-DD') as day, n.text, n.author, n.via, n.changed_by as "changedBy", n.changed_via as "changedVia",
  ${isoTime(sql`n.created_at`)} as "createdAt", ${isoTime(sql`n.changed_at`)} as "changedAt",
  case when t.id is not null then jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug) end as topic,
  case when p.id is not null
       then jsonb_build_object('id', p.id, 'question', p.question, 'topicId', p.topic_id) end as prompt`;

const TABLES = sql`
  sightline.note n
  left join sightline.topic t on t.user_id = n.user_id and t.id = n.topic_id
  left join sightline.prompt p on p.user_id = n.user_id and p.id = n.prompt_id`;

/** Notes, latest day first; of one day, the newest first. @param limit at most so many */
export function listNotes(
  db: Db,
  userId: string,
  filter: NotesFilter,
  { after, limit }: { after: NotePosition | null; limit: number },
): Promise<Note[]> {
  const rest = after ? sql`and (n.day, n.id) < (${after.day}::date, ${after.id}::uuid)` : sql``;
  return rows<Note>(
    db,
    sql`select ${COLUMNS} from ${TABLES} where ${meets(userId, filter)} ${rest}
        order by n.day desc, n.id desc limit ${limit}`,
  );
}

export async function countNotes(db: Db, userId: string, filter: NotesFilter): Promise<number> {
  const [row] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from ${TABLES} where ${meets(userId, filter)}`,
  );
  return row?.total ?? 0;
}

export async function findNote(db: Db, userId: string, id: string): Promise<Note | null> {
  const [found] = await rows<Note>(
    db,
    sql`select ${COLUMNS} from ${TABLES} where n.user_id = ${userId} and n.id = ${id}::uuid`,
  );
  return found ?? null;
}

function meets(userId: string, { from, to, topicId, promptId }: NotesFilter): SQL {
  const conditions = [sql`n.user_id = ${userId}`];
  if (from !== null) conditions.push(sql`n.day >= ${from}::date`);
  if (to !== null) conditions.push(sql`n.day <= ${to}::date`);
  const ofAccount = sql`(n.topic_id is null and n.prompt_id is null)`;
  if (topicId !== null) {
    conditions.push(sql`(${ofAccount} or n.topic_id = ${topicId}::uuid or p.topic_id = ${topicId}::uuid)`);
  }
  if (promptId !== null) {
    conditions.push(sql`(${ofAccount} or n.prompt_id = ${promptId}::uuid
      or n.topic_id = (select q.topic_id from sightline.prompt q
                       where q.user_id = ${userId} and q.id = ${promptId}::uuid))`);
  }
  return sql.join(conditions, sql` and `);
}

export async function insertNote(
  tx: Db,
  userId: string,
  id: string,
  values: NoteValues,
  { personId, name, via, at }: Signature,
): Promise<void> {
  await tx
    .insert(note)
    .values({ userId, id, ...values, authorId: personId, author: name, via, createdAt: at });
}

/** @returns whether there was such a note */
export async function updateNote(
  tx: Db,
  userId: string,
  id: string,
  values: NoteValues,
  { personId, name, via, at }: Signature,
): Promise<boolean> {
  const updated = await tx
    .update(note)
    .set({ ...values, changedById: personId, changedBy: name, changedVia: via, changedAt: at })
    .where(and(eq(note.userId, userId), eq(note.id, id)))
    .returning({ id: note.id });
  return updated.length > 0;
}

/** @returns whether there was such a note */
export async function deleteNote(tx: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(note)
    .where(and(eq(note.userId, userId), eq(note.id, id)))
    .returning({ id: note.id });
  return deleted.length > 0;
}

/** Whether the account has this topic (not the aggregate one) or prompt; archived ones too. */
export async function isKnown(db: Db, userId: string, { topicId, promptId }: NoteValues): Promise<boolean> {
  const [row] = await rows<{ known: boolean }>(
    db,
    sql`select (${topicId}::uuid is null
                or exists (select from sightline.topic where user_id = ${userId} and id = ${topicId}::uuid and not is_aggregate))
           and (${promptId}::uuid is null
                or exists (select from sightline.prompt where user_id = ${userId} and id = ${promptId}::uuid)) as known`,
  );
  return row?.known ?? false;
}
