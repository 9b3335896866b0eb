import type { Db } from '../../db/client.ts';
import type { BrandsService } from '../brands/service.ts';
import { MAX_PROMPTS, MAX_TOPICS, tooManyPrompts, tooManyTopics } from '../topics/limits.ts';
import type { ActiveCounts, NewTopic, TopicSettings } from '../topics/model.ts';
import { nameKey, newTopics, topicFinder, topicName } from '../topics/names.ts';
import type { TopicsService } from '../topics/service.ts';
import { addsPrompt, applyPlan, planPrompts, type TopicQuestion } from './add-prompts.ts';
import type { ImportedPrompts, ImportedRow, PromptRow } from './model.ts';
import { question } from './validate.ts';

interface Deps {
  brands: BrandsService;
  topics: TopicsService;
}

/** Adds the prompts of a file and the topics it names. Rows that cannot be taken are refused one by one. */
export async function importPrompts(
  { brands, topics }: Deps,
  tx: Db,
  userId: string,
  rows: readonly PromptRow[],
): Promise<ImportedPrompts> {
  const active = await topics.countActive(tx, userId);
  const assigned = assignTopics(rows, await topics.listSettings(userId, tx), active);
  const { refused } = assigned;

  const plan = await planPrompts(tx, userId, assigned.rows);
  let prompts = active.prompts;
  const accepted = assigned.rows.flatMap(({ index }, position) => {
    const planned = plan[position];
    if (!planned || (addsPrompt(planned) && prompts >= MAX_PROMPTS)) {
      refused.push({ index, outcome: 'REFUSED', reason: tooManyPrompts({ ...active, prompts }) });
      return [];
    }
    if (addsPrompt(planned)) prompts += 1;
    return [{ index, planned }];
  });

  const used = new Set(accepted.map(({ planned }) => planned.topicId));
  const added = assigned.newTopics.filter(({ id }) => used.has(id));
  if (added.length > 0) await topics.insert(tx, userId, added);
  const { brand } = await brands.tracked(userId, tx);
  await applyPlan(
    tx,
    userId,
    brand,
    accepted.map(({ planned }) => planned),
  );
  const imported = accepted.map(
    ({ index, planned }): ImportedRow => ({ index, outcome: planned.outcome, reason: null }),
  );
  return {
    rows: [...imported, ...refused].sort((a, b) => a.index - b.index),
    topicsAdded: added.map(({ name }) => name),
  };
}

/** The rows of a file with their topics. */
interface AssignedRows {
  rows: (TopicQuestion & { index: number })[];
  refused: ImportedRow[];
  /** Topics that are named and do not exist yet. */
  newTopics: NewTopic[];
}

/** Finds each row's topic by its name or its slug, so that a file from before a topic was renamed still finds it. */
function assignTopics(
  rows: readonly PromptRow[],
  existing: readonly TopicSettings[],
  active: ActiveCounts,
): AssignedRows {
  const refused: ImportedRow[] = [];
  const refuse = (index: number, reason: string) => {
    refused.push({ index, outcome: 'REFUSED', reason });
    return [];
  };
  const find = topicFinder(existing);

  const valid = rows.flatMap((row, index) => {
    const name = topicName.safeParse(row.topic);
    const text = question.safeParse(row.question);
    if (name.success && text.success) return [{ index, name: name.data, question: text.data }];
    const field = name.success ? 'question' : 'topic';
    return refuse(index, `${field}: ${(name.error ?? text.error)?.issues[0]?.message}`);
  });

  const unknown = valid.map(({ name }) => name).filter((name) => !find(name));
  const created = newTopics(unknown, existing).topics.slice(0, Math.max(0, MAX_TOPICS - active.topics));
  const createdByName = new Map(created.map((topic) => [nameKey(topic.name), topic]));

  const assigned = valid.flatMap(({ index, name, question }) => {
    const known = find(name);
    if (known?.archived) return refuse(index, `topic: “${known.name}” is archived; restore it first.`);
    const topic = known ?? createdByName.get(nameKey(name));
    if (topic) return [{ index, topicId: topic.id, question }];
    return refuse(index, `topic: ${tooManyTopics({ ...active, topics: active.topics + created.length })}`);
  });
  return { rows: assigned, refused, newTopics: created };
}
