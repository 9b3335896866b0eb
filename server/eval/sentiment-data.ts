import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { createAnalyser } from '../analysis/analyser.ts';
import { prepareAnswer } from '../analysis/sentiment/answer.ts';
import { type Findings, gatherFindings } from '../analysis/sentiment/evidence.ts';
import type { Span } from '../analysis/types.ts';
import { type LabelledAnswer, loadLabelledAnswers, readLines } from './load.ts';
import { companyKey, namesOf } from './methods.ts';

export const ANSWER_LABELS = ['positive', 'mixed', 'none'] as const;
export const TEXT_LABELS = ['positive', 'neutral', 'negative'] as const;
/** "neutral" stands for "mixed" or "none" in sets that do not tell them apart. */
export type Label = (typeof ANSWER_LABELS)[number] | (typeof TEXT_LABELS)[number];

/** A labelled target with what the analysis finds about it. */
export interface Example {
  label: Label;
  /** The answer or text: all its examples are in the same fold. */
  group: string;
  /** How many mentions the line stands for. */
  weight: number;
  findings: Findings;
  text: string;
}

/** One file of labelled targets. */
export interface SentimentSet {
  name: string;
  /** Its lines label brands in recorded answers; otherwise parts of short texts of their own. */
  isAnswers: boolean;
  /** The labels that macro-F1 is taken over. */
  labels: readonly Label[];
  examples: Example[];
}

const TextLine = z.object({
  text: z.string(),
  target: z.string(),
  start: z.int().nonnegative(),
  label: z.enum(TEXT_LABELS),
});
const Spans = z.array(z.object({ start: z.int().nonnegative(), end: z.int().nonnegative() }));
const AnswerLine = z.object({
  answer: z.string(),
  brand: z.string(),
  label: z.enum([...ANSWER_LABELS, 'negative']).nullable(),
  weight: z.number().positive(),
  // An account's exported reviews hold their own text, and where it names the brand and others.
  text: z.string().optional(),
  spans: Spans.optional(),
  others: Spans.optional(),
});

/** Reads every `<dir>/sentiment/*.jsonl` that holds an agreed label. Throws when a line is not of either form. */
export async function loadSentimentSets(dir: string): Promise<SentimentSet[]> {
  const files = readdirSync(join(dir, 'sentiment')).filter((file) => file.endsWith('.jsonl'));
  const sets: SentimentSet[] = [];
  for (const file of files.toSorted()) {
    const path = join(dir, 'sentiment', file);
    const isAnswers = (await firstLine(path)).includes('"answer"');
    const examples = isAnswers ? await readAnswers(dir, path) : await readTexts(path);
    const isNegative = examples.some(({ label }) => label === 'negative');
    const answerLabels = isNegative ? [...ANSWER_LABELS, 'negative' as const] : ANSWER_LABELS;
    const labels = isAnswers ? answerLabels : TEXT_LABELS;
    if (examples.length > 0)
      sets.push({ name: file.slice(0, -'.jsonl'.length), isAnswers, labels, examples });
  }
  return sets;
}

async function firstLine(path: string): Promise<string> {
  for await (const line of createInterface({ input: createReadStream(path) })) return line;
  return '';
}

async function readTexts(path: string): Promise<Example[]> {
  const rows: z.infer<typeof TextLine>[] = [];
  for await (const line of readLines(path, TextLine)) rows.push(line);
  const byText = Map.groupBy(rows, (row) => row.text);
  const span = ({ start, target }: z.infer<typeof TextLine>): Span => ({
    start,
    end: start + target.length,
  });
  return rows.map((row) => {
    const others = (byText.get(row.text) ?? []).filter((other) => other !== row).map(span);
    const findings = gatherFindings(prepareAnswer(row.text), [span(row)], others);
    return { label: row.label, group: row.text, weight: 1, findings, text: row.text };
  });
}

/** Every brand that is labelled in any recorded answer is tracked, as in the evaluation of mentions. Lines without an agreed label are left out. */
async function readAnswers(dir: string, path: string): Promise<Example[]> {
  const answers = await loadLabelledAnswers(dir);
  const names = namesOf(answers);
  const analyse = createAnalyser([...names].map(([id, name]) => ({ id, name, aliases: [], domain: null })));
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const examples: Example[] = [];
  for await (const { answer: id, brand, label, weight, ...own } of readLines(path, AnswerLine)) {
    if (label !== null && own.text !== undefined) {
      const findings = gatherFindings(prepareAnswer(own.text), own.spans ?? [], own.others ?? []);
      examples.push({ label, group: id, weight, findings, text: own.text });
    }
    if (own.text !== undefined) continue;
    const answer = byId.get(id);
    if (answer === undefined) throw new Error(`${path}: no recorded answer ${id}`);
    if (label === null) continue;
    const findings = findingsOf(answer, companyKey(brand), analyse);
    examples.push({ label, group: id, weight, findings, text: answer.text });
  }
  return examples;
}

function findingsOf(
  answer: LabelledAnswer,
  key: string,
  analyse: ReturnType<typeof createAnalyser>,
): Findings {
  const { mentions } = analyse(answer);
  const own = mentions.find(({ companyId }) => companyId === key)?.spans ?? [];
  const others = mentions
    .filter(({ companyId }) => companyId !== key)
    .flatMap(({ spans }) => spans)
    .sort((a, b) => a.start - b.start);
  return gatherFindings(prepareAnswer(answer.text), own, others);
}
