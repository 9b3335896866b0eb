import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import type { PromptSettings, PromptSettingsList } from './model.ts';

export interface PromptSettingsQuery {
  /** Null for all topics that are not archived. */
  topicId: string | null;
  archived: boolean;
  limit: number;
}

const columns = (userId: string) => sql`
  p.id, p.topic_id as "topicId", p.question, p.branded, p.archived_at is not null as archived,
  (select to_char(max(d.day), 'YYYY-MM-DD') from sightline.prompt_day d
   where d.user_id = ${userId} and d.prompt_id = p.id and d.platform = '*' and d.answers > 0) as "lastCollected"`;

/** Prompts by topic and question, archived ones the latest first, and how many there are. */
export async function listPromptSettings(
  db: Db,
  userId: string,
  { topicId, archived, limit }: PromptSettingsQuery,
): Promise<PromptSettingsList> {
  const listed = await rows<PromptSettings & { total: number }>(
    db,
    sql`select ${columns(userId)}, count(*) over ()::int as total
        from sightline.prompt p
        join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id
        where p.user_id = ${userId} and (p.archived_at is not null) = ${archived}
          and ${topicId ? sql`p.topic_id = ${topicId}::uuid` : sql`t.archived_at is null`}
        order by t.sort_order, lower(t.name), t.id, p.archived_at desc, p.question, p.id
        limit ${limit}`,
  );
  return { total: listed[0]?.total ?? 0, prompts: listed.map(({ total, ...prompt }) => prompt) };
}

/** Prompts by id, sorted by question; unknown ids are left out. */
export const promptsByIds = (db: Db, userId: string, ids: readonly string[]) =>
  promptsWhere(db, userId, sql`p.id = ${anyOf(ids, 'uuid')}`);

/** Prompts with one of these questions in any topic, sorted by question. */
export const promptsByQuestions = (db: Db, userId: string, questions: readonly string[]) =>
  promptsWhere(db, userId, sql`p.question = ${anyOf(questions, 'text')}`);

/** The prompt in use that was created in an archived one's place; null if there is none. */
export async function findReplacement(db: Db, userId: string, id: string): Promise<PromptSettings | null> {
  const [found] = await promptsWhere(
    db,
    userId,
    sql`p.archived_at is null and exists (
          select from sightline.prompt o
          where o.user_id = ${userId} and o.id = ${id}::uuid and o.prompt_group = p.prompt_group
            and o.topic_id = p.topic_id and o.archived_at <= p.created_at)`,
  );
  return found ?? null;
}

function promptsWhere(db: Db, userId: string, condition: SQL): Promise<PromptSettings[]> {
  return rows<PromptSettings>(
    db,
    sql`select ${columns(userId)} from sightline.prompt p
        where p.user_id = ${userId} and ${condition} order by p.question, p.id`,
  );
}

export async function setPromptsArchived(
  tx: Db,
  userId: string,
  ids: readonly string[],
  archived: boolean,
): Promise<void> {
  await tx.execute(sql`
    update sightline.prompt p set archived_at = ${archived ? sql`now()` : sql`null`}
    where p.user_id = ${userId} and p.id = ${anyOf(ids, 'uuid')}
      and (p.archived_at is null) = ${archived}`);
}

/** Moves prompts to a topic; the caller moves their rollups. */
export async function setPromptsTopic(
  tx: Db,
  userId: string,
  ids: readonly string[],
  topicId: string,
): Promise<void> {
  await tx.execute(sql`
    update sightline.prompt p set topic_id = ${topicId}::uuid
    where p.user_id = ${userId} and p.id = ${anyOf(ids, 'uuid')}`);
}

/** @returns the prompt's group, which it starts unless it has one */
export async function startPromptGroup(tx: Db, userId: string, id: string): Promise<string> {
  const [row] = await rows<{ promptGroup: string }>(
    tx,
    sql`update sightline.prompt p set prompt_group = coalesce(p.prompt_group, p.id::text)
        where p.user_id = ${userId} and p.id = ${id}::uuid returning p.prompt_group as "promptGroup"`,
  );
  return row?.promptGroup ?? id;
}

export async function setPromptGroup(tx: Db, userId: string, id: string, promptGroup: string): Promise<void> {
  await tx.execute(sql`
    update sightline.prompt p set prompt_group = ${promptGroup}
    where p.user_id = ${userId} and p.id = ${id}::uuid`);
}
