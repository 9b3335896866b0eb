/** Answers asked as a persona beside plain ones, from their counts. Pure. */

import type { PlatformDay, PromptSums, Sample } from '../../../statistics/clusters.ts';
import type { Mean } from '../../../statistics/mean.ts';
import type { Rate } from '../../../statistics/rates.ts';
import { compareRates, rateOf } from '../../visibility/mention-rates.ts';
import type { RateChange } from '../../visibility/model.ts';
import { meanSentiment } from '../../visibility/sentiment.ts';
import type { AskedCell } from './store.ts';

/** Usable answers of a range. */
export interface AskedAnswers {
  mentionRate: Rate;
  sentiment: Mean;
}

export interface Compared {
  asked: AskedAnswers;
  plain: AskedAnswers;
  /** As the persona minus plainly, in percentage points. */
  difference: Pick<RateChange, 'low' | 'high' | 'pValue' | 'verdict' | 'prompts' | 'note'> & {
    points: number | null;
  };
}

/**
 * Compares with the plain answers to the same prompts, of the same platforms and days, by the test of changes: prompt by prompt, with
 * the variance between the days of each. What both share of a day counts as chance, so the interval is rather too wide.
 */
export function compareWithPlain(asked: readonly AskedCell[], plain: readonly AskedCell[]): Compared {
  const pairs = new Set(asked.map(pairOf));
  const days = new Set(asked.map(({ day }) => day));
  const same = plain.filter((cell) => pairs.has(pairOf(cell)) && days.has(cell.day));
  const {
    difference: points,
    low,
    high,
    pValue,
    verdict,
    prompts,
    note,
  } = compareRates(sampleOf(asked, toMentions), sampleOf(same, toMentions));
  return {
    asked: answersOf(asked),
    plain: answersOf(same),
    difference: { points, low, high, pValue, verdict, prompts, note: noteOf(prompts, pValue, note) },
  };
}

const pairOf = ({ prompt, platform }: AskedCell) => `${prompt} ${platform}`;

function noteOf(prompts: number, pValue: number | null, note: string): string {
  if (prompts === 0) return 'No prompt was asked both ways on the same platform.';
  return pValue === null ? 'Too few days to compare: it needs answers of 3 days.' : note;
}

const answersOf = (cells: readonly AskedCell[]): AskedAnswers => ({
  mentionRate: rateOf(sampleOf(cells, toMentions)),
  sentiment: meanSentiment(sampleOf(cells, toSentiment)),
});

type Summed = { answers: number; count: number; total: number };

const toMentions = ({ answers, visible }: AskedCell): Summed => ({ answers, count: answers, total: visible });

const toSentiment = ({ answers, analyzed, sentimentSum }: AskedCell): Summed => ({
  answers,
  count: analyzed,
  total: sentimentSum,
});

function sampleOf(cells: readonly AskedCell[], toSums: (cell: AskedCell) => Summed): Sample {
  const days = new Map<string, PlatformDay>();
  const prompts = new Map<string, PromptSums>();
  for (const cell of cells) {
    const { platform, day, prompt } = cell;
    const sums = toSums(cell);
    add(days, `${platform} ${day}`, { platform, day, ...sums });
    add(prompts, pairOf(cell), { platform, prompt, ...sums });
  }
  return { days: [...days.values()], prompts: [...prompts.values()] };
}

function add<T extends Summed>(all: Map<string, T>, key: string, value: T): void {
  const known = all.get(key);
  if (!known) {
    all.set(key, value);
    return;
  }
  known.answers += value.answers;
  known.count += value.count;
  known.total += value.total;
}
