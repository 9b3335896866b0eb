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

/**
 * Folds accents, case, width, ligatures, apostrophes, spaces and hyphens.
 * A run of spaces is one space; so is a hyphen between two characters that are no spaces. Invisible
 * characters and trade marks vanish, a Markdown escape loses its backslash. An empty line stays a line break.
 */
export function fold(original: string): Folded {
  const out = createBuffer(original.length + 16);
  for (let at = 0; at < original.length; ) {
    const start = at;
    const code = original.charCodeAt(at);
    if (code < 0x80 && original.charCodeAt(at + 1) < 0x300 && !isSeparator(code)) {
      at += 1;
      const escaped = code === BACKSLASH && PUNCTUATION.test(original.charAt(at));
      const entity = code === AMPERSAND ? readEntity(original, start) : null;
      if (entity) at = entity.end;
      if (!escaped) out.push(entity ? entity.unit : code >= 65 && code <= 90 ? code + 32 : code, start, at);
    } else if (SPACE.test(original.charAt(at))) {
      let breaks = 0;
      for (; SPACE.test(original.charAt(at)); at += 1)
        if (original.charCodeAt(at) === BREAK_UNIT) breaks += 1;
      out.push(breaks > 1 ? BREAK_UNIT : SPACE_UNIT, start, at);
    } else if (HYPHEN.test(original.charAt(at))) {
      at += 1;
      const alone = SPACE.test(original.charAt(start - 1)) || SPACE.test(original.charAt(at));
      out.push(alone ? HYPHEN_UNIT : SPACE_UNIT, start, at);
    } else {
      const cluster = readCluster(original, at);
      at += cluster.length;
      const folded = foldCluster(cluster);
      for (let index = 0; index < folded.length; index += 1) out.push(folded.charCodeAt(index), start, at);
    }
  }
  return out.done();
}

/** Space, control character or hyphen. */
function isSeparator(code: number): boolean {
  return code <= SPACE_UNIT || code === HYPHEN_UNIT;
}

/** A name or other short text, folded and without spaces around it. */
export function foldName(name: string): string {
  return String.fromCharCode(...fold(name).units)
    .replace(/\s+/g, ' ')
    .trim();
}

interface Buffer {
  push(unit: number, start: number, end: number): void;
  done(): Folded;
}

function createBuffer(capacity: number): Buffer {
  let units = new Uint16Array(capacity);
  let starts = new Int32Array(capacity);
  let ends = new Int32Array(capacity);
  let length = 0;
  return {
    push(unit, start, end) {
      if (length === units.length) {
        units = grown(units, new Uint16Array(length * 2));
        starts = grown(starts, new Int32Array(length * 2));
        ends = grown(ends, new Int32Array(length * 2));
      }
      units[length] = unit;
      starts[length] = start;
      ends[length] = end;
      length += 1;
    },
    done: () => ({
      units: units.subarray(0, length),
      starts: starts.subarray(0, length),
      ends: ends.subarray(0, length),
    }),
  };
}

function grown<T extends Uint16Array | Int32Array>(full: T, larger: T): T {
  larger.set(full);
  return larger;
}
