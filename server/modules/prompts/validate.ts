import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import type { TopicSettings } from '../topics/model.ts';
import type { PromptSettings } from './model.ts';
import { promptsByIds } from './settings-store.ts';

const MAX_LENGTH = 2_000;

/**
 * A question as a user typed or pasted it. It is asked unchanged: only surrounding space is removed, and characters
 * that the database cannot store.
 */
export const question = z
  .string()
  .transform((value) => value.toWellFormed().normalize('NFC').replaceAll('\u0000', '').trim())
  .pipe(
    z
      .string()
      .min(1, 'A question is needed.')
      .max(MAX_LENGTH, `At most ${MAX_LENGTH.toLocaleString('en')} characters.`),
  );

const uuid = z.uuid();

/** @throws NOT_FOUND when no topic has this id */
export function findTopic(topics: readonly TopicSettings[], id: string): TopicSettings {
  const topic = topics.find((each) => each.id === id.toLowerCase());
  if (!topic) throw notFound('The account has no topic with this id.', 'topicId');
  return topic;
}

/** @throws NOT_FOUND when no topic has this id; CONFLICT when it is archived */
export function findActiveTopic(topics: readonly TopicSettings[], id: string): TopicSettings {
  const topic = findTopic(topics, id);
  if (topic.archived) throw conflict(`The topic “${topic.name}” is archived. Restore it first.`, 'topicId');
  return topic;
}

/**
 * The account's prompts with these ids, sorted by question.
 * @param field the input that holds them
 * @throws NOT_FOUND when the account does not have all of them
 */
export async function findPromptsByIds(
  db: Db,
  userId: string,
  ids: readonly string[],
  field: 'id' | 'ids',
): Promise<PromptSettings[]> {
  const unique = [...new Set(ids.map((id) => id.toLowerCase()))];
  const prompts = await promptsByIds(
    db,
    userId,
    unique.filter((id) => uuid.safeParse(id).success),
  );
  const missing = unique.length - prompts.length;
  if (missing === 0) return prompts;
  throw notFound(`${missing} of the prompts ${missing === 1 ? 'is' : 'are'} not in the account.`, field);
}

/** @throws BAD_USER_INPUT for a list that is longer than allowed */
export function checkLength(field: string, list: readonly unknown[], max: number): void {
  if (list.length > max) throw badInput(field, `${field}: at most ${max.toLocaleString('en')} per call.`);
}
