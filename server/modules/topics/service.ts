import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { NewTopic, Topic } from './model.ts';
import { topicFinder, wantedSlug } from './name.ts';
import { insertTopics, listTopics, namedTopics } from './store.ts';

/** An account's topics, read once. */
export interface TopicList {
  /** The one that stands for the overview. */
  aggregate: Topic;
  /** All others, in their order: as somebody put them, else by name. */
  topics: Topic[];
}

/** Topics of an account. The caller has checked that the account may be seen. */
export interface TopicsService {
  list(userId: string): Promise<TopicList>;
  /**
   * Tells ids by name, archived topics among them. A topic is known by its name and, where no topic has that name, by
   * the one it was made with (its slug), so that older files lead to a renamed topic.
   */
  finder(db: Db, userId: string): Promise<(name: string) => string | undefined>;
  /** The same once names that are new have become topics. Two new names with one slug are one topic. */
  ensure(tx: Db, userId: string, names: readonly string[]): Promise<(name: string) => string | undefined>;
}

export function createTopicsService(db: Db): TopicsService {
  return {
    async list(userId) {
      const all = await listTopics(db, userId);
      const aggregate = all.find((topic) => topic.isAggregate);
      if (!aggregate) throw new AppError('NOT_FOUND', 'The account has no topics yet.');
      return { aggregate, topics: all.filter((topic) => !topic.isAggregate) };
    },

    finder,

    async ensure(tx, userId, names) {
      const find = await finder(tx, userId);
      const missing = new Map<string, NewTopic>();
      for (const name of names) {
        const slug = wantedSlug(name);
        if (!find(name)) missing.set(slug, { id: randomUUID(), name, slug });
      }
      if (missing.size === 0) return find;
      await insertTopics(tx, userId, [...missing.values()]);
      return finder(tx, userId);
    },
  };
}

async function finder(db: Db, userId: string): Promise<(name: string) => string | undefined> {
  const find = topicFinder(await namedTopics(db, userId));
  return (name) => find(name)?.id;
}
