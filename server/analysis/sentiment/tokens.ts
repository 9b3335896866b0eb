/** A word, number or punctuation mark of the text. */
export interface Token {
  /** Offset in the text. */
  start: number;
  /** Offset after the last code unit. */
  end: number;
  /** Lower case, typographic apostrophes made straight; for punctuation the mark itself. */
  word: string;
  kind: 'word' | 'number' | 'mark';
  /** The word starts with a capital letter. */
  capital: boolean;
}

/**
 * URLs, link targets and entities are skipped whole; a dot or comma inside a number belongs to it. Letters are given as
 * ranges: with the `u` flag and `\p{L}` this scan takes twice as long, and it is most of the work.
 */
const TOKEN =
  /\]\([^)\s]{0,800}(?:\s"[^"]{0,200}")?\)|https?:\/\/[^\s)\]>]+|&#?\w{2,8};|([0-9](?:[0-9.,]*[0-9])?)|([A-Za-z\u00C0-\u1FFF\u2C00-\u2DFF\u3040-\uD7FF\uF900-\uFDFF\uFF21-\uFFDC]+(?:['’][A-Za-z\u00C0-\u1FFF]+)*\+?)|([.!?…:;,()[\]|–—"“”\n$€£%。！？])/g;

const JOINED = /^(\p{Ll}{3,})(\p{Lu}\p{Ll}.*)$/u;
/** No word has a capital inside when this does not match; saves the dearer test for nearly all words. */
const INNER_CAPITAL = /.\p{Lu}/u;

/** Splits `text[from, to)` into tokens, in order. Hyphens, emphasis and list marks are dropped. */
export function tokenize(text: string, from: number, to: number): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = from;
  for (let match = TOKEN.exec(text); match !== null && match.index < to; match = TOKEN.exec(text)) {
    const [raw, number, word, mark] = match;
    if (word !== undefined) pushWord(tokens, raw, match.index);
    else if (number !== undefined) push(tokens, raw, match.index, 'number');
    else if (mark !== undefined) push(tokens, raw, match.index, 'mark');
  }
  return tokens;
}

/** Plain-text answers glue list entries together ("reviewsThe"); both halves become words of their own. */
function pushWord(tokens: Token[], raw: string, start: number): void {
  const joined = INNER_CAPITAL.test(raw) ? JOINED.exec(raw) : null;
  const [, head, tail] = joined ?? [];
  if (head === undefined || tail === undefined) push(tokens, raw, start, 'word');
  else {
    push(tokens, head, start, 'word');
    push(tokens, tail, start + head.length, 'word');
  }
}

function push(tokens: Token[], raw: string, start: number, kind: Token['kind']): void {
  const lower = raw.toLowerCase();
  const word = lower.includes('’') ? lower.replaceAll('’', "'") : lower;
  const capital = kind === 'word' && raw.charCodeAt(0) !== word.charCodeAt(0);
  tokens.push({ start, end: start + raw.length, word, kind, capital });
}
