import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import type { TopicSettings } from '../topics/model.ts';
import type { PromptSettings } from './edit-model.ts';
import { promptsByIds } from './settings-store.ts';

const uuid = z.uuid();

/**
 * The topic with this id.
 * @throws NOT_FOUND
 */
export function topicOf(topics: readonly TopicSettings[], id: string): TopicSettings {
  const topic = topics.find((each) => each.id === id.toLowerCase());
  if (!topic) throw notFound('The account has no topic with this id.', 'topicId');
  return topic;
}

/**
 * The topic with this id, for putting prompts into it.
 * @throws NOT_FOUND; CONFLICT when it is archived
 */
export function topicInUse(topics: readonly TopicSettings[], id: string): TopicSettings {
  const topic = topicOf(topics, id);
  if (topic.archived) throw conflict(`The topic “${topic.name}” is archived. Restore it first.`, 'topicId');
  return topic;
}

/**
 * The account's prompts with these ids, sorted by question.
 * @param field the input that holds them
 * @throws NOT_FOUND when it has not got all of them
 */
export async function promptsOf(
  db: Db,
  userId: string,
  ids: readonly string[],
  field: 'id' | 'ids',
): Promise<PromptSettings[]> {
  const wanted = new Set(ids.map((id) => id.toLowerCase()));
  const found = await promptsByIds(
    db,
    userId,
    [...wanted].filter((id) => uuid.safeParse(id).success),
  );
  if (found.length < wanted.size) {
    const missing = wanted.size - found.length;
    throw notFound(
      `${missing} of the prompts asked for ${missing === 1 ? 'is' : 'are'} not in the account.`,
      field,
    );
  }
  return found;
}

/** @throws BAD_USER_INPUT for a list that is longer than allowed */
export function checkLength(field: string, list: readonly unknown[], most: number): void {
  if (list.length > most) throw badInput(field, `${field}: at most ${most.toLocaleString('en')} a call.`);
}
