/** Folded text with offsets into the original. */
export interface Folded {
  /** UTF-16 units: lower case, no accents, one form for every apostrophe, space and hyphen. */
  units: Uint16Array;
  /** For each unit: where in the original it starts … */
  starts: Int32Array;
  /** … and where in the original it ends. */
  ends: Int32Array;
}

/** The first unit that may be a mark of the character before it. */
export const FIRST_MARK = 0x300;
const SPACE = 0x20;
/** ASCII units whose folded form depends on their neighbours: control characters, hyphen, backslash, ampersand. */
const NOT_PLAIN = new Set([...Array(SPACE).keys(), 0x2d, 0x5c, 0x26]);
/** The folded form of each ASCII unit; 0 where it depends on the neighbours. */
const PLAIN = Uint8Array.from({ length: 0x80 }, (_, code) =>
  NOT_PLAIN.has(code) ? 0 : String.fromCharCode(code).toLowerCase().charCodeAt(0),
);

export class FoldBuffer {
  private units: Uint16Array;
  private starts: Int32Array;
  private ends: Int32Array;
  private length = 0;

  constructor(capacity: number) {
    this.units = new Uint16Array(capacity);
    this.starts = new Int32Array(capacity);
    this.ends = new Int32Array(capacity);
  }

  /**
   * Copies plain ASCII units and single spaces from `from` on, most of nearly every text, and returns where they end. The
   * last one is left out where it may belong to what follows: a letter to its accent, a space to further spaces.
   */
  pushPlain(original: string, from: number): number {
    const { units, starts, ends } = this;
    const shift = this.length - from;
    const end = Math.min(original.length, units.length - shift);
    let last = 0;
    let at = from;
    for (; at < end; at += 1) {
      const code = original.charCodeAt(at);
      const plain = code < 0x80 ? (PLAIN[code] ?? 0) : 0;
      if (plain === 0 || (plain === SPACE && last === SPACE)) break;
      units[at + shift] = plain;
      starts[at + shift] = at;
      ends[at + shift] = at + 1;
      last = plain;
    }
    const next = original.charCodeAt(at);
    if (last !== 0 && (last === SPACE || next >= FIRST_MARK)) at -= 1;
    this.length = at + shift;
    return at;
  }

  /** Adds one unit of the folded form of `original[start, end)`. */
  push(unit: number, start: number, end: number): void {
    const at = this.length;
    if (at === this.units.length) {
      this.units = grown(this.units, new Uint16Array(at * 2));
      this.starts = grown(this.starts, new Int32Array(at * 2));
      this.ends = grown(this.ends, new Int32Array(at * 2));
    }
    this.units[at] = unit;
    this.starts[at] = start;
    this.ends[at] = end;
    this.length = at + 1;
  }

  done(): Folded {
    return {
      units: this.units.subarray(0, this.length),
      starts: this.starts.subarray(0, this.length),
      ends: this.ends.subarray(0, this.length),
    };
  }
}

function grown<T extends Uint16Array | Int32Array>(full: T, larger: T): T {
  larger.set(full);
  return larger;
}
