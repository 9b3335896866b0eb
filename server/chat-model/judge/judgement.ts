import { z } from 'zod';
import { PERSON, RULES } from '../../analysis/method.ts';
import { foldName } from '../../analysis/text/fold.ts';
import type { Judgement } from '../../analysis/types.ts';

const MAX_COMPANIES = 60;
const MAX_NAME = 120;

/** The model's reply. It allows more than is kept, so that one long name does not cost the others. */
export const judgementReply = z.object({
  companies: z
    .array(
      z.object({
        name: z.string().max(1000).describe('As the answer writes it'),
        sentiment: z.number().min(0).max(100).nullable().describe('0–100, 50 mixed, null without any sign'),
      }),
    )
    .max(300),
});

const MODEL_NAME = '1–200 characters';

/** The judgement of a recorded answer. */
export const recordedJudgement = z.object({
  model: z
    .string()
    .trim()
    .min(1, MODEL_NAME)
    .max(200, MODEL_NAME)
    .refine((name) => name !== RULES && name !== PERSON, 'the name of a chat model'),
  companies: z
    .array(
      z.object({
        name: z.string().max(MAX_NAME, `at most ${MAX_NAME} characters`),
        sentiment: z
          .number('0–100, or null')
          .min(0, '0–100, or null')
          .max(100, '0–100, or null')
          .nullish()
          .transform((value) => value ?? null),
      }),
    )
    .max(MAX_COMPANIES, `at most ${MAX_COMPANIES} companies`),
});

/**
 * Keeps each company once, by a name that occurs in the answer in any case, and at most 60 of them. Names that the model
 * invents are dropped.
 */
export function keepNamed(
  { companies }: z.output<typeof judgementReply>,
  text: string,
): Judgement['companies'] {
  const whole = ` ${foldName(text)} `;
  const seen = new Set<string>();
  const kept: { name: string; sentiment: number | null }[] = [];
  for (const { name, sentiment } of companies) {
    const shown = name
      .toWellFormed()
      .replace(/\p{C}+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const key = foldName(shown);
    if (!/[\p{L}\p{N}]/u.test(key) || shown.length > MAX_NAME) continue;
    if (seen.has(key) || !occursIn(whole, key)) continue;
    seen.add(key);
    kept.push({ name: shown, sentiment: sentiment === null ? null : Math.round(sentiment * 100) / 100 });
    if (kept.length === MAX_COMPANIES) break;
  }
  return kept;
}

/** Whether a name occurs as whole words; scripts without spaces have no word boundaries. */
function occursIn(whole: string, name: string): boolean {
  for (let at = whole.indexOf(name); at !== -1; at = whole.indexOf(name, at + 1)) {
    if (!isInsideWord(whole, at - 1, at) && !isInsideWord(whole, at + name.length - 1, at + name.length))
      return true;
  }
  return false;
}

const isInsideWord = (text: string, left: number, right: number) =>
  WORD.test(text.charAt(left)) && WORD.test(text.charAt(right));

/** Of scripts with spaces between words. */
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;

/** Applies the rules for a model's reply to the judgement of a recorded answer. */
export const readJudgement = (
  judgement: z.output<typeof recordedJudgement> | null,
  text: string,
): Judgement | null => judgement && { model: judgement.model, companies: keepNamed(judgement, text) };
