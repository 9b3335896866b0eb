import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import type { DateRange } from '../../lib/days.ts';

/** More prompts are not looked at. */
const MAX_PROMPTS = 2000;

/** A prompt that an experiment may treat or use as a control. */
export interface CandidateRow {
  id: string;
  question: string;
  topicId: string;
  topic: string;
  promptGroup: string | null;
}

/** The account's prompts that do not name the brand. */
export function findCandidates(db: Db, userId: string): Promise<CandidateRow[]> {
  return rows(
    db,
    sql`select p.id, p.question, t.id as "topicId", t.name as topic, p.prompt_group as "promptGroup"
        from sightline.prompt p
        join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id and t.archived_at is null
        where p.user_id = ${userId} and p.archived_at is null and not p.branded
        order by p.question, p.id limit ${MAX_PROMPTS}`,
  );
}

/** Answers of all prompts in a range by platform; `hits` name the brand. */
export function findBaseCounts(
  db: Db,
  userId: string,
  { from, to }: DateRange<string>,
): Promise<{ promptId: string; platform: string; answers: number; hits: number }[]> {
  return rows(
    db,
    sql`select d.prompt_id as "promptId", d.platform, sum(d.answers)::int as answers, sum(d.visible)::int as hits
        from sightline.prompt_day d
        where d.user_id = ${userId} and d.day between ${from}::date and ${to}::date and d.platform <> '*'
        group by 1, 2 having sum(d.answers) > 0`,
  );
}

/** Prompts with an answer, of any day, that cites one of the pages. */
export async function findPromptsCiting(
  db: Db,
  userId: string,
  pageIds: readonly string[],
): Promise<Set<string>> {
  if (pageIds.length === 0) return new Set();
  const found = await rows<{ id: string }>(
    db,
    sql`select distinct a.prompt_id as id
        from (select distinct c.answer_id from sightline.citation c
              where c.user_id = ${userId} and c.source_id = ${anyOf(pageIds, 'uuid')}) c
        cross join lateral (select a.prompt_id from sightline.answer a
                            where a.user_id = ${userId} and a.id = c.answer_id offset 0) a`,
  );
  return new Set(found.map(({ id }) => id));
}

/** Prompts that another running experiment treats. */
export async function findTreatedElsewhere(db: Db, userId: string, id: string): Promise<Set<string>> {
  const found = await rows<{ id: string }>(
    db,
    sql`select distinct p.prompt_id as id from sightline.experiment_prompt p
        join sightline.experiment e on e.user_id = p.user_id and e.id = p.experiment_id
        where p.user_id = ${userId} and p.role = 'treated' and e.status = 'running' and e.id <> ${id}::uuid`,
  );
  return new Set(found.map(({ id: promptId }) => promptId));
}

/** Prompts that do not name the brand and have answers in the range. */
export async function countAnswered(
  db: Db,
  userId: string,
  { from, to }: DateRange<string>,
): Promise<number> {
  const [row] = await rows<{ prompts: number }>(
    db,
    sql`select count(*)::int as prompts
        from (select distinct d.prompt_id from sightline.prompt_day d
              where d.user_id = ${userId} and d.day between ${from}::date and ${to}::date and d.platform <> '*'
                and d.answers > 0) n
        join sightline.prompt p on p.user_id = ${userId} and p.id = n.prompt_id and not p.branded
          and p.archived_at is null`,
  );
  return row?.prompts ?? 0;
}
