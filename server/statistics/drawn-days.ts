/** Random assignments of days to two windows, drawn once for everything with as many days. */

import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** How many days a platform has, and how many of them an assignment draws. */
export interface DaysToDraw {
  days: number;
  drawn: number;
}

const SEED = 20_261_124;
/** Assignments that are drawn ahead at first: most tests end early. */
const FIRST = 512;
/** Numbers that are kept for the next tests, two bytes each. */
const MAX_KEPT = 2_000_000;
const MAX_SHAPES = 16;

/**
 * The same assignments for the same days, drawn from all days of each platform in turn without replacement. Thousands of them for
 * hundreds of tests take longer to draw than to use.
 */
export class DrawnDays {
  /** Days that an assignment draws altogether. */
  readonly width: number;
  readonly #blocks: readonly DaysToDraw[];
  /** The days of each block in the order in which the last assignment left them, counted over all blocks. */
  readonly #order: Uint16Array;
  readonly #generator = xoroshiro128plus(SEED);
  #positions: Uint16Array;
  #count = 0;

  constructor(blocks: readonly DaysToDraw[]) {
    this.#blocks = blocks;
    this.width = blocks.reduce((total, { drawn }) => total + drawn, 0);
    this.#order = Uint16Array.from(
      { length: blocks.reduce((total, { days }) => total + days, 0) },
      (_, day) => day,
    );
    this.#positions = new Uint16Array(FIRST * this.width);
  }

  /** Numbers held. */
  get size(): number {
    return this.#positions.length;
  }

  /**
   * At least the first `count` assignments.
   * @returns `width` numbers each: days drawn, counted over all blocks
   */
  first(count: number): Uint16Array {
    if (count > this.#count) this.#draw(count);
    return this.#positions;
  }

  #draw(count: number) {
    const { width } = this;
    if (count * width > this.#positions.length) {
      const longer = new Uint16Array(Math.max(count, 4 * this.#count) * width);
      longer.set(this.#positions.subarray(0, this.#count * width));
      this.#positions = longer;
    }
    const [positions, order, generator] = [this.#positions, this.#order, this.#generator];
    let next = this.#count * width;
    for (; this.#count < count; this.#count += 1) {
      let start = 0;
      for (const { days, drawn } of this.#blocks) {
        for (let at = 0; at < drawn; at += 1) {
          const other = start + at + numberBelow(days - at, generator);
          const day = order[other] ?? 0;
          order[other] = order[start + at] ?? 0;
          order[start + at] = day;
          positions[next] = day;
          next += 1;
        }
        start += days;
      }
    }
  }
}

/**
 * A whole number from 0 to below the limit, each as likely as the others but for a share of limit ÷ 2³². The library's are exact, by the
 * remainder of a double; with them all assignments take twice as long to draw.
 */
const numberBelow = (limit: number, generator: RandomGenerator) =>
  Math.floor(((generator.next() + 2 ** 31) / 2 ** 32) * limit);

/** Those used last, the latest at the end. */
const kept = new Map<string, { found: DrawnDays; isShared: boolean }>();

/**
 * The assignments of these days, those of an earlier test where they are kept: rather those that several tests have used, since
 * the days on which one prompt was answered are often its own.
 */
export function drawnDays(blocks: readonly DaysToDraw[]): DrawnDays {
  const key = blocks.map(({ days, drawn }) => `${days}:${drawn}`).join(' ');
  const known = kept.get(key);
  const found = known?.found ?? new DrawnDays(blocks);
  kept.delete(key);
  const others = [...kept].reverse().sort(([, a], [, b]) => Number(b.isShared) - Number(a.isShared));
  let free = MAX_KEPT - found.size;
  for (const [other, { found: drawn }] of others) {
    free -= Math.max(drawn.size, MAX_KEPT / MAX_SHAPES);
    if (free < 0) kept.delete(other);
  }
  kept.set(key, { found, isShared: known !== undefined });
  return found;
}
