/** Learns the sentiment word weights anew: `node bench/learn-sentiment.ts DATA_DIR` rewrites `lexicon/learned.ts`. */
import { writeFileSync } from 'node:fs';
import { evidenceOf } from '../server/eval/sentiment.ts';
import { readExamples, SENTIMENT_SETS } from '../server/eval/sentiment-data.ts';
import { learnWeights } from '../server/eval/sentiment-train.ts';

/** Smaller changes are left out of the table. */
const LEAST_CHANGE = 0.1;
const WIDTH = 104;

const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('usage: node bench/learn-sentiment.ts DATA_DIR');

const lessons = SENTIMENT_SETS.flatMap((set) => readExamples(dataDir, set)).map((example) => ({
  label: example.label,
  evidence: evidenceOf(example),
}));
const listed = new Map(
  lessons.flatMap(({ evidence }) => evidence.map(({ key, weight }) => [key, weight] as const)),
);
const changed = [...learnWeights(lessons)]
  .filter(([key, weight]) => Math.abs(weight - (listed.get(key) ?? 0)) >= LEAST_CHANGE)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([key, weight]) => `${key} ${weight.toFixed(2).replace('-0.00', '0.00')}`);

const lines: string[] = [];
for (const entry of changed) {
  const last = lines.at(-1);
  if (last !== undefined && last.length + entry.length + 3 <= WIDTH)
    lines[lines.length - 1] = `${last} | ${entry}`;
  else lines.push(entry);
}
writeFileSync(
  new URL('../server/analysis/sentiment/lexicon/learned.ts', import.meta.url),
  `/**
 * Weights learned from labelled sentences, in place of the word list's own. Made by \`bench/learn-sentiment.ts\`; only words
 * of the list that stood in many sentences are here.
 */
export const LEARNED: ReadonlyMap<string, number> = new Map(
  \`
${lines.map((line) => `    ${line}`).join(' |\n')}\`
    .split('|')
    .map((entry) => entry.trim())
    .map((entry) => [entry.slice(0, entry.lastIndexOf(' ')), Number(entry.slice(entry.lastIndexOf(' ')))] as const),
);
`,
);
console.log(`${changed.length} weights learned from ${lessons.length} labelled targets`);
