/** Which steps are on the checklist. Pure. */

import { DAY_MS } from '../../../lib/days.ts';
import type { ListedStep, StepCandidate, StepChange, StoredStep } from './model.ts';

export const MAX_STEPS = 5;
/** How long a completed step stays before a newer one takes its place. */
const COMPLETED_DAYS = 14;
/** Kinds that can come back after they were completed. */
const RECURRING: readonly string[] = ['FIX_PAGES', 'READ_PAGES'];

export interface Checklist {
  /** Open ones first, then completed ones, the latest first. */
  steps: ListedStep[];
  /** Stored steps that no longer hold, to be removed. */
  outdated: string[];
}

export interface ChecklistInput {
  stored: readonly StoredStep[];
  /** By urgency. */
  candidates: readonly StepCandidate[];
  /** By step id. */
  changes: ReadonlyMap<string, StepChange>;
  now: Date;
  /** The latest collected day. */
  latestDay: string;
}

/** Completes the stored steps whose subject has changed, and fills the list with candidates. */
export function planChecklist({ stored, candidates, changes, now, latestDay }: ChecklistInput): Checklist {
  const nowText = now.toISOString();
  const current = stored.map((step): StoredStep => {
    const change = changes.get(step.id);
    if (step.completedAt !== null || step.setByHand || !change?.isDone) return step;
    return { ...step, completedAt: nowText, change: change.text };
  });
  const oldest = now.getTime() - COMPLETED_DAYS * DAY_MS;
  const isRecent = ({ completedAt }: StoredStep) => completedAt !== null && Date.parse(completedAt) >= oldest;
  const completed = current
    .filter(({ completedAt }) => completedAt !== null)
    .toSorted((a, b) => Date.parse(b.completedAt ?? '') - Date.parse(a.completedAt ?? ''));
  const recent = completed.filter(isRecent).slice(0, MAX_STEPS);
  const open = current.filter(({ completedAt }) => completedAt === null);
  const wanted = new Set(candidates.map(({ id }) => id));
  // A step that a person opened again stays; another one goes when its figures no longer call for it.
  const valid = open.filter(({ id, setByHand }) => setByHand || wanted.has(id));
  const known = new Map(current.map((step) => [step.id, step]));
  const fresh = candidates.filter(({ id, kind }) => {
    const step = known.get(id);
    if (!step) return true;
    return step.completedAt !== null && !isRecent(step) && RECURRING.includes(kind);
  });
  const places = MAX_STEPS - recent.length;
  const kept = valid.slice(0, places);
  const added = fresh.slice(0, Math.max(0, places - kept.length)).map(
    (candidate): StoredStep => ({
      ...{ promptId: null, question: null, sourceId: null, sourceUrl: null, pageIds: [] },
      ...candidate,
      ...{ madeAt: nowText, madeOn: latestDay, completedAt: null, change: null, setByHand: false },
    }),
  );
  const replaced = new Set(added.map(({ id }) => id));
  const rest = completed.filter((step) => !isRecent(step) && !replaced.has(step.id));
  const listed = [...byUrgency([...kept, ...added], candidates), ...recent, ...rest].slice(0, MAX_STEPS);
  return {
    steps: listed.map((step) => ({
      ...step,
      completed: step.completedAt !== null,
      measured: step.completedAt !== null && !step.setByHand,
      change: step.change ?? changes.get(step.id)?.text ?? null,
    })),
    outdated: open.filter((step) => !kept.includes(step)).map(({ id }) => id),
  };
}

function byUrgency(steps: readonly StoredStep[], candidates: readonly StepCandidate[]): StoredStep[] {
  const order = new Map(candidates.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: StoredStep) => order.get(id) ?? candidates.length;
  return steps.toSorted((a, b) => placeOf(a) - placeOf(b));
}
