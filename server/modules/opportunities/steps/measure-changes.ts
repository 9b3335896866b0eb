import type { Db } from '../../../db/client.ts';
import { compareWindows } from '../../../statistics/changes.ts';
import { addUp } from '../../../statistics/clusters.ts';
import { type CitingSamples, findCitingSamples, findOwnCitations, findReadTimes } from './measure-store.ts';
import type { StepChange, StoredStep } from './model.ts';

interface Current {
  userId: string;
  latestDay: string;
  /** Pages that were read at least once. */
  pagesRead: number;
}

/** What has changed since each open step was made, by step id. */
export async function measureChanges(
  db: Db,
  { userId, latestDay, pagesRead }: Current,
  steps: readonly StoredStep[],
): Promise<Map<string, StepChange>> {
  const open = steps.filter(({ completedAt, setByHand }) => completedAt === null && !setByHand);
  const ofSource = open.flatMap(({ sourceId, madeOn }) => (sourceId ? [{ sourceId, madeOn }] : []));
  const ofPrompt = open.flatMap(({ promptId, madeOn }) => (promptId ? [{ promptId, madeOn }] : []));
  const [citing, own, readTimes] = await Promise.all([
    findCitingSamples(db, userId, ofSource),
    findOwnCitations(db, userId, ofPrompt),
    findReadTimes(
      db,
      userId,
      open.flatMap(({ pageIds }) => pageIds),
    ),
  ]);
  const changeOf = (step: StoredStep): StepChange | null => {
    switch (step.kind) {
      case 'GET_INTO_PAGE':
        return citingChange(citing.get(step.sourceId ?? ''));
      case 'PUBLISH_PAGE':
        return ownChange(own.get(step.promptId ?? ''));
      case 'FIX_PAGES':
        return readChange(step, readTimes);
      case 'READ_PAGES':
        return pagesRead > 0 ? { text: `${count(pagesRead, 'page')} read since.`, isDone: true } : null;
      case 'COLLECT_AGAIN':
        return latestDay > step.madeOn
          ? { text: `Answers were collected on ${latestDay}.`, isDone: true }
          : null;
    }
  };
  return new Map(
    open.flatMap((step) => {
      const change = changeOf(step);
      return change ? [[step.id, change] as const] : [];
    }),
  );
}

function citingChange(samples: CitingSamples | undefined): StepChange | null {
  if (!samples) return null;
  const [before, after] = [addUp(samples.before.days), addUp(samples.after.days)];
  if (after.count === 0) return null;
  const { verdict } = compareWindows(samples.after, samples.before);
  const isDone = verdict === 'UP';
  const shares = `${after.total} of ${count(after.count, 'answer')} that cited it since ${after.count === 1 ? 'names' : 'name'} you, ${before.total} of ${before.count.toLocaleString('en-US')} before`;
  return { text: `${shares}${isDone ? '' : ': no clear change yet'}.`, isDone };
}

function ownChange(counts: { answers: number; ownCited: number } | undefined): StepChange | null {
  if (!counts || counts.answers === 0) return null;
  const { answers, ownCited } = counts;
  return {
    text: `${ownCited === 0 ? 'None' : ownCited} of ${count(answers, 'answer')} since ${ownCited === 1 ? 'cites' : ownCited === 0 ? 'cites' : 'cite'} a page of yours.`,
    isDone: ownCited > 0,
  };
}

function readChange(
  { pageIds, madeAt }: StoredStep,
  readTimes: ReadonlyMap<string, string | null>,
): StepChange | null {
  // Pages that left the account are not to be fixed any more.
  const left = pageIds.filter((id) => readTimes.has(id));
  const fixed = left.filter((id) => Date.parse(readTimes.get(id) ?? '') > Date.parse(madeAt));
  if (left.length > 0 && fixed.length === 0) return null;
  return {
    text: `${fixed.length} of ${count(left.length, 'page')} could be read since.`,
    isDone: fixed.length === left.length,
  };
}

const count = (value: number, one: string) =>
  `${value.toLocaleString('en-US')} ${value === 1 ? one : `${one}s`}`;
