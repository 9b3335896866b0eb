import type { Span } from '../types.ts';
import { prepareAnswer } from './answer.ts';
import { gatherFindings } from './evidence.ts';
import { judgeFindings } from './model.ts';
import { SHIPPED } from './shipped.ts';

/** Judges one company in the answer the judge was created for: 0–100 (50 neither good nor bad), null = not judged. */
export type Judge = (spans: readonly Span[], others: readonly Span[]) => number | null;

/** Prepares an answer once; the returned judge is called for each company in it. */
export function createJudge(text: string): { unsupportedLanguage: string | null; judge: Judge } {
  const answer = prepareAnswer(text);
  const { unsupportedLanguage } = answer;
  if (unsupportedLanguage !== null) return { unsupportedLanguage, judge: () => null };
  return {
    unsupportedLanguage,
    judge: (spans, others) => judgeFindings(gatherFindings(answer, spans, others), SHIPPED),
  };
}

/** Sentiment towards the company named at `spans`; `others` are the spans of all other tracked companies. */
export function judgeMention(text: string, spans: readonly Span[], others: readonly Span[]): number | null {
  return createJudge(text).judge(spans, others);
}
