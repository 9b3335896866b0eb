import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';

/** A prompt, found by the number that packed answers have of it. */
export interface NumberedPrompt {
  number: number;
  id: string;
  question: string;
  branded: boolean;
  topicId: string;
}

/** In any order. */
export const findPromptsByNumber = (
  db: Db,
  userId: string,
  numbers: readonly number[],
): Promise<NumberedPrompt[]> =>
  rows(
    db,
    sql`select p.number, p.id, p.question, p.branded, p.topic_id as "topicId" from sightline.prompt p
        where p.user_id = ${userId} and p.number = ${anyOf(numbers.map(String), 'bigint')}`,
  );
