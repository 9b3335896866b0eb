import { FIRST_MARK, FoldBuffer, type Folded } from './fold-buffer.ts';
import { foldCluster, readCluster, readEntity } from './fold-cluster.ts';

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
  const out = new FoldBuffer(original.length + 16);
  for (let at = out.pushPlain(original, 0); at < original.length; at = out.pushPlain(original, at)) {
    const start = at;
    const code = original.charCodeAt(at);
    const next = original.charCodeAt(at + 1);
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
