import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const answerLine = z.object({
  id: z.string(),
  prompt_group: z.string().nullable(),
  platform: z.string().default(''),
  prompt: z.string().optional(),
  answer: z.string(),
  sources: z.array(z.object({ url: z.string(), title: z.string() })),
});
const labelLine = z.object({
  id: z.string(),
  brands: z.array(z.object({ brand: z.string().nullable(), rank: z.number() })),
});

/** One recorded answer with the brands its labels name. */
export interface LabelledAnswer {
  id: string;
  /** The wordings of one question share it. */
  group: string;
  platform: string;
  prompt: string;
  text: string;
  sources: { url: string; title: string }[];
  labels: { brand: string; rank: number }[];
}

/** Labels that mean that no brand is named. */
const NO_BRAND = new Set(['Unknown', 'Various', 'Generic']);

/**
 * Reads `recorded-answers/` of a data folder; labels without a brand are left out.
 *
 * @throws when a file is missing or a line is not what the format says, with file and line number
 */
export async function loadLabelledAnswers(dir: string): Promise<LabelledAnswer[]> {
  const labels = new Map<string, LabelledAnswer['labels']>();
  for await (const line of readLines(join(dir, 'recorded-answers', 'labels.jsonl'), labelLine))
    labels.set(
      line.id,
      line.brands.flatMap(({ brand, rank }) => (brand && !NO_BRAND.has(brand) ? [{ brand, rank }] : [])),
    );
  const answers: LabelledAnswer[] = [];
  for await (const line of readLines(join(dir, 'recorded-answers', 'answers.jsonl'), answerLine))
    answers.push({
      id: line.id,
      group: line.prompt_group ?? line.id,
      platform: line.platform,
      prompt: line.prompt ?? line.id,
      text: line.answer,
      sources: line.sources,
      labels: labels.get(line.id) ?? [],
    });
  return answers;
}

/**
 * Yields the parsed lines of a JSONL file; empty lines are skipped.
 * @throws when the file cannot be read or a line is invalid, with file and line number
 */
export async function* readLines<T>(file: string, schema: z.ZodType<T>): AsyncGenerator<T> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() === '') continue;
    const parsed = schema.safeParse(jsonOrUndefined(line));
    if (!parsed.success) throw new Error(`${file}:${number}: ${z.prettifyError(parsed.error)}`);
    yield parsed.data;
  }
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
