import { z } from 'zod';
import type { RecordedAnswer } from '../../server/modules/answers/recorded-answer.ts';
import type { BrandInput } from './brand-file.ts';
import type { Send } from './graphql.ts';
import { ImportError } from './import-error.ts';

const SAVE_BRAND = `mutation SaveBrand($input: SaveBrandInput!) {
  saveBrand(input: $input) { answersOutdated errors { field message } }
}`;
const saved = z.object({
  saveBrand: z.object({
    answersOutdated: z.boolean(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })),
  }),
});

/**
 * Sets the account's brand and competitors.
 * @returns whether stored answers were analysed with other names, also by an import that was cut off
 * @throws ImportError naming each invalid field
 */
export async function saveBrand(send: Send, input: BrandInput): Promise<boolean> {
  const { saveBrand: result } = await send(SAVE_BRAND, { input }, saved);
  if (result.errors.length === 0) return result.answersOutdated;
  const lines = result.errors.map(({ field, message }) => `  ${field.replace(/^brand\./, '')}: ${message}`);
  throw new ImportError(`The brand file is not usable:\n${lines.join('\n')}`);
}

const IMPORT = `mutation ImportAnswers($answers: [RecordedAnswerInput!]!) {
  importAnswers(answers: $answers) { stored unchanged rejected { index reason } }
}`;
const imported = z.object({
  importAnswers: z.object({
    stored: z.number(),
    unchanged: z.number(),
    rejected: z.array(z.object({ index: z.number(), reason: z.string() })),
  }),
});

/** Stores answers; known ones change nothing. */
export async function importAnswers(send: Send, answers: readonly RecordedAnswer[]) {
  const sent = answers.map((answer) => ({ ...answer, status: answer.status?.toUpperCase() }));
  return (await send(IMPORT, { answers: sent }, imported)).importAnswers;
}

const REANALYSE = 'mutation Reanalyse { reanalyse { answers remaining } }';
const reanalysed = z.object({ reanalyse: z.object({ answers: z.number(), remaining: z.number() }) });

/** Analyses all outdated answers again. @returns their number */
export async function reanalyse(send: Send): Promise<number> {
  let all = 0;
  for (;;) {
    const { answers, remaining } = (await send(REANALYSE, {}, reanalysed)).reanalyse;
    all += answers;
    if (remaining === 0) return all;
  }
}
