import { randomUUID } from 'node:crypto';
import { utcDay } from '../../lib/days.ts';
import { enforceLimit } from '../../rate-limit/enforce-limit.ts';
import type { Viewer } from '../accounts/model.ts';
import { findPromptsCiting } from './candidate-store.ts';
import { loadCandidates, matchPrompts, pageIdOf } from './candidates.ts';
import type { ExperimentsDeps } from './deps.ts';
import { CONTROLS_PER_PROMPT, DEFAULT_WINDOWS, type ExperimentPrompt, LIMITS } from './model.ts';
import { countExperiments, deleteDraft, insertDraft, updateDraft } from './store.ts';
import { type ExperimentInput, type Fields, readFields } from './validate.ts';
import { createExperimentView, idsOf, readDraft, readExperiment, type SaveResult } from './views.ts';

const WRITES = { count: 120, seconds: 3600 };

/** Experiments before they are registered. Methods with an id throw NOT_FOUND, and CONFLICT for a registered experiment. */
export function createDrafts(deps: ExperimentsDeps) {
  const { db, accounts, actionCenter, rateLimiter, clock } = deps;
  const view = createExperimentView(deps);
  const limitWrites = (userId: string) =>
    enforceLimit(rateLimiter, `experiment:${userId}`, WRITES, 'At most 120 changes of experiments an hour.');

  /** The prompts of a draft after the input. */
  async function promptsAfter(
    userId: string,
    id: string,
    fields: Fields,
    input: Pick<ExperimentInput, 'treated' | 'controls'>,
    current: readonly ExperimentPrompt[],
  ): Promise<ExperimentPrompt[]> {
    const treated = input.treated ?? idsOf('treated', current);
    // Other treated prompts have other controls, unless the user chose these.
    const controls = input.controls ?? (input.treated == null ? idsOf('control', current) : null);
    const candidates = await loadCandidates(db, userId, { id, ...fields }, treated);
    return matchPrompts(candidates, treated, controls, CONTROLS_PER_PROMPT);
  }

  /** The prompts whose answers cite the pages, as many as an experiment can treat. */
  const promptsOf = async (userId: string, pages: readonly string[]) =>
    [...(await findPromptsCiting(db, userId, pages.map(pageIdOf)))].slice(0, LIMITS.treated);

  return {
    /**
     * Creates a draft. Without prompts it treats those whose answers cite its pages; without controls these are proposed.
     * @throws RATE_LIMITED
     */
    async create(viewer: Viewer, input: ExperimentInput): Promise<SaveResult> {
      const { userId, simulated } = await actionCenter.readable(viewer, null);
      const { fields, errors } = readFields(input, {
        ...{ name: defaultName(input), pages: [], metric: 'mentions', startsOn: utcDay(clock()) },
        ...DEFAULT_WINDOWS,
      });
      if (errors.length > 0) return { experiment: null, errors };
      await limitWrites(userId);
      const id = randomUUID();
      const treated = input.treated ?? (await promptsOf(userId, fields.pages));
      const prompts = await promptsAfter(userId, id, fields, { ...input, treated }, []);
      const isFull = await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        if ((await countExperiments(tx, userId)) >= LIMITS.experiments) return true;
        await insertDraft(tx, userId, {
          ...{ id, ...fields, prompts },
          createdAt: clock().toISOString(),
          createdBy: viewer.personId,
        });
        return false;
      });
      if (isFull) {
        const message = `An account has at most ${LIMITS.experiments} experiments. Delete a draft first.`;
        return { experiment: null, errors: [{ field: 'name', message }] };
      }
      return { experiment: view(userId, simulated, await readExperiment(db, userId, id)), errors: [] };
    },

    /** @throws RATE_LIMITED */
    async update(viewer: Viewer, id: string, input: ExperimentInput): Promise<SaveResult> {
      const { userId, simulated } = await actionCenter.readable(viewer, null);
      const current = await readDraft(db, userId, id);
      const { fields, errors } = readFields(input, current);
      if (errors.length > 0) return { experiment: view(userId, simulated, current), errors };
      await limitWrites(userId);
      const prompts = await promptsAfter(userId, id, fields, input, current.prompts);
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        await readDraft(tx, userId, id);
        await updateDraft(tx, userId, { id, ...fields, prompts });
      });
      return { experiment: view(userId, simulated, await readExperiment(db, userId, id)), errors: [] };
    },

    async deleteDraft(viewer: Viewer, id: string): Promise<string> {
      const { userId } = await actionCenter.readable(viewer, null);
      await readDraft(db, userId, id);
      await deleteDraft(db, userId, id);
      return id;
    },
  };
}

function defaultName({ pages }: ExperimentInput): string {
  const [page] = pages ?? [];
  return page ? `Measure ${page.replace(/^https?:\/\//, '')}`.slice(0, LIMITS.name) : 'New experiment';
}
