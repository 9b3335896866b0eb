import type { Db } from '../../db/client.ts';
import { badInput, notFound } from '../../errors.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { FieldError } from '../brands/model.ts';
import { countActive, listTopicSettings, setTopicArchived, updateName, updateOrder } from './edit-store.ts';
import { checkRoom } from './limits.ts';
import type { ActiveCounts, NewTopic, TopicSettings } from './model.ts';
import { archivedName, nameKey, topicName } from './name.ts';
import { newTopics, readNames } from './new-topics.ts';
import { insertTopics } from './store.ts';

/** Most names or ids of one call. */
const MOST_GIVEN = 500;

/** What became of an edit; with errors nothing was changed. */
export interface TopicEdit {
  /** Ids of the topics that were made. */
  added: string[];
  /** What of the input a person has to mend. */
  errors: FieldError[];
}

/** Editing the topics of the viewer's own account. Nothing is lost: an archived topic keeps its prompts and history. */
export interface TopicEditsService {
  /** All topics, archived ones last. The caller has checked that the account may be seen. */
  list(userId: string, tx?: Db): Promise<TopicSettings[]>;
  /** What the account has of what is limited. */
  counts(tx: Db, userId: string): Promise<ActiveCounts>;
  /** Makes topics that `newTopics` found to be new. The caller holds the account. */
  make(tx: Db, userId: string, topics: readonly NewTopic[]): Promise<void>;
  /**
   * Makes topics; those whose name is there already stay as they are.
   * @throws BAD_USER_INPUT for more than 500; CONFLICT when there would be too many
   */
  add(viewer: Viewer, names: readonly string[]): Promise<TopicEdit>;
  /**
   * Gives a topic another name. Its slug stays, so that links to it, bookmarks and older files go on working.
   * @throws NOT_FOUND
   */
  rename(viewer: Viewer, id: string, name: string): Promise<TopicEdit>;
  /**
   * Puts topics into this order; those that are not named follow in the order they had.
   * @throws BAD_USER_INPUT for an id given twice; NOT_FOUND for one that is none of the account's topics in use
   */
  order(viewer: Viewer, ids: readonly string[]): Promise<TopicEdit>;
  /**
   * Archives a topic: its prompts are no longer asked.
   * @throws NOT_FOUND
   */
  archive(viewer: Viewer, id: string): Promise<TopicEdit>;
  /**
   * Takes an archived topic back, with the prompts that were not archived themselves.
   * @throws NOT_FOUND; CONFLICT when there would be too many topics or prompts
   */
  restore(viewer: Viewer, id: string): Promise<TopicEdit>;
}

interface Deps {
  db: Db;
  accounts: AccountsService;
}

export function createTopicEditsService({ db, accounts }: Deps): TopicEditsService {
  /** Runs an edit while no other writer of the account does, and tells readers of it. */
  const edit = (viewer: Viewer, change: (tx: Db, all: TopicSettings[]) => Promise<Partial<TopicEdit>>) =>
    db.transaction(async (tx): Promise<TopicEdit> => {
      await accounts.lock(tx, viewer.userId);
      const done = {
        added: [],
        errors: [],
        ...(await change(tx, await listTopicSettings(tx, viewer.userId))),
      };
      if (done.errors.length === 0) await accounts.raiseDataVersion(tx, viewer.userId);
      return done;
    });

  return {
    list: (userId, tx = db) => listTopicSettings(tx, userId),
    counts: countActive,
    make: insertTopics,

    async add(viewer, given) {
      checkLength('names', given);
      const read = readNames(given);
      if (!read.ok) return { added: [], errors: read.errors };
      return edit(viewer, async (tx, all) => {
        const { topics, errors } = newTopics(read.names, all);
        if (errors.length > 0) return { errors };
        checkRoom(await countActive(tx, viewer.userId), { topics: topics.length, prompts: 0 });
        await insertTopics(tx, viewer.userId, topics);
        return { added: topics.map(({ id }) => id) };
      });
    },

    async rename(viewer, id, given) {
      const { data: name, error } = topicName.safeParse(given);
      if (error) return { added: [], errors: [nameError(error.issues[0]?.message ?? 'Not usable.')] };
      return edit(viewer, async (tx, all) => {
        const topic = topicIn(all, id);
        const other = all.find((each) => each !== topic && nameKey(each.name) === nameKey(name));
        if (other?.archived) return { errors: [nameError(archivedName(other.name))] };
        if (other) return { errors: [nameError(`There is a topic “${other.name}” already.`)] };
        await updateName(tx, viewer.userId, topic.id, name);
        return {};
      });
    },

    async order(viewer, ids) {
      checkLength('ids', ids);
      return edit(viewer, async (tx, all) => {
        const active = all.filter(({ archived }) => !archived);
        const first = new Set(ids.map((id) => topicIn(active, id).id));
        if (first.size < ids.length) throw badInput('ids', 'ids: a topic is given twice.');
        const rest = active.map(({ id }) => id).filter((id) => !first.has(id));
        await updateOrder(tx, viewer.userId, [...first, ...rest]);
        return {};
      });
    },

    archive: (viewer, id) =>
      edit(viewer, async (tx, all) => {
        const topic = topicIn(all, id);
        if (!topic.archived) await setTopicArchived(tx, viewer.userId, topic.id, true);
        return {};
      }),

    restore: (viewer, id) =>
      edit(viewer, async (tx, all) => {
        const topic = topicIn(all, id);
        if (!topic.archived) return {};
        checkRoom(await countActive(tx, viewer.userId), { topics: 1, prompts: topic.promptCount });
        await setTopicArchived(tx, viewer.userId, topic.id, false);
        return {};
      }),
  };
}

/** @throws NOT_FOUND */
function topicIn(topics: readonly TopicSettings[], id: string): TopicSettings {
  const topic = topics.find((each) => each.id === id.toLowerCase());
  if (!topic) throw notFound('The account has no topic with this id that can be changed so.', 'id');
  return topic;
}

function checkLength(field: string, list: readonly string[]): void {
  if (list.length > MOST_GIVEN) throw badInput(field, `${field}: at most ${MOST_GIVEN} a call.`);
}

const nameError = (message: string): FieldError => ({ field: 'name', message });
