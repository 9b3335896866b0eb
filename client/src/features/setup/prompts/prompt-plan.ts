import type { SetUpQuery } from '../SetupScreen.generated.ts';
import type { PromptsValues } from './prompts-schema.ts';

type Stored = Pick<SetUpQuery, 'topicSettings' | 'promptSettings'>;

/** Topics and prompts as they are stored, without archived ones. */
export function toValues({ topicSettings, promptSettings }: Stored): PromptsValues {
  return {
    topics: topicSettings
      .filter(({ archived }) => !archived)
      .map(({ id, name }) => ({
        topicId: id,
        name,
        prompts: promptSettings.prompts
          .filter(({ topicId }) => topicId === id)
          .map((prompt) => ({ promptId: prompt.id, question: prompt.question })),
      })),
  };
}

/** What has to be done so that what is stored is what was entered. */
export interface PromptPlan {
  rename: { id: string; name: string }[];
  archiveTopics: string[];
  archivePrompts: string[];
  /** With their places in what was entered. */
  add: { topic: string; question: string; at: readonly [topic: number, prompt: number] }[];
}

/**
 * A changed question is a new prompt; the old one is archived. What an attempt that broke off has stored already is known
 * by its name and question.
 */
export function planOf(stored: PromptsValues, entered: PromptsValues): PromptPlan {
  const topics = entered.topics.map((topic) => ({ ...topic, there: storedTopic(stored, topic) }));
  const keptTopics = new Set(topics.map(({ there }) => there?.topicId));
  const kept = new Set<string | null>();
  const add: PromptPlan['add'] = [];
  for (const [topicAt, { name, prompts, there }] of topics.entries()) {
    for (const [promptAt, { question }] of prompts.entries()) {
      const found = there?.prompts.find((prompt) => prompt.question === question);
      if (found) kept.add(found.promptId);
      else if (question !== '') add.push({ topic: name, question, at: [topicAt, promptAt] });
    }
  }
  return {
    rename: topics.flatMap(({ name, there }) =>
      there?.topicId && there.name !== name ? [{ id: there.topicId, name }] : [],
    ),
    archiveTopics: idsOf(
      stored.topics.filter(({ topicId }) => !keptTopics.has(topicId)).map((t) => t.topicId),
    ),
    archivePrompts: idsOf(
      stored.topics
        .filter(({ topicId }) => keptTopics.has(topicId))
        .flatMap(({ prompts }) => prompts.map(({ promptId }) => promptId))
        .filter((id) => !kept.has(id)),
    ),
    add,
  };
}

const idsOf = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null);

const storedTopic = ({ topics }: PromptsValues, { topicId, name }: PromptsValues['topics'][number]) =>
  topics.find((topic) =>
    topicId === null ? topic.name.toLowerCase() === name.toLowerCase() : topic.topicId === topicId,
  );

/** How many questions there are. */
export const countPrompts = ({ topics }: PromptsValues) =>
  topics.reduce(
    (sum, { prompts }) => sum + prompts.filter(({ question }) => question.trim() !== '').length,
    0,
  );
