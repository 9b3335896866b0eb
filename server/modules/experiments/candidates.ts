import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../db/client.ts';
import { addDays, compareDays, type DateRange, lastDays } from '../../lib/days.ts';
import { textId } from '../../lib/text-id.ts';
import type { Counts } from '../../statistics/experiments/matched-sets.ts';
import {
  assignNearest,
  baseDifference,
  distancesFrom,
  type MatchablePrompt,
} from '../../statistics/experiments/matching.ts';
import {
  type CandidateRow,
  findBaseCounts,
  findCandidates,
  findPromptsCiting,
  findTreatedElsewhere,
} from './candidate-store.ts';
import { findLatestDay } from './counts-store.ts';
import type { Experiment, ExperimentPrompt } from './model.ts';

/** A prompt that may be treated or be a control. */
export interface Candidate extends CandidateRow, MatchablePrompt {
  /** Of all platforms together. */
  base: Counts;
  /** Why it cannot be a control; null where it can. */
  noControl: string | null;
}

/** An account's prompts as an experiment sees them, and the days of their base rates. */
export interface Candidates {
  byId: ReadonlyMap<string, Candidate>;
  /** Null before the first answer. */
  range: DateRange<string> | null;
}

type Planned = Pick<Experiment, 'id' | 'pages' | 'startsOn' | 'daysBefore'>;

export const pageIdOf = (url: string) => textId(url);

/** Treated prompts that are matched in one turn of the event loop. */
const PROMPTS_PER_TURN = 10;

/** The latest days before the start that have answers. */
export async function baseRange(
  db: Db,
  userId: string,
  { startsOn, daysBefore }: Omit<Planned, 'id' | 'pages'>,
) {
  const latest = await findLatestDay(db, userId);
  if (latest === null) return null;
  const [earlier = latest] = [latest, addDays(startsOn, -1)].sort(compareDays);
  return lastDays(daysBefore, earlier);
}

export async function loadCandidates(
  db: Db,
  userId: string,
  experiment: Planned,
  treatedIds: readonly string[],
): Promise<Candidates> {
  const range = await baseRange(db, userId, experiment);
  const [prompts, counts, citing, elsewhere] = await Promise.all([
    findCandidates(db, userId),
    range ? findBaseCounts(db, userId, range) : [],
    findPromptsCiting(db, userId, experiment.pages.map(pageIdOf)),
    findTreatedElsewhere(db, userId, experiment.id),
  ]);
  const treated = new Set(treatedIds);
  const groups = new Set(
    prompts.flatMap(({ id, topicId, promptGroup }) =>
      treated.has(id) && promptGroup ? `${topicId} ${promptGroup}` : [],
    ),
  );
  const countsOf = Map.groupBy(counts, ({ promptId }) => promptId);
  const reasonOf = ({ id, topicId, promptGroup }: CandidateRow): string | null => {
    if (treated.has(id)) return 'It is treated.';
    if (citing.has(id)) return 'Its answers cite a touched page.';
    if (promptGroup && groups.has(`${topicId} ${promptGroup}`))
      return 'It is another wording of a treated prompt.';
    if (elsewhere.has(id)) return 'Another running experiment treats it.';
    return countsOf.has(id) ? null : 'It has no answers in these days.';
  };
  const candidates = prompts.map((prompt): Candidate => {
    const platforms = new Map((countsOf.get(prompt.id) ?? []).map((each) => [each.platform, each]));
    const base = { hits: 0, answers: 0 };
    for (const { hits, answers } of platforms.values()) {
      base.hits += hits;
      base.answers += answers;
    }
    return { ...prompt, prompt: prompt.id, platforms, base, noControl: reasonOf(prompt) };
  });
  return { byId: new Map(candidates.map((each) => [each.id, each])), range };
}

/**
 * The prompts of an experiment: treated ones, and controls in the set of the treated prompt that they are nearest to. Ids that
 * the account does not have, and controls that cannot be one, are left out.
 * @param controlIds null: the product proposes them
 */
export async function matchPrompts(
  { byId }: Candidates,
  treatedIds: readonly string[],
  controlIds: readonly string[] | null,
  perPrompt: number,
): Promise<ExperimentPrompt[]> {
  const treated = [...new Set(treatedIds)].flatMap((id) => byId.get(id) ?? []);
  const allowed = [...byId.values()].filter(({ noControl }) => noControl === null);
  const chosen = controlIds === null ? allowed : allowed.filter(({ id }) => controlIds.includes(id));
  const rounds =
    controlIds === null || treated.length === 0 ? perPrompt : Math.ceil(chosen.length / treated.length);
  const distancesOf = distancesFrom(chosen);
  const distances: number[][] = [];
  for (const [index, each] of treated.entries()) {
    if (index % PROMPTS_PER_TURN === 0) await nextTurn();
    distances.push(distancesOf(each));
  }
  await nextTurn();
  const sets = assignNearest(distances, rounds);
  return treated.flatMap(({ id, question }, index) => [
    { promptId: id, question, role: 'treated' as const, matchedTo: null },
    ...(sets[index] ?? []).flatMap((at) => {
      const control = chosen[at];
      if (!control) return [];
      return [{ promptId: control.id, question: control.question, role: 'control' as const, matchedTo: id }];
    }),
  ]);
}

/** The mean difference of the base rates of treated prompts and their controls, in radians; null without controls. */
export function imbalanceOf({ byId }: Candidates, prompts: readonly ExperimentPrompt[]): number | null {
  const differences = prompts.flatMap(({ promptId, matchedTo }) => {
    const [control, treated] = [byId.get(promptId), matchedTo === null ? undefined : byId.get(matchedTo)];
    return control && treated ? [baseDifference(treated, control)] : [];
  });
  if (differences.length === 0) return null;
  return differences.reduce((total, each) => total + each, 0) / differences.length;
}
