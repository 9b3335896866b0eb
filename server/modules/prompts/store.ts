import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import type { RecordsPart } from '../../lib/series-page.ts';

/** A prompt as ingest needs it. */
export interface PromptKey {
  id: string;
  topicId: string;
  question: string;
  branded: boolean;
}

/** The account's prompts with these questions or ids, archived ones among them. */
export function findPrompts(
  db: Db,
  userId: string,
  by: { questions?: readonly string[]; ids?: readonly string[] },
): Promise<PromptKey[]> {
  const { ids = [], questions = [] } = by;
  return rows<PromptKey>(
    db,
    sql`select p.id, p.topic_id as "topicId", p.question, p.branded
        from sightline.prompt p
        where p.user_id = ${userId}
          and (p.id = ${anyOf(ids, 'uuid')}
               or p.question = ${anyOf(questions, 'text')})`,
  );
}

/** Makes prompts that are not there yet. */
export async function insertPrompts(
  tx: Db,
  userId: string,
  prompts: readonly (PromptKey & { promptGroup: string | null })[],
): Promise<void> {
  await tx.execute(sql`
    insert into sightline.prompt (user_id, id, topic_id, question, branded, prompt_group)
    select ${userId}::uuid, r.id, r."topicId", r.question, r.branded, r."promptGroup"
    from jsonb_to_recordset(${JSON.stringify(prompts)}::jsonb)
      as r(id uuid, "topicId" uuid, question text, branded boolean, "promptGroup" text)
    on conflict do nothing`);
}

/** A prompt as it is asked. */
export interface ActivePrompt {
  id: string;
  topicId: string;
  question: string;
}

/** The prompts that are asked: neither they nor their topics are archived. Topics in their order, then by question. */
export function activePrompts(db: Db, userId: string): Promise<ActivePrompt[]> {
  return rows<ActivePrompt>(
    db,
    sql`select p.id, p.topic_id as "topicId", p.question
        from sightline.prompt p
        join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id
        where p.user_id = ${userId} and p.archived_at is null and t.archived_at is null
        order by t.sort_order, lower(t.name), t.id, p.question, p.id`,
  );
}

/** Every prompt of the account, for judging anew which ones name the brand. */
export function allPrompts(db: Db, userId: string): Promise<PromptKey[]> {
  return rows<PromptKey>(
    db,
    sql`select id, topic_id as "topicId", question, branded from sightline.prompt where user_id = ${userId}`,
  );
}

/** Says of prompts whether they name the brand. */
export async function updateBranded(
  tx: Db,
  userId: string,
  promptIds: readonly string[],
  branded: boolean,
): Promise<void> {
  await tx.execute(sql`
    update sightline.prompt p set branded = ${branded}
    where p.user_id = ${userId} and p.id = ${anyOf(promptIds, 'uuid')}`);
}

/** A prompt with its counts over a range, as the prompts page lists it. */
export interface PromptCounts {
  id: string;
  topicId: string;
  question: string;
  branded: boolean;
  answers: number;
  visible: number;
  lastCollected: string | null;
}

/** All prompts that are not archived with their answers in the range; `platform` is a key or `*`. */
export function listPromptCounts(
  db: Db,
  userId: string,
  range: { from: string | null; to: string | null; platform: string },
): Promise<PromptCounts[]> {
  return rows<PromptCounts>(
    db,
    sql`select p.id, p.topic_id as "topicId", p.question, p.branded,
               coalesce(sum(d.answers), 0)::int as answers, coalesce(sum(d.visible), 0)::int as visible,
               to_char(max(d.day) filter (where d.answers > 0), 'YYYY-MM-DD') as "lastCollected"
        from sightline.prompt p
        left join sightline.prompt_day d
          on d.user_id = p.user_id and d.prompt_id = p.id and d.platform = ${range.platform}
             and (${range.from}::date is null or d.day >= ${range.from}::date)
             and (${range.to}::date is null or d.day <= ${range.to}::date)
        where p.user_id = ${userId} and p.archived_at is null
        group by p.user_id, p.id
        order by p.question, p.id`,
  );
}

/** One record per usable answer, newest day first, as the spec's prompts route gives them. */
export interface PromptRecord {
  question: string;
  group: string;
  visible: boolean;
  date_of_collection: string;
}

/**
 * Prompt records of some days. Prompts and topics are looked up by their keys: the embedded planner would go through all
 * of them once an answer.
 */
export function listPromptRecords(
  db: Db,
  userId: string,
  { from, to, skip, limit }: RecordsPart,
): Promise<PromptRecord[]> {
  return rows<PromptRecord>(
    db,
    sql`select p.question, t.name as "group", a.visible, to_char(a.day, 'YYYY-MM-DD') as date_of_collection
        from sightline.answer a
        cross join lateral (select p.question, p.topic_id from sightline.prompt p
                            where p.user_id = ${userId} and p.id = a.prompt_id and p.archived_at is null offset 0) p
        cross join lateral (select t.name from sightline.topic t
                            where t.user_id = ${userId} and t.id = p.topic_id and t.archived_at is null offset 0) t
        where a.user_id = ${userId} and a.day >= ${from}::date and a.day <= ${to}::date and a.status = 'answered'
        order by a.day desc, a.id offset ${skip} limit ${limit}`,
  );
}
