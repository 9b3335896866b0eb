import type { Span } from '../types.ts';
import { prepareAnswer } from './answer.ts';
import { gatherEvidence, scoreOf } from './evidence.ts';
import learnedWeights from './lexicon/learned-weights.json' with { type: 'json' };

/** Weights that replace those of the word list; made by `bench/learn-sentiment.ts` from labelled sentences. */
const LEARNED: ReadonlyMap<string, number> = new Map(Object.entries(learnedWeights));

/** Judges one company in the answer the judge was created for: 0–100 (50 neutral), null = no evidence. */
export type Judge = (spans: readonly Span[], others: readonly Span[]) => number | null;

/** Prepares an answer once; the returned judge is called for each company in it. */
export function createJudge(text: string): Judge {
  const answer = prepareAnswer(text);
  return (spans, others) => scoreOf(gatherEvidence(answer, spans, others), LEARNED);
}

/** Sentiment towards the company named at `spans`; `others` are the spans of all other tracked companies. */
export function judgeMention(text: string, spans: readonly Span[], others: readonly Span[]): number | null {
  return createJudge(text)(spans, others);
}
