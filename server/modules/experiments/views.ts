import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { utcDay } from '../../lib/days.ts';
import { lazy } from '../../lib/lazy.ts';
import type { FieldError } from '../brands/model.ts';
import { findPromptsCiting } from './candidate-store.ts';
import { type Candidate, type Candidates, loadCandidates, pageIdOf } from './candidates.ts';
import { checkDraft, type DraftChecks } from './checks.ts';
import type { ExperimentsDeps } from './deps.ts';
import type { Experiment, ExperimentPrompt } from './model.ts';
import { type Power, powerOf } from './power.ts';
import { findProgress, type Progress } from './progress.ts';
import { findExperiment } from './store.ts';
import { cleanText } from './validate.ts';

const MAX_CANDIDATES = 500;
const MAX_SEARCH = 500;

/** A candidate with its role in a draft. */
export type DraftCandidate = Candidate & { role: ExperimentPrompt['role'] | null; matchedTo: string | null };

/** An experiment with what is computed of it when it is asked for. */
export interface ExperimentView extends Experiment {
  simulated: boolean;
  /** Of a draft; null later. */
  checks: () => Promise<DraftChecks | null>;
  power: () => Promise<Power | null>;
  /** @throws BAD_USER_INPUT */
  candidates: (args: { search?: string | null | undefined; first: number }) => Promise<DraftCandidate[]>;
  /** Of a running experiment; null otherwise. */
  progress: () => Promise<Progress | null>;
}

export type SaveResult = { experiment: ExperimentView | null; errors: FieldError[] };

/** @throws NOT_FOUND */
export async function readExperiment(db: Db, userId: string, id: string): Promise<Experiment> {
  const found = z.guid().safeParse(id).success ? await findExperiment(db, userId, id) : null;
  if (!found) throw notFound('There is no experiment with this id.', 'id');
  return found;
}

/** @throws NOT_FOUND; CONFLICT for a registered experiment */
export async function readDraft(db: Db, userId: string, id: string): Promise<Experiment> {
  const found = await readExperiment(db, userId, id);
  if (found.status !== 'draft') {
    throw conflict('This experiment is registered and can no longer be changed.');
  }
  return found;
}

/** The ids of the treated prompts or of the controls. */
export const idsOf = (role: ExperimentPrompt['role'], prompts: readonly ExperimentPrompt[]) =>
  prompts.filter((prompt) => prompt.role === role).map(({ promptId }) => promptId);

/** @returns shows an account's experiment */
export function createExperimentView({ db, clock }: Pick<ExperimentsDeps, 'db' | 'clock'>) {
  return (userId: string, simulated: boolean, experiment: Experiment): ExperimentView => {
    const { status, prompts } = experiment;
    const today = utcDay(clock());
    const candidates = lazy(() => loadCandidates(db, userId, experiment, idsOf('treated', prompts)));
    const isDraft = status === 'draft';
    return {
      ...experiment,
      simulated,
      checks: async () => (isDraft ? checksOf(db, userId, experiment, await candidates(), today) : null),
      power: async () => (isDraft ? powerOf(experiment, await candidates()) : null),
      candidates: async (args) => (isDraft ? listCandidates(await candidates(), prompts, args) : []),
      progress: async () => (status === 'running' ? findProgress(db, userId, experiment, today) : null),
    };
  };
}

export async function checksOf(
  db: Db,
  userId: string,
  experiment: Experiment,
  candidates: Candidates,
  today: string,
): Promise<DraftChecks> {
  const isCited =
    experiment.metric === 'citations' &&
    (await findPromptsCiting(db, userId, experiment.pages.map(pageIdOf))).size > 0;
  return checkDraft(experiment, candidates, isCited, today);
}

/** Those with a role first. */
function listCandidates(
  { byId }: Candidates,
  prompts: readonly ExperimentPrompt[],
  { search: given, first }: { search?: string | null | undefined; first: number },
): DraftCandidate[] {
  if (!z.int().min(1).max(MAX_CANDIDATES).safeParse(first).success) {
    throw badInput('first', `first must be a number from 1 to ${MAX_CANDIDATES}.`);
  }
  const search = cleanText(given ?? '').toLowerCase();
  if (search.length > MAX_SEARCH)
    throw badInput('search', `search must have at most ${MAX_SEARCH} characters.`);
  const roles = new Map(prompts.map((prompt) => [prompt.promptId, prompt]));
  return [...byId.values()]
    .filter(({ question, topic }) => `${question}\n${topic}`.toLowerCase().includes(search))
    .map((candidate) => {
      const { role = null, matchedTo = null } = roles.get(candidate.id) ?? {};
      return { ...candidate, role, matchedTo };
    })
    .toSorted((a, b) => Number(b.role !== null) - Number(a.role !== null))
    .slice(0, first);
}
