/** A path pattern of robots.txt: literal texts between `*`, each percent-encoded in one way. */
export interface RobotsPattern {
  literals: string[];
  /** It ends with `$`, so that it matches whole paths only. */
  isAnchored: boolean;
  /** In octets; of several matching rules the longest decides. */
  length: number;
}

export function compilePattern(pattern: string): RobotsPattern {
  const isAnchored = pattern.endsWith('$');
  const literals = (isAnchored ? pattern.slice(0, -1) : pattern).split('*').map(encodeLiteral);
  const length = literals.join('*').length + (isAnchored ? 1 : 0);
  // `**` matches what `*` does.
  return {
    literals: literals.filter((text, n) => text || n === 0 || n === literals.length - 1),
    isAnchored,
    length,
  };
}

/** @param path of `encodePath` */
export function matchesPattern({ literals, isAnchored }: RobotsPattern, path: string): boolean {
  const [first = '', ...rest] = literals;
  if (!path.startsWith(first)) return false;
  let end = first.length;
  const last = isAnchored ? rest.pop() : undefined;
  for (const literal of rest) {
    const start = path.indexOf(literal, end);
    if (start === -1) return false;
    end = start + literal.length;
  }
  if (!isAnchored) return true;
  return last === undefined ? end === path.length : path.length - last.length >= end && path.endsWith(last);
}

/** The path and query of a URL in the encoding of compiled patterns. */
export const encodePath = ({ pathname, search }: URL): string =>
  encodeLiteral(pathname + search).replaceAll('*', '%2A');

/**
 * Encodes everything that a URL may encode, and decodes what needs no encoding, so that equal texts compare as equal
 * (RFC 9309, section 2.2.2). `%2A` and `%24` stand for literal `*` and `$`.
 */
function encodeLiteral(text: string): string {
  if (/^[\w/.~-]*$/.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/[^\x21-\x7E]|["'<>^`{}$]/gu, percentEncode)
    .replace(/%[0-9A-Fa-f]{2}/g, (encoded) => {
      const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
    });
}

const percentEncode = (character: string): string =>
  [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`).join('');
