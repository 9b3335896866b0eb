import type { Db } from '../../db/client.ts';
import type { BrandsService } from '../brands/service.ts';
import type { TopicEditsService } from '../topics/edit-service.ts';
import { MOST_PROMPTS, tooManyPrompts } from '../topics/limits.ts';
import { adds, carryOut, stepsFor } from './add-prompts.ts';
import type { ImportedPrompts, ImportedRow, PromptRow } from './edit-model.ts';
import { placeRows } from './place-rows.ts';

interface Deps {
  brands: BrandsService;
  topicEdits: TopicEditsService;
}

/** Adds the prompts of a file, and the topics it names. What does not fit is refused row by row; the rest goes in. */
export async function importRows(
  { brands, topicEdits }: Deps,
  tx: Db,
  userId: string,
  rows: readonly PromptRow[],
): Promise<ImportedPrompts> {
  const active = await topicEdits.counts(tx, userId);
  const { placed, refused, topics } = placeRows(rows, await topicEdits.list(userId, tx), active);

  const steps = await stepsFor(tx, userId, placed);
  let prompts = active.prompts;
  const outcomes = placed.map(({ index }, place) => {
    const step = steps[place];
    if (!step || (adds(step) && prompts >= MOST_PROMPTS)) {
      refused.push({ index, outcome: 'REFUSED', reason: tooManyPrompts({ ...active, prompts }) });
      return null;
    }
    if (adds(step)) prompts += 1;
    return { index, step };
  });
  const taken = outcomes.filter((each) => each !== null);

  const used = new Set(taken.map(({ step }) => step.topicId));
  const made = topics.filter(({ id }) => used.has(id));
  if (made.length > 0) await topicEdits.make(tx, userId, made);
  const { brand } = await brands.tracked(userId, tx);
  await carryOut(
    tx,
    userId,
    brand,
    taken.map(({ step }) => step),
  );
  const done = taken.map(({ index, step }): ImportedRow => ({ index, outcome: step.outcome, reason: null }));
  return {
    rows: [...done, ...refused].sort((a, b) => a.index - b.index),
    topicsAdded: made.map(({ name }) => name),
  };
}
