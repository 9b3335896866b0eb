import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { badInput, notFound } from '../../errors.ts';
import { findConflict, toConflictResult, versionOf } from '../../lib/version.ts';
import type { Viewer } from '../accounts/model.ts';
import { readOnce } from '../accounts/read-once.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { FieldError } from '../brands/model.ts';
import { checkLimits } from './limits.ts';
import type { ActiveCounts, NewTopic, TopicEdit, TopicList, TopicSettings } from './model.ts';
import {
  archivedNameError,
  nameKey,
  newTopics,
  parseNames,
  topicFinder,
  topicName,
  topicSlug,
} from './names.ts';
import {
  countActive,
  insertTopics,
  listTopicNames,
  listTopicSettings,
  listTopics,
  setTopicArchived,
  updateName,
  updateOrder,
} from './store.ts';

/** Most names or ids of one call. */
const MAX_ITEMS = 500;

/** Finds a topic's id by its name. */
export type TopicIdFinder = (name: string) => string | undefined;

/** Changes with a topic's name. */
export const topicVersion = ({ name }: Pick<TopicSettings, 'name'>) => versionOf(name);

/** Topics of an account. Methods with a `userId` leave checking the viewer to the caller. */
export interface TopicsService {
  /** @throws NOT_FOUND for an account without an aggregate topic */
  list(userId: string): Promise<TopicList>;
  /** The same, read once in the viewer's request. */
  listFor(viewer: Viewer, userId: string): Promise<TopicList>;
  /** All topics as they are edited, archived ones last. */
  listSettings(userId: string, tx?: Db): Promise<TopicSettings[]>;
  countActive(tx: Db, userId: string): Promise<ActiveCounts>;
  /**
   * Finds topics by name, archived ones included; where no topic has the name, by its slug, so that files from before a
   * topic was renamed still find it.
   */
  finder(db: Db, userId: string): Promise<TopicIdFinder>;
  /** The same after creating topics for new names. Two new names with one slug are one topic. */
  ensure(tx: Db, userId: string, names: readonly string[]): Promise<TopicIdFinder>;
  /** Inserts topics that `newTopics` returned. The caller has locked the account. */
  insert(tx: Db, userId: string, topics: readonly NewTopic[]): Promise<void>;
  /**
   * Adds topics to the viewer's own account, like all edits below; existing names stay as they are.
   * @throws BAD_USER_INPUT for more than 500; CONFLICT when there would be too many
   */
  add(viewer: Viewer, names: readonly string[]): Promise<TopicEdit>;
  /**
   * Renames a topic. Its slug stays, so that links, bookmarks and older files still find it.
   * @param readAt version that the topic was read at; without one the name is overwritten
   * @throws NOT_FOUND
   */
  rename(viewer: Viewer, id: string, name: string, readAt?: string | null): Promise<TopicEdit>;
  /**
   * Orders topics; those not listed follow in their previous order.
   * @param previousIds the order when it was read; without it the order is overwritten
   * @throws BAD_USER_INPUT for an id given twice; NOT_FOUND for one that is none of the account's topics in use
   */
  order(viewer: Viewer, ids: readonly string[], previousIds?: readonly string[] | null): Promise<TopicEdit>;
  /**
   * Archives a topic: its prompts are no longer asked, and it keeps them and its history.
   * @throws NOT_FOUND
   */
  archive(viewer: Viewer, id: string): Promise<TopicEdit>;
  /**
   * Restores an archived topic, with the prompts that were not archived themselves.
   * @throws NOT_FOUND; CONFLICT when there would be too many topics or prompts
   */
  restore(viewer: Viewer, id: string): Promise<TopicEdit>;
}

interface Deps {
  db: Db;
  accounts: Pick<AccountsService, 'lock' | 'raiseDataVersion'>;
}

export function createTopicsService({ db, accounts }: Deps): TopicsService {
  async function list(userId: string): Promise<TopicList> {
    const all = await listTopics(db, userId);
    const aggregate = all.find((topic) => topic.isAggregate);
    if (!aggregate) throw notFound('The account has no topics yet.');
    return { aggregate, topics: all.filter((topic) => !topic.isAggregate) };
  }

  /** Runs an edit while the account is locked, and raises its data version. */
  const edit = (viewer: Viewer, change: (tx: Db, all: TopicSettings[]) => Promise<Partial<TopicEdit>>) =>
    db.transaction(async (tx): Promise<TopicEdit> => {
      await accounts.lock(tx, viewer.userId);
      const all = await listTopicSettings(tx, viewer.userId);
      const result = { added: [], errors: [], ...(await change(tx, all)) };
      if (result.errors.length === 0) await accounts.raiseDataVersion(tx, viewer.userId);
      return result;
    });

  return {
    list,
    listFor: (viewer, userId) => readOnce(viewer, `topics ${userId}`, () => list(userId)),

    listSettings: (userId, tx = db) => listTopicSettings(tx, userId),
    countActive,
    finder: createFinder,
    insert: insertTopics,

    async ensure(tx, userId, names) {
      const find = await createFinder(tx, userId);
      const missing = new Map<string, NewTopic>();
      for (const name of names) {
        const slug = topicSlug(name);
        if (!find(name)) missing.set(slug, { id: randomUUID(), name, slug });
      }
      if (missing.size === 0) return find;
      await insertTopics(tx, userId, [...missing.values()]);
      return createFinder(tx, userId);
    },

    async add(viewer, input) {
      checkLength('names', input);
      const parsed = parseNames(input);
      if (!parsed.ok) return { added: [], errors: parsed.errors };
      return edit(viewer, async (tx, all) => {
        const { topics, errors } = newTopics(parsed.names, all);
        if (errors.length > 0) return { errors };
        checkLimits(await countActive(tx, viewer.userId), { topics: topics.length, prompts: 0 });
        await insertTopics(tx, viewer.userId, topics);
        return { added: topics.map(({ id }) => id) };
      });
    },

    async rename(viewer, id, input, readAt) {
      const { data: name, error } = topicName.safeParse(input);
      if (error) return { added: [], errors: [nameError(error.issues[0]?.message ?? 'Not usable.')] };
      return edit(viewer, async (tx, all) => {
        const topic = findTopic(all, id);
        const conflict = findConflict(readAt, topicVersion(topic));
        if (conflict) return toConflictResult(conflict);
        const other = all.find((each) => each !== topic && nameKey(each.name) === nameKey(name));
        if (other?.archived) return { errors: [nameError(archivedNameError(other.name))] };
        if (other) return { errors: [nameError(`There is a topic “${other.name}” already.`)] };
        await updateName(tx, viewer.userId, topic.id, name);
        return {};
      });
    },

    async order(viewer, ids, previousIds) {
      checkLength('ids', ids);
      return edit(viewer, async (tx, all) => {
        const active = all.filter(({ archived }) => !archived);
        const current = versionOf(active.map(({ id }) => id));
        const conflict = findConflict(previousIds && versionOf(previousIds), current);
        if (conflict) return toConflictResult(conflict);
        const first = new Set(ids.map((id) => findTopic(active, id).id));
        if (first.size < ids.length) throw badInput('ids', 'ids: a topic is given twice.');
        const rest = active.map(({ id }) => id).filter((id) => !first.has(id));
        await updateOrder(tx, viewer.userId, [...first, ...rest]);
        return {};
      });
    },

    archive: (viewer, id) =>
      edit(viewer, async (tx, all) => {
        const topic = findTopic(all, id);
        if (!topic.archived) await setTopicArchived(tx, viewer.userId, topic.id, true);
        return {};
      }),

    restore: (viewer, id) =>
      edit(viewer, async (tx, all) => {
        const topic = findTopic(all, id);
        if (!topic.archived) return {};
        checkLimits(await countActive(tx, viewer.userId), { topics: 1, prompts: topic.promptCount });
        await setTopicArchived(tx, viewer.userId, topic.id, false);
        return {};
      }),
  };
}

async function createFinder(db: Db, userId: string): Promise<TopicIdFinder> {
  const find = topicFinder(await listTopicNames(db, userId));
  return (name) => find(name)?.id;
}

/** @throws NOT_FOUND */
function findTopic(topics: readonly TopicSettings[], id: string): TopicSettings {
  const topic = topics.find((each) => each.id === id.toLowerCase());
  if (!topic) throw notFound('The account has no topic with this id that can be changed this way.', 'id');
  return topic;
}

function checkLength(field: string, list: readonly string[]): void {
  if (list.length > MAX_ITEMS) throw badInput(field, `${field}: at most ${MAX_ITEMS} per call.`);
}

const nameError = (message: string): FieldError => ({ field: 'name', message });
