import { DAY_MS, utcDay } from '../../lib/days.ts';
import { CountRows } from './count-rows.ts';

/** A cited page and the answers that cite it. */
export interface CountedSource {
  number: number;
  answers: number;
  visible: number;
  missed: number;
  /** The latest day with a missed answer (UTC, YYYY-MM-DD); null without one. */
  lastMissed: string | null;
}

const ANSWERS = 0;
const VISIBLE = 1;
const MISSED = 2;
const LAST_MISSED = 3;

/** The answers that cite each page, by the pages' numbers. An object for each of them would take longer than counting. */
export class SourceCounts {
  readonly #rows = new CountRows();

  /** Adds an answer that cites a page. @param day as `dayNumber` */
  add(source: number, { visible, missed }: { visible: boolean; missed: boolean }, day: number): void {
    const place = this.#rows.placeOf(source);
    this.#rows.increment(place + ANSWERS);
    if (visible) this.#rows.increment(place + VISIBLE);
    if (!missed) return;
    this.#rows.increment(place + MISSED);
    this.#rows.raise(place + LAST_MISSED, day);
  }

  /** The pages that are cited, ascending. */
  numbers(): number[] {
    return this.#rows.numbers();
  }

  answers(source: number): number {
    return this.#rows.get(source, ANSWERS);
  }

  visible(source: number): number {
    return this.#rows.get(source, VISIBLE);
  }

  missed(source: number): number {
    return this.#rows.get(source, MISSED);
  }

  /** The latest day with a missed answer, as `dayNumber`; 0 without one. */
  lastMissed(source: number): number {
    return this.#rows.get(source, LAST_MISSED);
  }

  get(source: number): CountedSource {
    const day = this.lastMissed(source);
    return {
      ...{ number: source, answers: this.answers(source), visible: this.visible(source) },
      ...{ missed: this.missed(source), lastMissed: day === 0 ? null : utcDay(day * DAY_MS) },
    };
  }
}

/** Days since 1970. @param day YYYY-MM-DD */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;
