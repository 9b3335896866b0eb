import type { PromptsValues } from './prompts-values.ts';

/** Path of a question in the form: indexes of its topic and of itself. */
type PromptIndex = readonly [topic: number, prompt: number];

/** What has to be changed so that the entered values are saved. */
export interface PromptChanges {
  rename: { id: string; name: string }[];
  archiveTopics: string[];
  archivePrompts: string[];
  add: { topic: string; question: string; at: PromptIndex }[];
}

/**
 * Compares the entered values with the saved ones. A changed question is a new prompt, and the old one is archived.
 * Topics without an id are found by name and prompts by question, so that an attempt that broke off can be repeated.
 */
export function findChanges(saved: PromptsValues, entered: PromptsValues): PromptChanges {
  const topics = entered.topics.map((topic) => ({ ...topic, saved: findTopic(saved, topic) }));
  const keptTopics = new Set(topics.map((topic) => topic.saved?.topicId));
  const keptPrompts = new Set<string | null>();
  const add: PromptChanges['add'] = [];
  for (const [topicIndex, topic] of topics.entries()) {
    for (const [promptIndex, { question }] of topic.prompts.entries()) {
      const prompt = topic.saved?.prompts.find((other) => other.question === question);
      if (prompt) keptPrompts.add(prompt.promptId);
      else if (question !== '') add.push({ topic: topic.name, question, at: [topicIndex, promptIndex] });
    }
  }
  const kept = saved.topics.filter(({ topicId }) => keptTopics.has(topicId));
  const removed = saved.topics.filter(({ topicId }) => !keptTopics.has(topicId));
  return {
    rename: topics.flatMap((topic) =>
      topic.saved?.topicId && topic.saved.name !== topic.name
        ? [{ id: topic.saved.topicId, name: topic.name }]
        : [],
    ),
    archiveTopics: removed.map(({ topicId }) => topicId).filter((id) => id !== null),
    archivePrompts: kept
      .flatMap(({ prompts }) => prompts.map(({ promptId }) => promptId))
      .filter((id) => id !== null)
      .filter((id) => !keptPrompts.has(id)),
    add,
  };
}

const findTopic = ({ topics }: PromptsValues, { topicId, name }: PromptsValues['topics'][number]) =>
  topics.find((topic) =>
    topicId === null ? topic.name.toLowerCase() === name.toLowerCase() : topic.topicId === topicId,
  );
