/** Text made comparable, with the way back to the text it came from. */
export interface Folded {
  /** Lower case, no accents, one form for every apostrophe, space and hyphen. */
  text: string;
  /** For each UTF-16 unit of `text`: where in the original it starts … */
  starts: Int32Array;
  /** … and where in the original it ends. */
  ends: Int32Array;
}

const LATIN_LIKE = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const ACCENTS = /[\p{Script=Inherited}\p{Mn}]/gu;
/** Emoji selectors and enclosing keycaps. */
const DECORATION = /[\ufe00-\ufe0f\u20dd-\u20e4]/g;
const INVISIBLE =
  /^(?:[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff™®©℠]|[\ufe00-\ufe0f])$/u;
const APOSTROPHE = /^[‘’‛ʼʹˈ′＇´]$/u;
const AMPERSAND_ENTITY = /&(?:amp|#38);|&(?:apos|#39|rsquo);|&nbsp;/iy;
/** A character with the marks that belong to it, or a run of Hangul letters that make up syllables. */
const CLUSTER = /[\u1100-\u11ff]+|.[\p{M}\uff9e\uff9f]*/suy;
const HYPHEN = /^[-\u2010-\u2013\u2212\u2043\ufe58\ufe63\uff0d]$/;
const SPACE = /^[\s\u3164]$/;
const PUNCTUATION = /^[!-/:-@[-`{-~]$/;
/** Letters that Unicode does not take apart. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ħ: 'h',
  ς: 'σ',
};

function foldCluster(cluster: string): string {
  const apart = cluster.normalize('NFKD');
  const plain = LATIN_LIKE.test(apart)
    ? apart.replace(ACCENTS, '')
    : cluster.normalize('NFKC').replace(DECORATION, '');
  const lower = plain.toLowerCase();
  return SPELLED_OUT[lower] ?? lower;
}

/**
 * Folds accents, case, width, ligatures, apostrophes, spaces and hyphens.
 * A run of spaces is one space; so is a hyphen between two characters that are no spaces. Invisible
 * characters and trade marks vanish, a Markdown escape loses its backslash. An empty line stays a line break.
 */
export function fold(original: string): Folded {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const push = (folded: string, start: number, end: number): void => {
    for (const unit of folded.split('')) {
      units.push(unit);
      starts.push(start);
      ends.push(end);
    }
  };
  let at = 0;
  while (at < original.length) {
    const start = at;
    const code = original.charCodeAt(at);
    const char = original.charAt(at);
    if (isAsciiAlphanumeric(code) && !isMarkAt(original, at + 1)) {
      push(char.toLowerCase(), start, ++at);
    } else if (char === '\\' && PUNCTUATION.test(original.charAt(at + 1))) {
      at += 1;
    } else if (SPACE.test(char)) {
      while (at < original.length && SPACE.test(original.charAt(at))) at += 1;
      const breaks = original.slice(start, at).split('\n').length - 1;
      push(breaks > 1 ? '\n' : ' ', start, at);
    } else if (HYPHEN.test(char)) {
      at += 1;
      const alone = SPACE.test(original.charAt(start - 1)) || SPACE.test(original.charAt(at));
      push(alone ? '-' : ' ', start, at);
    } else if (char === '&' && entityEnd(original, at) > at) {
      at = entityEnd(original, at);
      const entity = original.slice(start, at).toLowerCase();
      push(entity === '&nbsp;' ? ' ' : /amp|38/.test(entity) ? '&' : "'", start, at);
    } else if (code < 0x80 && !isMarkAt(original, at + 1)) {
      push(char, start, ++at);
    } else {
      CLUSTER.lastIndex = at;
      const cluster = CLUSTER.exec(original)?.[0] ?? char;
      at += cluster.length;
      if (INVISIBLE.test(cluster)) continue;
      push(APOSTROPHE.test(cluster) ? "'" : foldCluster(cluster), start, at);
    }
  }
  return { text: units.join(''), starts: Int32Array.from(starts), ends: Int32Array.from(ends) };
}

function isAsciiAlphanumeric(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

function isMarkAt(text: string, at: number): boolean {
  return text.charCodeAt(at) >= 0x300 && /\p{M}/u.test(text.charAt(at));
}

function entityEnd(text: string, at: number): number {
  AMPERSAND_ENTITY.lastIndex = at;
  return at + (AMPERSAND_ENTITY.exec(text)?.[0].length ?? 0);
}

/** A name or other short text, folded and without spaces around it. */
export function foldName(name: string): string {
  return fold(name).text.replace(/\s+/g, ' ').trim();
}
