import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Span } from '../analysis/types.ts';

export const LABELS = ['positive', 'neutral', 'negative'] as const;
export type Label = (typeof LABELS)[number];

/** One labelled target of one text; `others` are the other labelled targets of the same text. */
export interface Example {
  text: string;
  target: Span;
  others: readonly Span[];
  label: Label;
}

export const SENTIMENT_SETS = ['laptops', 'company-headlines'] as const;
export type SentimentSet = (typeof SENTIMENT_SETS)[number];

const Line = z.object({
  text: z.string(),
  target: z.string(),
  start: z.int().nonnegative(),
  label: z.enum(LABELS),
});

/** Reads `<dataDir>/sentiment/<set>.jsonl`. Throws when a line is not of the expected form. */
export function readExamples(dataDir: string, set: SentimentSet): Example[] {
  const lines = readFileSync(join(dataDir, 'sentiment', `${set}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  const rows = lines.map((line) => Line.parse(JSON.parse(line)));
  const byText = Map.groupBy(rows, (row) => row.text);
  const span = (row: z.infer<typeof Line>): Span => ({
    start: row.start,
    end: row.start + row.target.length,
  });
  return rows.map((row) => ({
    text: row.text,
    target: span(row),
    others: (byText.get(row.text) ?? []).filter((other) => other !== row).map(span),
    label: row.label,
  }));
}
