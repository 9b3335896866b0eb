import * as z from 'zod/mini';
import { LIMITS } from '../../../panels/prompts/questions.ts';
import type { SetUpQuery } from '../SetupScreen.generated.ts';

/** Values of the prompts step. Blank questions are left out when it is saved. */
export const promptsSchema = z.object({
  topics: z.array(
    z.object({
      /** Null before it is saved for the first time. */
      topicId: z.nullable(z.string()),
      name: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'A name is needed.'),
          z.maxLength(LIMITS.topic, `At most ${LIMITS.topic} characters.`),
        ),
      prompts: z.array(
        z.object({
          promptId: z.nullable(z.string()),
          question: z
            .string()
            .check(z.trim(), z.maxLength(LIMITS.question, `At most ${LIMITS.question} characters.`)),
        }),
      ),
    }),
  ),
});

export type PromptsValues = z.infer<typeof promptsSchema>;
type TopicValues = PromptsValues['topics'][number];

/** The form's values for the saved topics and prompts, without archived ones. */
export function toValues({
  topicSettings,
  promptSettings,
}: Pick<SetUpQuery, 'topicSettings' | 'promptSettings'>): PromptsValues {
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

/** How many questions there are, without blank ones. */
export const countPrompts = ({ topics }: PromptsValues) =>
  topics.reduce(
    (sum, { prompts }) => sum + prompts.filter(({ question }) => question.trim() !== '').length,
    0,
  );

const normalize = (text: string) => text.trim().toLowerCase();

/** Topics with prompts as they were suggested. */
export type TopicSuggestion = { name: string; prompts: readonly { question: string }[] };

/**
 * Merges suggested topics into the form. Prompts of the previous suggestion that are unchanged give way to the new ones;
 * what the user entered stays, and what they removed is not suggested again. No prompt is there twice.
 */
export function mergeTopics(
  topics: readonly TopicValues[],
  previous: readonly TopicSuggestion[],
  next: readonly TopicSuggestion[],
) {
  const suggested = new Set(previous.flatMap(keysOf));
  const current = new Set(topics.flatMap(keysOf));
  const upcoming = new Set(next.flatMap(keysOf));
  const merged = topics.flatMap((topic) => {
    const prompts = topic.prompts.filter((prompt) => {
      const key = keyOf(topic, prompt);
      return !suggested.has(key) || upcoming.has(key);
    });
    // A topic that held nothing but suggestions goes with them.
    return prompts.length > 0 || topic.prompts.length === 0 ? [{ ...topic, prompts }] : [];
  });
  const known = new Set(merged.flatMap(({ prompts }) => prompts.map(({ question }) => normalize(question))));
  let added = 0;
  for (const topic of next) {
    const fresh = topic.prompts
      .filter((prompt) => !suggested.has(keyOf(topic, prompt)) || current.has(keyOf(topic, prompt)))
      .filter(({ question }) => !known.has(normalize(question)))
      .slice(0, Math.max(0, LIMITS.prompts - known.size))
      .map(({ question }) => ({ promptId: null, question }));
    for (const { question } of fresh) known.add(normalize(question));
    added += fresh.length;
    const index = merged.findIndex(({ name }) => normalize(name) === normalize(topic.name));
    const found = merged[index];
    if (found) merged[index] = { ...found, prompts: [...found.prompts, ...fresh] };
    else if (fresh.length > 0 && merged.length < LIMITS.topics) {
      merged.push({ topicId: null, name: topic.name, prompts: fresh });
    }
  }
  return { merged, added };
}

/** A renamed topic or a changed prompt is the user's own. */
const keyOf = ({ name }: { name: string }, { question }: { question: string }) =>
  JSON.stringify([normalize(name), normalize(question)]);

const keysOf = (topic: TopicSuggestion) => topic.prompts.map((prompt) => keyOf(topic, prompt));
