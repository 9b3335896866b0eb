import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';

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

/** The caller holds the account, in which the prompts are numbered. */
export async function insertPrompts(
  tx: Db,
  userId: string,
  prompts: readonly (PromptKey & { promptGroup: string | null })[],
): Promise<void> {
  await tx.execute(sql`
    insert into sightline.prompt (user_id, id, topic_id, question, branded, prompt_group, number)
    select ${userId}::uuid, r.id, r."topicId", r.question, r.branded, r."promptGroup",
           (select coalesce(max(p.number), 0) from sightline.prompt p where p.user_id = ${userId}) + row_number() over ()
    from jsonb_to_recordset(${JSON.stringify(prompts)}::jsonb)
      as r(id uuid, "topicId" uuid, question text, branded boolean, "promptGroup" text)
    on conflict do nothing`);
}

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

/** Every prompt of the account, archived ones included. */
export function allPrompts(db: Db, userId: string): Promise<PromptKey[]> {
  return rows<PromptKey>(
    db,
    sql`select id, topic_id as "topicId", question, branded from sightline.prompt where user_id = ${userId}`,
  );
}

/** Sets whether prompts name the brand. */
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
