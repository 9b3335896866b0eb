import { DAY_MS, utcDay } from '../../../lib/days.ts';
import type { Sums as Ratio, Sample } from '../../../statistics/clusters.ts';

/** What is counted of usable answers. */
export interface AnswerCounts {
  answers: number;
  /** Those that name the brand. */
  visible: number;
  /** Those whose sentiment towards the brand was judged. */
  analyzed: number;
  sentimentSum: number;
}

/** Answers to one prompt on one platform and day. */
export interface AnswerCell extends AnswerCounts {
  /** Index among the prompts. */
  prompt: number;
  platform: string;
  /** Since 1970. */
  day: number;
}

/** Counts of each platform's days, or of its prompts. */
type Counts = Map<string, Map<number, AnswerCounts>>;

/**
 * Adds up answers by platform and day, and by platform and prompt. A year has hundreds of thousands of cells: each is added
 * without a key of its own.
 */
export class AnswerSums {
  readonly #days: Counts = new Map();
  readonly #prompts: Counts = new Map();
  readonly #allDays = new Set<number>();

  add(cell: AnswerCell): void {
    addTo(this.#days, cell.platform, cell.day, cell);
    addTo(this.#prompts, cell.platform, cell.prompt, cell);
    this.#allDays.add(cell.day);
  }

  /** Whether it has answers to the same prompt on the same platform, and some of the same day. */
  matches({ platform, prompt, day }: AnswerCell): boolean {
    return this.#allDays.has(day) && this.#prompts.get(platform)?.has(prompt) === true;
  }

  /** Prompts with answers, by their indexes. */
  prompts(): Set<number> {
    return new Set([...this.#prompts.values()].flatMap((prompts) => [...prompts.keys()]));
  }

  /** @param promptIds by index */
  sample(promptIds: readonly string[], toRatio: (counts: AnswerCounts) => Ratio): Sample {
    return {
      days: listOf(this.#days, (platform, day, counts) => ({
        ...{ platform, day: utcDay(day * DAY_MS) },
        ...toRatio(counts),
      })),
      prompts: listOf(this.#prompts, (platform, prompt, counts) => ({
        ...{ platform, prompt: promptIds[prompt] ?? '' },
        ...toRatio(counts),
      })),
    };
  }
}

function addTo(all: Counts, platform: string, key: number, cell: AnswerCounts): void {
  let ofPlatform = all.get(platform);
  if (!ofPlatform) {
    ofPlatform = new Map();
    all.set(platform, ofPlatform);
  }
  const { answers, visible, analyzed, sentimentSum } = cell;
  const counts = ofPlatform.get(key);
  if (!counts) {
    ofPlatform.set(key, { answers, visible, analyzed, sentimentSum });
    return;
  }
  counts.answers += answers;
  counts.visible += visible;
  counts.analyzed += analyzed;
  counts.sentimentSum += sentimentSum;
}

const listOf = <T>(all: Counts, toItem: (platform: string, key: number, counts: AnswerCounts) => T): T[] =>
  [...all].flatMap(([platform, counts]) => [...counts].map(([key, own]) => toItem(platform, key, own)));
