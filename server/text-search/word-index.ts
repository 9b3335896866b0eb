import type { TextQuery } from './query.ts';
import { wordsOf } from './tokens.ts';

/**
 * Which texts have which words, in memory. A word's texts are their ordinals as differences of seven bits a byte: mostly
 * one byte a text.
 */
export class WordIndex {
  #postings = new Map<string, Postings>();
  #ids: string[] = [];
  /** Bytes of all postings, with an estimate of what a word and an id take beside them. */
  bytes = 0;

  get size(): number {
    return this.#ids.length;
  }

  /** Adds a text that is not in the index. */
  add(id: string, text: string): void {
    const ordinal = this.#ids.push(id) - 1;
    this.bytes += ID_BYTES;
    for (const word of wordsOf(text)) {
      let postings = this.#postings.get(word);
      if (!postings) {
        postings = new Postings();
        // A copy: a part of a text would keep all of it in memory.
        this.#postings.set(Buffer.from(word).toString(), postings);
        this.bytes += WORD_BYTES + word.length;
      }
      this.bytes += postings.add(ordinal);
    }
  }

  /** @param ordinal of a text: how many were added before it */
  idOf(ordinal: number): string {
    return this.#ids[ordinal] ?? '';
  }

  /**
   * Marks the texts that have every word of the required terms, and none of the excluded words; for a term of one word that is
   * exact, a phrase may still not occur in them.
   * @returns 1 at the ordinals of these texts
   */
  candidates({ required, excluded }: TextQuery): Uint8Array {
    const lists = required
      .flat()
      .map((word) => this.#postings.get(word))
      .sort((a, b) => (a?.count ?? 0) - (b?.count ?? 0));
    let found: Uint8Array | null = null;
    for (const postings of lists) {
      if (!postings) return new Uint8Array(this.size);
      const marks = this.#mark(postings);
      if (found) for (let at = 0; at < marks.length; at += 1) marks[at] = (marks[at] ?? 0) & (found[at] ?? 0);
      found = marks;
    }
    for (const [word, ...rest] of excluded) {
      const postings = rest.length === 0 && word !== undefined ? this.#postings.get(word) : undefined;
      if (postings && found) for (const ordinal of postings) found[ordinal] = 0;
    }
    return found ?? new Uint8Array(this.size);
  }

  #mark(postings: Postings): Uint8Array {
    const marks = new Uint8Array(this.#ids.length);
    for (const ordinal of postings) marks[ordinal] = 1;
    return marks;
  }
}

const ID_BYTES = 200;
const WORD_BYTES = 150;

class Postings {
  count = 0;
  #last = -1;
  #length = 0;
  #data = new Uint8Array(4);

  /** @param ordinal greater than those before. @returns by how many bytes it grew */
  add(ordinal: number): number {
    let difference = ordinal - this.#last;
    const before = this.#data.length;
    if (this.#length + 5 > before) {
      const grown = new Uint8Array(Math.ceil(before * 1.5) + 4);
      grown.set(this.#data);
      this.#data = grown;
    }
    while (difference >= 128) {
      this.#data[this.#length++] = (difference & 127) | 128;
      difference >>>= 7;
    }
    this.#data[this.#length++] = difference;
    this.#last = ordinal;
    this.count += 1;
    return this.#data.length - before;
  }

  *[Symbol.iterator](): Generator<number> {
    let ordinal = -1;
    let [value, shift] = [0, 0];
    for (let at = 0; at < this.#length; at += 1) {
      const byte = this.#data[at] ?? 0;
      value |= (byte & 127) << shift;
      shift += 7;
      if (byte >= 128) continue;
      ordinal += value;
      yield ordinal;
      [value, shift] = [0, 0];
    }
  }
}
