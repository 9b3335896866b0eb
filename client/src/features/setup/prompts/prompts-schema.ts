import * as z from 'zod/mini';

export const LIMITS = { topic: 120, question: 2000, topics: 100, prompts: 2000 };

/** What the prompts' step holds; lines without a question are left out when it is saved. */
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
export type TopicValues = PromptsValues['topics'][number];
