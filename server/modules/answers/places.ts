import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import type { PromptPlace } from './model.ts';

/** Where answers count: by prompt, and in the topic that stands for the overview. */
export interface Places {
  byPrompt: Map<string, PromptPlace>;
  aggregateTopicId: string;
}

/** The places of prompts that exist, archived ones among them; both in one statement, as each has a price of its own. */
export async function placesOf(tx: Db, userId: string, promptIds: readonly string[]): Promise<Places> {
  const found = await rows<PromptPlace & { id: string; aggregateTopicId: string }>(
    tx,
    sql`select p.id, p.topic_id as "topicId", p.branded,
               (select t.id from sightline.topic t where t.user_id = ${userId} and t.is_aggregate) as "aggregateTopicId"
        from sightline.prompt p
        where p.user_id = ${userId} and p.id = ${anyOf(promptIds, 'uuid')}`,
  );
  const [first] = found;
  if (!first) throw new Error(`account ${userId} has none of the prompts`);
  return {
    byPrompt: new Map(found.map((place) => [place.id, place])),
    aggregateTopicId: first.aggregateTopicId,
  };
}
