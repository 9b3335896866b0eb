import type { Span } from '../types.ts';

/** Judges one company in the answer the judge was created for: 0–100 (50 neutral), null = no evidence. */
export type Judge = (spans: readonly Span[], others: readonly Span[]) => number | null;

const GOOD =
  /\b(?:best|excellent|great|good|top|ideal|recommended|reliable|impressive|excels?|outstanding)\b/giu;
const BAD = /\b(?:worst|bad|poor|avoid|disappointing|lacks?|expensive|unreliable|slow|clunky)\b/giu;
const SMOOTHING = 1;

/** Prepares an answer once; the returned judge is called for each company in it. */
export function createJudge(text: string): Judge {
  return (spans) => {
    let good = 0;
    let bad = 0;
    for (const span of spans) {
      const start = text.lastIndexOf('\n', span.start) + 1;
      const next = text.indexOf('\n', span.end);
      const line = text.slice(start, next < 0 ? text.length : next);
      good += line.match(GOOD)?.length ?? 0;
      bad += line.match(BAD)?.length ?? 0;
    }
    const evidence = good + bad;
    return evidence === 0 ? null : 50 + (50 * (good - bad)) / (evidence + SMOOTHING);
  };
}

/** Sentiment towards the company named at `spans`; `others` are the spans of all other tracked companies. */
export function judgeMention(text: string, spans: readonly Span[], others: readonly Span[]): number | null {
  return createJudge(text)(spans, others);
}
