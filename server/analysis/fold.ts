import { foldCluster, readCluster, readEntity } from './fold-cluster.ts';

/** Text made comparable, with the way back to the text it came from. */
export interface Folded {
  /** UTF-16 units: lower case, no accents, one form for every apostrophe, space and hyphen. */
  units: Uint16Array;
  /** For each unit: where in the original it starts … */
  starts: Int32Array;
  /** … and where in the original it ends. */
  ends: Int32Array;
}

const HYPHEN = /^[-\u2010-\u2013\u2212\u2043\ufe58\ufe63\uff0d]$/;
const SPACE = /^[\s\u3164]$/;
const PUNCTUATION = /^[!-/:-@[-`{-~]$/;
const [SPACE_UNIT, BREAK_UNIT, HYPHEN_UNIT, BACKSLASH, AMPERSAND] = [0x20, 0x0a, 0x2d, 0x5c, 0x26];
/** The first unit that may be a mark of the character before it. */
const FIRST_MARK = 0x300;
/** What an ASCII unit with no mark after it folds to, whatever stands around it; 0 where that matters. */
const PLAIN = Uint8Array.from({ length: 0x80 }, (_, code) =>
  code <= SPACE_UNIT || code === HYPHEN_UNIT || code === BACKSLASH || code === AMPERSAND
    ? 0
    : String.fromCharCode(code).toLowerCase().charCodeAt(0),
);

/**
 * Folds accents, case, width, ligatures, apostrophes, spaces and hyphens.
 * A run of spaces is one space; so is a hyphen between two characters that are no spaces. Invisible
 * characters and trade marks vanish, a Markdown escape loses its backslash. An empty line stays a line break.
 */
export function fold(original: string): Folded {
  const out = new FoldBuffer(original.length + 16);
  let code = original.charCodeAt(0);
  for (let at = 0; at < original.length; ) {
    const start = at;
    const next = original.charCodeAt(at + 1);
    const plain = next >= FIRST_MARK ? 0 : (PLAIN[code] ?? 0);
    if (plain !== 0) {
      at += 1;
      out.push(plain, start, at);
      code = next;
      continue;
    }
    if (isSpace(code)) {
      let breaks = 0;
      for (let space = code; isSpace(space); space = original.charCodeAt(at)) {
        if (space === BREAK_UNIT) breaks += 1;
        at += 1;
      }
      out.push(breaks > 1 ? BREAK_UNIT : SPACE_UNIT, start, at);
    } else if (isHyphen(code)) {
      at += 1;
      const alone = isSpace(original.charCodeAt(start - 1)) || isSpace(next);
      out.push(alone ? HYPHEN_UNIT : SPACE_UNIT, start, at);
    } else if ((code === BACKSLASH || code === AMPERSAND) && next < FIRST_MARK) {
      at += 1;
      const escaped = code === BACKSLASH && PUNCTUATION.test(original.charAt(at));
      const entity = code === AMPERSAND ? readEntity(original, start) : null;
      if (entity) at = entity.end;
      if (!escaped) out.push(entity ? entity.unit : code, start, at);
    } else {
      const cluster = next >= FIRST_MARK ? readCluster(original, at) : original.charAt(at);
      at += cluster.length;
      const folded = foldCluster(cluster);
      for (let index = 0; index < folded.length; index += 1) out.push(folded.charCodeAt(index), start, at);
    }
    code = original.charCodeAt(at);
  }
  return out.done();
}

/** False for what `charCodeAt` gives outside the text, as `isHyphen` is. */
function isSpace(code: number): boolean {
  if (code < 0x80) return code === SPACE_UNIT || (code >= 9 && code <= 13);
  return code >= 0xa0 && SPACE.test(String.fromCharCode(code));
}

function isHyphen(code: number): boolean {
  return code === HYPHEN_UNIT || (code >= 0x2010 && HYPHEN.test(String.fromCharCode(code)));
}

/** A name or other short text, folded and without spaces around it. */
export function foldName(name: string): string {
  return String.fromCharCode(...fold(name).units)
    .replace(/\s+/g, ' ')
    .trim();
}

/** What has been folded so far. */
class FoldBuffer {
  private units: Uint16Array;
  private starts: Int32Array;
  private ends: Int32Array;
  private length = 0;

  constructor(capacity: number) {
    this.units = new Uint16Array(capacity);
    this.starts = new Int32Array(capacity);
    this.ends = new Int32Array(capacity);
  }

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
