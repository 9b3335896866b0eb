/** The findings of rules on single prompts, lists of prompts and competitors, in changes that were tested before. Pure. */

import { counted, oneLine, percent } from '../../../lib/format.ts';
import { LEVEL } from '../../../statistics/changes.ts';
import type { ChangedItem } from '../../changes/model.ts';
import { inScope, onWindow } from '../format.ts';
import type { Finding } from '../model.ts';
import type { Direction, FindingContext, TestedFinding } from './findings.ts';

/** Prompts of one alert; the others are reported on another day. */
const MAX_PROMPTS = 50;
/** Prompts named in its summary. */
const MAX_NAMED = 5;
const MAX_QUESTION = 80;

const rateOf = ({ value, low, high, hits, answers }: ChangedItem['before']) => ({
  ...{ percent: value, low, high, hits, answers },
});

const figuresOf = ({ before, after, difference, pValue }: ChangedItem) => ({
  ...{ current: rateOf(after), previous: rateOf(before), difference, pValue },
});

const isOf = (direction: Direction, { difference }: ChangedItem) =>
  direction === 'UP' ? difference > 0 : difference < 0;

function describe({ before, after, difference }: ChangedItem): string {
  const points = `${Math.abs(difference).toFixed(1)} points ${difference > 0 ? 'up' : 'down'}`;
  return `named in ${percent(after.value ?? 0)} of ${counted(after.answers, 'answer')}, ${percent(before.value ?? 0)} before: ${points}, more than chance explains.`;
}

function short(question: string): string {
  const line = oneLine(question);
  return line.length > MAX_QUESTION ? `${[...line].slice(0, MAX_QUESTION).join('')}…` : line;
}

/** One prompt, by the test of What changed. */
export function promptMove(context: FindingContext, direction: Direction, item: ChangedItem): TestedFinding {
  const { pValue } = item;
  const isClear = pValue !== null && pValue <= LEVEL && isOf(direction, item);
  if (!isClear) return { pValue, finding: null };
  const { day, days, brand } = context;
  return {
    pValue,
    finding: {
      ...{ subject: item.id, day, lasting: true },
      title: `${oneLine(brand)} is named ${direction === 'UP' ? 'more' : 'less'} often for “${short(item.name)}”${inScope(context)}`,
      summary: onWindow(days, describe(item)),
      details: { days, prompt: { id: item.id, question: item.name }, ...figuresOf(item) },
    },
  };
}

/** Competitors, each tested: one that moved the other way is a test without a finding. */
export function competitorMoves(
  context: FindingContext,
  direction: Direction,
  items: readonly ChangedItem[],
): TestedFinding[] {
  const { day, days, topicId } = context;
  return items.map((item) => {
    const { id, name, pValue } = item;
    const isClear = pValue !== null && pValue <= LEVEL && isOf(direction, item);
    if (!isClear) return { pValue, finding: null };
    return {
      pValue,
      finding: {
        ...{ subject: `${topicId}:${id}`, day, lasting: true },
        title: `${oneLine(name)} is named ${direction === 'UP' ? 'more' : 'less'} often${inScope(context)}`,
        summary: onWindow(days, describe(item)),
        details: { days, competitor: { id, name }, ...figuresOf(item) },
      },
    };
  });
}

/** The prompts that were won or lost; their list holds the false discovery rate. One finding for all of a day. */
export function promptsMoved(
  context: FindingContext,
  direction: Direction,
  items: readonly ChangedItem[],
): Finding[] {
  const { day, days, brand } = context;
  const moved = items.filter(({ verdict }) => verdict === direction).slice(0, MAX_PROMPTS);
  if (moved.length === 0) return [];
  const named = moved
    .slice(0, MAX_NAMED)
    .map(
      ({ name, before, after }) =>
        `“${short(name)}” (${percent(after.value ?? 0)}, ${percent(before.value ?? 0)} before)`,
    );
  const more = moved.length - named.length;
  const text = `${oneLine(brand)} is named ${direction === 'UP' ? 'more' : 'less'} often, more than chance explains, in answers to ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
  return [
    {
      ...{ subject: 'prompts', day, lasting: false },
      title: `${counted(moved.length, 'prompt')} ${direction === 'UP' ? 'won' : 'lost'}${inScope(context)}`,
      summary: days === 7 ? text : `Over ${days} days: ${text}`,
      details: {
        days,
        prompts: moved.map((item) => ({
          ...{ id: item.id, question: item.name, qValue: item.qValue },
          ...figuresOf(item),
        })),
      },
    },
  ];
}
