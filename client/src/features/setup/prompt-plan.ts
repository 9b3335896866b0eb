import type { PromptsValues } from './prompts-schema.ts';
import type { SetUpQuery } from './SetupScreen.generated.ts';

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

/** A changed question is a new prompt; the old one is archived. */
export function planOf(stored: PromptsValues, entered: PromptsValues): PromptPlan {
  const names = new Map(stored.topics.map(({ topicId, name }) => [topicId, name]));
  const questions = new Map(
    stored.topics.flatMap(({ prompts }) =>
      prompts.map(({ promptId, question }) => [promptId, question] as const),
    ),
  );
  const keptTopics = new Set(entered.topics.map(({ topicId }) => topicId));
  const keptPrompts = new Set(
    entered.topics
      .flatMap(({ prompts }) => prompts)
      .filter(({ promptId, question }) => promptId !== null && questions.get(promptId) === question)
      .map(({ promptId }) => promptId),
  );
  return {
    rename: entered.topics.flatMap(({ topicId, name }) =>
      topicId !== null && names.get(topicId) !== name ? [{ id: topicId, name }] : [],
    ),
    archiveTopics: stored.topics.flatMap(({ topicId }) =>
      topicId !== null && !keptTopics.has(topicId) ? [topicId] : [],
    ),
    archivePrompts: stored.topics
      .filter(({ topicId }) => keptTopics.has(topicId))
      .flatMap(({ prompts }) => prompts)
      .flatMap(({ promptId }) => (promptId !== null && !keptPrompts.has(promptId) ? [promptId] : [])),
    add: entered.topics.flatMap(({ name, prompts }, topic) =>
      prompts.flatMap(({ promptId, question }, prompt) =>
        question !== '' && !keptPrompts.has(promptId)
          ? [{ topic: name, question, at: [topic, prompt] as const }]
          : [],
      ),
    ),
  };
}

/** How many questions there are. */
export const countPrompts = ({ topics }: PromptsValues) =>
  topics.reduce(
    (sum, { prompts }) => sum + prompts.filter(({ question }) => question.trim() !== '').length,
    0,
  );
