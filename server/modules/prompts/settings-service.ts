import type { Db } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { BrandsService } from '../brands/service.ts';
import type { TopicEditsService } from '../topics/edit-service.ts';
import { checkRoom } from '../topics/limits.ts';
import { adds, carryOut, stepsFor } from './add-prompts.ts';
import { changeQuestion } from './change-question.ts';
import type {
  AddedPrompts,
  EditedPrompts,
  ImportedPrompts,
  MovedPrompts,
  PromptRow,
  PromptSettings,
  PromptSettingsList,
} from './edit-model.ts';
import { importRows } from './import-prompts.ts';
import { movePrompts } from './move-prompts.ts';
import { question } from './question.ts';
import { listPromptSettings, promptsByIds, setPromptsArchived } from './settings-store.ts';
import { checkLength, promptsOf, topicInUse, topicOf } from './validate.ts';

const MOST_QUESTIONS = 500;
const MOST_ROWS = 2_000;
const MOST_IDS = 2_000;
const MOST_LISTED = 2_000;

/** Editing the prompts of the viewer's own account. Nothing is lost: an archived prompt keeps its answers. */
export interface PromptEditsService {
  /**
   * Prompts of a topic, or of all that are not archived; at most 2,000. The caller has checked that the account may be
   * seen.
   * @throws NOT_FOUND for a topic that is none of the account's
   */
  list(userId: string, wanted: { topicId: string | null; archived: boolean }): Promise<PromptSettingsList>;
  /**
   * Adds questions to a topic; archived ones are taken back.
   * @throws NOT_FOUND; CONFLICT for an archived topic or too many prompts; BAD_USER_INPUT for more than 500
   */
  add(viewer: Viewer, topicId: string, questions: readonly string[]): Promise<AddedPrompts>;
  /**
   * Words a prompt anew: another prompt with a history of its own takes its place, and it is archived with its own.
   * @throws NOT_FOUND; CONFLICT for an archived one
   */
  change(viewer: Viewer, id: string, question: string): Promise<EditedPrompts>;
  /**
   * Puts prompts into another topic, with their whole history.
   * @throws NOT_FOUND; CONFLICT for an archived topic or too many prompts; BAD_USER_INPUT for more than 2,000
   */
  move(viewer: Viewer, ids: readonly string[], topicId: string): Promise<MovedPrompts>;
  /**
   * Archives prompts: they are no longer asked.
   * @throws NOT_FOUND; BAD_USER_INPUT for more than 2,000
   */
  archive(viewer: Viewer, ids: readonly string[]): Promise<PromptSettings[]>;
  /**
   * Takes archived prompts back.
   * @throws NOT_FOUND; CONFLICT for too many prompts; BAD_USER_INPUT for more than 2,000
   */
  restore(viewer: Viewer, ids: readonly string[]): Promise<PromptSettings[]>;
  /**
   * Adds the prompts of a file and the topics it names.
   * @throws BAD_USER_INPUT for more than 2,000 rows
   */
  import(viewer: Viewer, rows: readonly PromptRow[]): Promise<ImportedPrompts>;
}

/** What editing prompts is built from. */
export interface PromptEditsDeps {
  db: Db;
  accounts: AccountsService;
  brands: BrandsService;
  topicEdits: TopicEditsService;
}

export function createPromptEditsService(deps: PromptEditsDeps): PromptEditsService {
  const { db, accounts, brands, topicEdits } = deps;
  /** Runs an edit while no other writer of the account does, and tells readers of it. */
  const edit = <T>(viewer: Viewer, change: (tx: Db) => Promise<T>) =>
    db.transaction(async (tx) => {
      await accounts.lock(tx, viewer.userId);
      const done = await change(tx);
      await accounts.raiseDataVersion(tx, viewer.userId);
      return done;
    });

  return {
    async list(userId, { topicId, archived }) {
      const topic = topicId === null ? null : topicOf(await topicEdits.list(userId), topicId);
      return listPromptSettings(db, userId, { topicId: topic?.id ?? null, archived, limit: MOST_LISTED });
    },

    async add(viewer, topicId, given) {
      const { userId } = viewer;
      checkLength('questions', given, MOST_QUESTIONS);
      const read = given.map((each) => question.safeParse(each));
      const errors = read.flatMap(({ error }, index) =>
        error ? [{ field: `questions.${index}`, message: error.issues[0]?.message ?? 'Not usable.' }] : [],
      );
      if (errors.length > 0) return { added: [], restored: [], alreadyThere: [], errors };
      return edit(viewer, async (tx) => {
        const topic = topicInUse(await topicEdits.list(userId, tx), topicId);
        const wanted = read.flatMap(({ data }) => (data ? [{ topicId: topic.id, question: data }] : []));
        const steps = await stepsFor(tx, userId, wanted);
        checkRoom(await topicEdits.counts(tx, userId), { topics: 0, prompts: steps.filter(adds).length });
        const { brand } = await brands.tracked(userId, tx);
        const made = await carryOut(tx, userId, brand, steps);
        const idsOf = (outcome: string) =>
          steps.flatMap((step) => (step.outcome === outcome && step.prompt ? [step.prompt.id] : []));
        return {
          added: await promptsByIds(tx, userId, made),
          restored: await promptsByIds(tx, userId, idsOf('RESTORED')),
          alreadyThere: await promptsByIds(tx, userId, idsOf('ALREADY_THERE')),
          errors: [],
        };
      });
    },

    async change(viewer, id, given) {
      const { data: wording, error } = question.safeParse(given);
      if (error) {
        return {
          prompts: [],
          errors: [{ field: 'question', message: error.issues[0]?.message ?? 'Not usable.' }],
        };
      }
      return edit(viewer, async (tx) => {
        const [prompt] = await promptsOf(tx, viewer.userId, [id], 'id');
        if (!prompt) throw notFound('The account has no such prompt.', 'id');
        const { brand } = await brands.tracked(viewer.userId, tx);
        return changeQuestion(tx, viewer.userId, brand, prompt, wording);
      });
    },

    async move(viewer, ids, topicId) {
      const { userId } = viewer;
      checkLength('ids', ids, MOST_IDS);
      return edit(viewer, async (tx) => {
        const topics = await topicEdits.list(userId, tx);
        const topic = topicInUse(topics, topicId);
        const prompts = await promptsOf(tx, userId, ids, 'ids');
        const awake = prompts.filter(
          (prompt) => !prompt.archived && topicOf(topics, prompt.topicId).archived,
        );
        checkRoom(await topicEdits.counts(tx, userId), { topics: 0, prompts: awake.length });
        return movePrompts(tx, userId, prompts, topic);
      });
    },

    async archive(viewer, ids) {
      checkLength('ids', ids, MOST_IDS);
      return edit(viewer, async (tx) => {
        const given = (await promptsOf(tx, viewer.userId, ids, 'ids')).map(({ id }) => id);
        await setPromptsArchived(tx, viewer.userId, given, true);
        return promptsByIds(tx, viewer.userId, given);
      });
    },

    async restore(viewer, ids) {
      const { userId } = viewer;
      checkLength('ids', ids, MOST_IDS);
      return edit(viewer, async (tx) => {
        const prompts = await promptsOf(tx, userId, ids, 'ids');
        const topics = await topicEdits.list(userId, tx);
        const asked = prompts.filter(
          (prompt) => prompt.archived && !topicOf(topics, prompt.topicId).archived,
        );
        checkRoom(await topicEdits.counts(tx, userId), { topics: 0, prompts: asked.length });
        const given = prompts.map(({ id }) => id);
        await setPromptsArchived(tx, userId, given, false);
        return promptsByIds(tx, userId, given);
      });
    },

    async import(viewer, rows) {
      checkLength('rows', rows, MOST_ROWS);
      return edit(viewer, (tx) => importRows(deps, tx, viewer.userId, rows));
    },
  };
}
