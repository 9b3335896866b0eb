const START = 1024;

/** How many values to make room for. The latest days come first, which have the highest numbers, so that little more is needed later. */
export const roomFor = (values: number): number => Math.ceil(1.125 * values);

/** A count for each number of a page; any number from 0 has one. */
export class Counts {
  #values = new Int32Array(START);
  /** Those with a count above 1, in any order. Most pages are cited once. */
  readonly #repeated: number[] = [];

  add(number: number): void {
    if (number >= this.#values.length) this.#grow(number);
    const count = (this.#values[number] as number) + 1;
    this.#values[number] = count;
    if (count === 2) this.#repeated.push(number);
  }

  get(number: number): number {
    return this.#values[number] ?? 0;
  }

  /** Numbers with a count, ascending. */
  numbers(): number[] {
    const numbers: number[] = [];
    for (let number = 0; number < this.#values.length; number++) {
      if (this.#values[number] !== 0) numbers.push(number);
    }
    return numbers;
  }

  /**
   * The numbers with the highest counts, in any order: `limit`, and those whose count equals the last of these. None has the count 0.
   */
  highest(limit: number): { number: number; count: number }[] {
    const candidates = this.#repeated.length < limit ? this.numbers() : this.#repeated;
    const least = this.#leastOf(candidates, limit);
    return candidates
      .filter((number) => this.get(number) >= least)
      .map((number) => ({ number, count: this.get(number) }));
  }

  /** The count at place `limit`; 1 where fewer numbers have one. */
  #leastOf(numbers: readonly number[], limit: number): number {
    // Ascending.
    const highest: number[] = [];
    for (const number of numbers) {
      const count = this.get(number);
      if (highest.length === limit && count <= (highest[0] as number)) continue;
      const at = highest.findIndex((other) => other >= count);
      highest.splice(at < 0 ? highest.length : at, 0, count);
      if (highest.length > limit) highest.shift();
    }
    return highest.length < limit ? 1 : (highest[0] ?? 1);
  }

  #grow(number: number): void {
    const values = new Int32Array(roomFor(number + 1));
    values.set(this.#values);
    this.#values = values;
  }
}
