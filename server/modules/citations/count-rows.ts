import { roomFor } from './counts.ts';

const START = 1024;
/** Counts of a number. */
const WIDTH = 4;

/**
 * Four counts for each number of a page or site. They lie side by side, since those of a number are counted together: with hundreds of
 * thousands of numbers, finding them in memory takes longest.
 */
export class CountRows {
  #values = new Int32Array(WIDTH * START);

  /** The place of a number's first count, for `increment` and `raise`; the others follow. */
  placeOf(number: number): number {
    const place = WIDTH * number;
    if (place >= this.#values.length) this.#grow(place);
    return place;
  }

  increment(place: number): void {
    this.#values[place] = (this.#values[place] as number) + 1;
  }

  /** Makes a count at least `value`. */
  raise(place: number, value: number): void {
    if (value > (this.#values[place] as number)) this.#values[place] = value;
  }

  /** @param index which of a number's counts */
  get(number: number, index: number): number {
    return this.#values[WIDTH * number + index] ?? 0;
  }

  /** Numbers whose first count is not 0, ascending. */
  numbers(): number[] {
    const numbers: number[] = [];
    for (let place = 0; place < this.#values.length; place += WIDTH) {
      if (this.#values[place] !== 0) numbers.push(place / WIDTH);
    }
    return numbers;
  }

  #grow(place: number): void {
    const values = new Int32Array(roomFor(place + WIDTH));
    values.set(this.#values);
    this.#values = values;
  }
}
