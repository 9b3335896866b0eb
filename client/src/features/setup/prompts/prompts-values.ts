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

/** Adds suggested topics behind the others; a question that is in any topic already is not added again. */
export function addSuggestions(
  topics: readonly TopicValues[],
  suggestions: readonly { name: string; prompts: readonly { question: string }[] }[],
) {
  const known = new Set(topics.flatMap(({ prompts }) => prompts.map(({ question }) => normalize(question))));
  const merged = [...topics];
  let added = 0;
  for (const { name, prompts } of suggestions) {
    const fresh = prompts
      .filter(({ question }) => !known.has(normalize(question)))
      .slice(0, Math.max(0, LIMITS.prompts - known.size))
      .map(({ question }) => ({ promptId: null, question }));
    for (const { question } of fresh) known.add(normalize(question));
    added += fresh.length;
    const index = merged.findIndex((topic) => normalize(topic.name) === normalize(name));
    const topic = merged[index];
    if (topic) merged[index] = { ...topic, prompts: [...topic.prompts, ...fresh] };
    else if (fresh.length > 0 && merged.length < LIMITS.topics) {
      merged.push({ topicId: null, name, prompts: fresh });
    }
  }
  return { merged, added };
}
