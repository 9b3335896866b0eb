import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Topic } from './model.ts';
import { slugOf } from './slug.ts';
import { aggregateTopicId, insertTopics, listTopics, topicSlugs } from './store.ts';

/** An account's topics, read once. */
export interface TopicList {
  /** The one that stands for the overview. */
  aggregate: Topic;
  /** All others, sorted by name. */
  topics: Topic[];
}

/** Topics of an account. The caller has checked that the account may be seen. */
export interface TopicsService {
  list(userId: string): Promise<TopicList>;
  /** Ids by name; names that are new become topics. Two names with one slug are one topic. */
  ensure(tx: Db, userId: string, names: readonly string[]): Promise<Map<string, string>>;
  /** The id of the topic that stands for the overview. */
  aggregateId(tx: Db, userId: string): Promise<string>;
}

export function createTopicsService(db: Db): TopicsService {
  return {
    aggregateId: aggregateTopicId,

    async list(userId) {
      const all = await listTopics(db, userId);
      const aggregate = all.find((topic) => topic.isAggregate);
      if (!aggregate) throw new AppError('NOT_FOUND', 'The account has no topics yet.');
      return { aggregate, topics: all.filter((topic) => !topic.isAggregate) };
    },

    async ensure(tx, userId, names) {
      const wanted = new Map(names.map((name) => [name, freeSlug(name)]));
      let bySlug = await slugs(tx, userId);
      const missing = new Map<string, { id: string; name: string; slug: string }>();
      for (const [name, slug] of wanted) {
        if (!bySlug.has(slug)) missing.set(slug, { id: randomUUID(), name, slug });
      }
      if (missing.size > 0) {
        await insertTopics(tx, userId, [...missing.values()]);
        bySlug = await slugs(tx, userId);
      }
      return new Map([...wanted].map(([name, slug]) => [name, bySlug.get(slug) ?? '']));
    },
  };
}

/** `aggregate` is taken by the topic that stands for the overview. */
const freeSlug = (name: string) => (slugOf(name) === 'aggregate' ? 'aggregate-topic' : slugOf(name));

const slugs = async (tx: Db, userId: string) =>
  new Map((await topicSlugs(tx, userId)).map((topic) => [topic.slug, topic.id]));
