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

/** Counts of each platform's days since 1970, or of its prompts. */
type Counts<Key> = Map<string, Map<Key, AnswerCounts>>;

/** The counts of some answers: those of each platform's days, and those of its prompts. */
export class AnswerSums {
  readonly #days: Counts<number> = new Map();
  readonly #prompts: Counts<string> = new Map();

  addDay(platform: string, day: number, counts: AnswerCounts): void {
    addTo(this.#days, platform, day, counts);
  }

  addPrompt(platform: string, promptId: string, counts: AnswerCounts): void {
    addTo(this.#prompts, platform, promptId, counts);
  }

  /** Days with answers. */
  days(): Set<number> {
    return new Set([...this.#days.values()].flatMap((days) => [...days.keys()]));
  }

  /** Prompts with answers, on each of their platforms. */
  pairs(): { promptId: string; platform: string }[] {
    return listOf(this.#prompts, (platform, promptId) => ({ promptId, platform }));
  }

  sample(toRatio: (counts: AnswerCounts) => Ratio): Sample {
    return {
      days: listOf(this.#days, (platform, day, counts) => ({
        ...{ platform, day: utcDay(day * DAY_MS) },
        ...toRatio(counts),
      })),
      prompts: listOf(this.#prompts, (platform, prompt, counts) => ({
        ...{ platform, prompt },
        ...toRatio(counts),
      })),
    };
  }
}

function addTo<Key>(all: Counts<Key>, platform: string, key: Key, added: AnswerCounts): void {
  let ofPlatform = all.get(platform);
  if (!ofPlatform) {
    ofPlatform = new Map();
    all.set(platform, ofPlatform);
  }
  const before = ofPlatform.get(key);
  ofPlatform.set(key, {
    answers: (before?.answers ?? 0) + added.answers,
    visible: (before?.visible ?? 0) + added.visible,
    analyzed: (before?.analyzed ?? 0) + added.analyzed,
    sentimentSum: (before?.sentimentSum ?? 0) + added.sentimentSum,
  });
}

const listOf = <Key, T>(
  all: Counts<Key>,
  toItem: (platform: string, key: Key, counts: AnswerCounts) => T,
): T[] =>
  [...all].flatMap(([platform, counts]) => [...counts].map(([key, own]) => toItem(platform, key, own)));
