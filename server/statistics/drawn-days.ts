/** Days in random orders, drawn once for everything with about as many days. */

import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** Orders hold a byte for each day. */
export const MAX_DRAWN_DAYS = 256;

/** Of how many days there are orders; fewer days leave out the others. Two windows of 7, 30 and 92 days leave out none. */
const SIZES = [4, 6, 8, 10, 14, 20, 28, 40, 60, 90, 130, 184, MAX_DRAWN_DAYS];
const SEED = 20_261_124;
/** Orders of a test at most. */
export const MAX_ORDERS = 9_999;
/** Orders that are drawn ahead at first: most tests end early. */
const FIRST = 512;
/** Bytes that are kept for the next tests. */
const MAX_KEPT = 16_000_000;

/**
 * Random orders of the days from 0, always the same ones. Without some of the days they are random orders of the others, so that those of 64
 * days serve 60 as well. Thousands of orders for hundreds of tests take longer to draw than to use.
 */
export class DrawnOrders {
  /** Days of an order. */
  readonly size: number;
  readonly #last: Uint8Array;
  readonly #generator: RandomGenerator;
  #orders: Uint8Array;
  #count = 0;

  /** @param stream orders of different streams are independent */
  constructor(size: number, stream: number) {
    this.size = size;
    this.#last = Uint8Array.from({ length: size }, (_, day) => day);
    this.#generator = generatorOf(stream);
    this.#orders = new Uint8Array(FIRST * size);
  }

  /** Bytes held. */
  get bytes(): number {
    return this.#orders.length;
  }

  /** At least the first `count` orders, `size` numbers each. @param count at most `MAX_ORDERS` */
  first(count: number): Uint8Array {
    if (count > this.#count) this.#draw(count);
    return this.#orders;
  }

  #draw(count: number) {
    const { size } = this;
    if (count * size > this.#orders.length) {
      const longer = new Uint8Array(Math.min(MAX_ORDERS, Math.max(count, 4 * this.#count)) * size);
      longer.set(this.#orders.subarray(0, this.#count * size));
      this.#orders = longer;
    }
    const [orders, last, generator] = [this.#orders, this.#last, this.#generator];
    for (; this.#count < count; this.#count += 1) {
      for (let at = 0; at < size - 1; at += 1) {
        const other = at + numberBelow(size - at, generator);
        const day = last[other] ?? 0;
        last[other] = last[at] ?? 0;
        last[at] = day;
      }
      orders.set(last, this.#count * size);
    }
  }
}

/** Streams are 2⁶⁴ numbers apart: generators of seeds next to each other begin alike. */
function generatorOf(stream: number): RandomGenerator {
  const generator = xoroshiro128plus(SEED);
  for (let jumps = 0; jumps < stream; jumps += 1) generator.jump();
  return generator;
}

/**
 * A whole number from 0 to below the limit, each as likely as the others but for a share of limit ÷ 2³². The library's are exact, by the
 * remainder of a double; with them all orders take twice as long to draw.
 */
const numberBelow = (limit: number, generator: RandomGenerator) =>
  Math.floor(((generator.next() + 2 ** 31) / 2 ** 32) * limit);

/** Those used last, the latest at the end. */
const kept = new Map<string, DrawnOrders>();

/**
 * Orders of so many days or a few more, those of an earlier test where they are kept.
 * @param days at most `MAX_DRAWN_DAYS`
 * @param stream each platform of a test has its own
 */
export function drawnOrders(days: number, stream: number): DrawnOrders {
  const size = SIZES.find((one) => one >= days);
  if (size === undefined) throw new RangeError(`${days} days are more than ${MAX_DRAWN_DAYS}.`);
  const key = `${size} ${stream}`;
  const orders = kept.get(key) ?? new DrawnOrders(size, stream);
  kept.delete(key);
  let free = MAX_KEPT - orders.bytes;
  for (const [other, { bytes }] of [...kept].reverse()) {
    free -= bytes;
    if (free < 0) kept.delete(other);
  }
  kept.set(key, orders);
  return orders;
}
