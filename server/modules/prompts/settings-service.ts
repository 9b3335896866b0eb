import type { Db } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import { moveInPortions } from '../answers/rollups.ts';
import type { BrandsService } from '../brands/service.ts';
import { checkLimits } from '../topics/limits.ts';
import type { TopicsService } from '../topics/service.ts';
import { addsPrompt, applyPlan, planPrompts } from './add-prompts.ts';
import { changeQuestion } from './change-question.ts';
import { importPrompts } from './import-prompts.ts';
import type {
  AddedPrompts,
  ChangedPrompt,
  ImportedPrompts,
  MovedPrompts,
  PromptRow,
  PromptSettings,
  PromptSettingsList,
} from './model.ts';
import { movePrompts } from './move-prompts.ts';
import { listPromptSettings, promptsByIds, setPromptsArchived } from './settings-store.ts';
import { checkLength, findActiveTopic, findPromptsByIds, findTopic, question } from './validate.ts';

const MAX_QUESTIONS = 500;
const MAX_ROWS = 2_000;
const MAX_IDS = 2_000;
const MAX_LISTED = 2_000;

/** Editing the prompts of the viewer's own account. An archived prompt keeps its answers. */
export interface PromptSettingsService {
  /**
   * Prompts of a topic, or of all topics that are not archived; at most 2,000. The caller has checked that the account may
   * be read.
   * @throws NOT_FOUND for another account's topic
   */
  list(userId: string, query: { topicId: string | null; archived: boolean }): Promise<PromptSettingsList>;
  /**
   * Adds questions to a topic; archived prompts with such a question are restored.
   * @throws NOT_FOUND; CONFLICT for an archived topic or too many prompts; BAD_USER_INPUT for more than 500
   */
  add(viewer: Viewer, topicId: string, questions: readonly string[]): Promise<AddedPrompts>;
  /**
   * Changes a prompt's question: a new prompt with a history of its own replaces it, and it is archived with its own. One
   * that was replaced after it was read is a conflict.
   * @throws NOT_FOUND; CONFLICT for another archived one
   */
  change(viewer: Viewer, id: string, question: string): Promise<ChangedPrompt>;
  /**
   * Moves prompts to another topic, each with its whole history; with many answers some at a time, while others may read.
   * @throws NOT_FOUND; CONFLICT for an archived topic or too many prompts; BAD_USER_INPUT for more than 2,000
   */
  move(viewer: Viewer, ids: readonly string[], topicId: string): Promise<MovedPrompts>;
  /**
   * Archives prompts: they are no longer asked.
   * @throws NOT_FOUND; BAD_USER_INPUT for more than 2,000
   */
  archive(viewer: Viewer, ids: readonly string[]): Promise<PromptSettings[]>;
  /**
   * Restores archived prompts.
   * @throws NOT_FOUND; CONFLICT for too many prompts; BAD_USER_INPUT for more than 2,000
   */
  restore(viewer: Viewer, ids: readonly string[]): Promise<PromptSettings[]>;
  /**
   * Adds the prompts of a file and the topics it names.
   * @throws BAD_USER_INPUT for more than 2,000 rows
   */
  import(viewer: Viewer, rows: readonly PromptRow[]): Promise<ImportedPrompts>;
}

interface PromptSettingsDeps {
  db: Db;
  accounts: AccountsService;
  brands: BrandsService;
  topics: TopicsService;
}

export function createPromptSettingsService(deps: PromptSettingsDeps): PromptSettingsService {
  const { db, accounts, brands, topics } = deps;
  /** Runs an edit while the account is locked, and raises its data version. */
  const edit = <T>(viewer: Viewer, change: (tx: Db) => Promise<T>) =>
    db.transaction(async (tx) => {
      await accounts.lock(tx, viewer.userId);
      const result = await change(tx);
      await accounts.raiseDataVersion(tx, viewer.userId);
      return result;
    });

  return {
    async list(userId, { topicId, archived }) {
      const topic = topicId === null ? null : findTopic(await topics.listSettings(userId), topicId);
      return listPromptSettings(db, userId, { topicId: topic?.id ?? null, archived, limit: MAX_LISTED });
    },

    async add(viewer, topicId, questions) {
      const { userId } = viewer;
      checkLength('questions', questions, MAX_QUESTIONS);
      const parsed = questions.map((each) => question.safeParse(each));
      const errors = parsed.flatMap(({ error }, index) =>
        error ? [{ field: `questions.${index}`, message: error.issues[0]?.message ?? 'Not usable.' }] : [],
      );
      if (errors.length > 0) return { added: [], restored: [], alreadyThere: [], errors };
      return edit(viewer, async (tx) => {
        const topic = findActiveTopic(await topics.listSettings(userId, tx), topicId);
        const plan = await planPrompts(
          tx,
          userId,
          parsed.flatMap(({ data }) => (data ? [{ topicId: topic.id, question: data }] : [])),
        );
        checkLimits(await topics.countActive(tx, userId), {
          topics: 0,
          prompts: plan.filter(addsPrompt).length,
        });
        const { brand } = await brands.tracked(userId, tx);
        const added = await applyPlan(tx, userId, brand, plan);
        const idsOf = (outcome: string) =>
          plan.flatMap((each) => (each.outcome === outcome && each.prompt ? [each.prompt.id] : []));
        return {
          added: await promptsByIds(tx, userId, added),
          restored: await promptsByIds(tx, userId, idsOf('RESTORED')),
          alreadyThere: await promptsByIds(tx, userId, idsOf('ALREADY_THERE')),
          errors: [],
        };
      });
    },

    async change(viewer, id, input) {
      const { data: text, error } = question.safeParse(input);
      if (error) {
        return {
          prompt: null,
          errors: [{ field: 'question', message: error.issues[0]?.message ?? 'Not usable.' }],
        };
      }
      return edit(viewer, async (tx) => {
        const [prompt] = await findPromptsByIds(tx, viewer.userId, [id], 'id');
        if (!prompt) throw notFound('The account has no such prompt.', 'id');
        const { brand } = await brands.tracked(viewer.userId, tx);
        return changeQuestion(tx, viewer.userId, brand, prompt, text);
      });
    },

    async move(viewer, ids, topicId) {
      const { userId } = viewer;
      checkLength('ids', ids, MAX_IDS);
      const check = async (tx: Db, moving: readonly string[]) => {
        const all = await topics.listSettings(userId, tx);
        const topic = findActiveTopic(all, topicId);
        const prompts = await findPromptsByIds(tx, userId, moving, 'ids');
        const activated = prompts.filter(
          (prompt) => !prompt.archived && findTopic(all, prompt.topicId).archived,
        );
        checkLimits(await topics.countActive(tx, userId), { topics: 0, prompts: activated.length });
        return { prompts, topic };
      };
      // All are checked before the first one moves.
      const { prompts } = await check(db, ids);
      const moves = await moveInPortions(db, prompts, (portion) =>
        edit(viewer, async (tx) => {
          const { prompts: moving, topic } = await check(
            tx,
            portion.map(({ id }) => id),
          );
          return movePrompts(tx, userId, moving, topic);
        }),
      );
      return {
        moved: moves.flatMap(({ moved }) => moved),
        unmoved: moves.flatMap(({ unmoved }) => unmoved),
      };
    },

    async archive(viewer, ids) {
      checkLength('ids', ids, MAX_IDS);
      return edit(viewer, async (tx) => {
        const found = (await findPromptsByIds(tx, viewer.userId, ids, 'ids')).map(({ id }) => id);
        await setPromptsArchived(tx, viewer.userId, found, true);
        return promptsByIds(tx, viewer.userId, found);
      });
    },

    async restore(viewer, ids) {
      const { userId } = viewer;
      checkLength('ids', ids, MAX_IDS);
      return edit(viewer, async (tx) => {
        const prompts = await findPromptsByIds(tx, userId, ids, 'ids');
        const all = await topics.listSettings(userId, tx);
        const activated = prompts.filter(
          (prompt) => prompt.archived && !findTopic(all, prompt.topicId).archived,
        );
        checkLimits(await topics.countActive(tx, userId), { topics: 0, prompts: activated.length });
        const found = prompts.map(({ id }) => id);
        await setPromptsArchived(tx, userId, found, false);
        return promptsByIds(tx, userId, found);
      });
    },

    async import(viewer, rows) {
      checkLength('rows', rows, MAX_ROWS);
      return edit(viewer, (tx) => importPrompts(deps, tx, viewer.userId, rows));
    },
  };
}
