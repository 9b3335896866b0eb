/** Which differences of the mention rate are tested, and which of them is the insight. Pure. */

import { type Contrast, compareBetween, compareWithin } from '../../../statistics/contrasts.ts';
import { findDiscoveries } from '../../../statistics/false-discovery.ts';
import type { CitingCounts } from './citing-counts.ts';
import type { PromptCounts } from './store.ts';

const LEVEL = 0.05;

export interface SubjectContrast extends Contrast {
  subject: 'TOPIC' | 'PLATFORM' | 'SITE' | 'PAGE_KIND';
  /** The topic's id, the platform's key, the site's domain or the kind of page. */
  value: string;
}

/** Each topic against all others, with prompts as clusters. */
export function topicContrasts(counts: readonly PromptCounts[]): SubjectContrast[] {
  const sums = counts.map(({ topicId, prompt, platform, answers, visible }) => ({
    ...{ topicId, prompt, platform, answers },
    count: answers,
    total: visible,
  }));
  return [...new Set(sums.map(({ topicId }) => topicId))].flatMap((value) => {
    const contrast = compareBetween(
      sums.filter(({ topicId }) => topicId === value),
      sums.filter(({ topicId }) => topicId !== value),
    );
    return contrast ? [{ subject: 'TOPIC' as const, value, ...contrast }] : [];
  });
}

/** Each platform against all others, prompt by prompt. */
export function platformContrasts(counts: readonly PromptCounts[]): SubjectContrast[] {
  const byPrompt = [...Map.groupBy(counts, ({ prompt }) => prompt)];
  return [...new Set(counts.map(({ platform }) => platform))].flatMap((value) => {
    const contrast = compareWithin(
      byPrompt.map(([prompt, own]) => ({
        prompt,
        one: addUp(own.filter(({ platform }) => platform === value)),
        other: addUp(own.filter(({ platform }) => platform !== value)),
      })),
    );
    return contrast ? [{ subject: 'PLATFORM' as const, value, ...contrast }] : [];
  });
}

/** Answers that cite a site or a kind of page against those to the same prompt on the same platform that do not. */
export function citingContrasts(
  counts: readonly PromptCounts[],
  citing: readonly CitingCounts[],
): SubjectContrast[] {
  const all = new Map(counts.map((cell) => [keyOf(cell), cell]));
  return [...Map.groupBy(citing, ({ subject, value }) => `${subject} ${value}`).values()].flatMap((cells) => {
    const [first] = cells;
    const contrast = compareWithin(
      cells.flatMap((cell) => {
        const both = all.get(keyOf(cell));
        if (!both) return [];
        const other = { hits: both.visible - cell.visible, answers: both.answers - cell.answers };
        return [{ prompt: cell.prompt, one: { hits: cell.visible, answers: cell.answers }, other }];
      }),
    );
    return first && contrast ? [{ subject: first.subject, value: first.value, ...contrast }] : [];
  });
}

const keyOf = ({ prompt, platform }: { prompt: string; platform: string }) => `${prompt} ${platform}`;

const addUp = (cells: readonly PromptCounts[]) => ({
  hits: cells.reduce((sum, { visible }) => sum + visible, 0),
  answers: cells.reduce((sum, { answers }) => sum + answers, 0),
});

/**
 * Of the differences that hold at a false discovery rate of 5 %, the one whose interval is furthest from 0; null without
 * any.
 */
export function strongestOf(contrasts: readonly SubjectContrast[]): SubjectContrast | null {
  const isDiscovery = findDiscoveries(
    contrasts.map(({ pValue }) => pValue),
    LEVEL,
  );
  const [strongest] = contrasts
    .filter((_contrast, index) => isDiscovery[index])
    .toSorted((a, b) => leastOf(b) - leastOf(a));
  return strongest ?? null;
}

/** The end of the interval that is closer to 0. */
const leastOf = ({ low, high }: Contrast) => Math.min(Math.abs(low), Math.abs(high));
