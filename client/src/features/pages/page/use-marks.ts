import { useMemo, useState } from 'react';
import { SCORES } from '../../../panels/web-pages/scores.ts';
import type { WebPageScore } from '../../../schema.generated.ts';
import { useOnChange } from '../../../use-on-change.ts';
import { numberSpans } from './mark-spans.ts';
import type { PageText_TextFragment } from './PageText.generated.ts';

type Blocks = PageText_TextFragment['blocks'];

/** The id of the element that marks a span. */
export const markId = (number: number) => `counted-${number}`;

/** The spans of the chosen score in the text, one of which is the current one. */
export function useMarks(blocks: Blocks, score: WebPageScore | null) {
  const [current, setCurrent] = useState(0);
  const numbered = useMemo(() => numberSpans(blocks, score), [blocks, score]);
  const counts = useMemo(() => countSpans(blocks), [blocks]);
  const total = score ? (counts.get(score) ?? 0) : 0;

  function show(number: number) {
    setCurrent(number);
    document.getElementById(markId(number))?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }
  // The marks of a score that was just chosen are rendered by now.
  useOnChange(score, () => {
    setCurrent(0);
    if (score === null) return;
    const mark = document.getElementById(markId(0));
    mark?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    mark?.focus({ preventScroll: true });
  });
  return { blocks: numbered, counts, total, current, show };
}

export type Marks = ReturnType<typeof useMarks>;

function countSpans(blocks: Blocks): ReadonlyMap<WebPageScore, number> {
  const spans = blocks.flatMap((block) => block.spans);
  return new Map(SCORES.map(({ score }) => [score, spans.filter((span) => span.score === score).length]));
}
