import { sql } from 'drizzle-orm';
import { ASKED_PLAINLY } from '../../db/asked-plainly.ts';
import { type Db, rows } from '../../db/client.ts';
import { readColumns } from '../../db/columns.ts';
import type { ReadSlice, SeriesSlice } from '../../lib/series-page.ts';

/** One usable answer, as `GET /api/get-prompts` lists it. */
export interface PromptPoint {
  question: string;
  group: string;
  visible: boolean;
  date_of_collection: string;
}

type Prompt = Pick<PromptPoint, 'question' | 'group'>;

/**
 * Reads usable answers by day, the latest day first, without those of archived prompts and topics. What is asked and in which topic is read
 * once and not for each answer.
 */
export function promptSeries(db: Db, userId: string): ReadSlice<PromptPoint> {
  let prompts = new Map<string, Prompt>();
  return async (slice) => {
    const answers = await readAnswers(db, userId, slice);
    if (answers.some(({ prompt }) => !prompts.has(prompt))) prompts = await readPrompts(db, userId);
    return answers.flatMap(({ prompt, visible, day }) => {
      const asked = prompts.get(prompt);
      return asked ? [{ ...asked, visible, date_of_collection: day }] : [];
    });
  };
}

// `is true` keeps the prompts a hash table that is made once; as a join, each would be looked up for each answer.
const readAnswers = (db: Db, userId: string, { from, to, skip, limit }: SeriesSlice) =>
  readColumns<{ prompt: string; visible: boolean; day: string }>(
    db,
    sql`select a.prompt_id as prompt, a.visible, a.day
        from sightline.answer a
        where a.user_id = ${userId} and a.day >= ${from}::date and a.day <= ${to}::date and a.status = 'answered'
          and ${ASKED_PLAINLY}
          and (a.prompt_id in (select p.id from sightline.prompt p join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id
                               where p.user_id = ${userId} and p.archived_at is null and t.archived_at is null)) is true
        order by a.day desc, a.id offset ${skip} limit ${limit}`,
    ['prompt', 'visible', 'day'],
  );

async function readPrompts(db: Db, userId: string): Promise<Map<string, Prompt>> {
  const prompts = await rows<Prompt & { id: string }>(
    db,
    sql`select p.id, p.question, t.name as "group"
        from sightline.prompt p join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id
        where p.user_id = ${userId}`,
  );
  return new Map(prompts.map(({ id, ...prompt }) => [id, prompt]));
}
