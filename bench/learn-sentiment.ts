/** Learns the weights of sentiment words: `node bench/learn-sentiment.ts DATA_DIR` rewrites `lexicon/learned-weights.json`. */
import { writeFileSync } from 'node:fs';
import { evidenceOf } from '../server/eval/sentiment.ts';
import { readExamples, SENTIMENT_SETS } from '../server/eval/sentiment-data.ts';
import { learnWeights } from '../server/eval/sentiment-train.ts';

/** Smaller changes are left out. */
const MIN_CHANGE = 0.1;

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
  .filter(([key, weight]) => Math.abs(weight - (listed.get(key) ?? 0)) >= MIN_CHANGE)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([key, weight]) => [key, Math.round(weight * 100) / 100] as const);
writeFileSync(
  new URL('../server/analysis/sentiment/lexicon/learned-weights.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(changed), null, 2)}\n`,
);
console.log(`${changed.length} weights learned from ${lessons.length} labelled targets`);
