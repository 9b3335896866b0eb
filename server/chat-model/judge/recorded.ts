import { z } from 'zod';
import { RULES } from '../../analysis/method.ts';
import type { Judgement } from '../../analysis/types.ts';
import { checkedCompanies, LONGEST_NAME, MOST_COMPANIES } from './judgement.ts';

const MODEL_NAME = '1–200 characters';

/** A judgement that was recorded with its answer, as an importer hands it over. */
export const recordedJudgement = z.object({
  model: z
    .string()
    .trim()
    .min(1, MODEL_NAME)
    .max(200, MODEL_NAME)
    .refine((name) => name !== RULES, 'the name of a chat model'),
  companies: z
    .array(
      z.object({
        name: z.string().max(LONGEST_NAME, `at most ${LONGEST_NAME} characters`),
        sentiment: z
          .number('0–100, or null')
          .min(0, '0–100, or null')
          .max(100, '0–100, or null')
          .nullish()
          .transform((value) => value ?? null),
      }),
    )
    .max(MOST_COMPANIES, `at most ${MOST_COMPANIES} companies`),
});

/** Keeps of a recorded judgement what would be kept of a model's reply about that answer. */
export const readJudgement = (
  judgement: z.output<typeof recordedJudgement> | null,
  text: string,
): Judgement | null => judgement && { model: judgement.model, companies: checkedCompanies(judgement, text) };
