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

/** URLs, link targets and entities are skipped whole; a dot or comma inside a number belongs to it. */
const TOKEN =
  /\]\([^)\s]*(?:\s"[^"]*")?\)|https?:\/\/[^\s)\]>]+|&#?\w{2,8};|(?<number>\p{N}[\p{N}.,]*\p{N}|\p{N})|(?<word>[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*[+]?)|(?<mark>[.!?…:;,()[\]|–—"“”\n🥇🥈🥉🏆⭐✅❌👍👎⚠$€£%])/gu;

const JOINED = /^(\p{Ll}{3,})(\p{Lu}\p{Ll}.*)$/u;

/** Splits `text[from, to)` into tokens, in order. Hyphens, emphasis and list marks are dropped. */
export function tokenize(text: string, from = 0, to = text.length): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = from;
  for (let match = TOKEN.exec(text); match !== null && match.index < to; match = TOKEN.exec(text)) {
    const groups = match.groups ?? {};
    const raw = match[0];
    if (groups['word'] !== undefined) pushWord(tokens, raw, match.index);
    else if (groups['number'] !== undefined) push(tokens, raw, match.index, 'number');
    else if (groups['mark'] !== undefined) push(tokens, raw, match.index, 'mark');
  }
  return tokens;
}

/** Plain-text answers glue list entries together ("reviewsThe"); both halves become words of their own. */
function pushWord(tokens: Token[], raw: string, start: number): void {
  const joined = JOINED.exec(raw);
  const [, head, tail] = joined ?? [];
  if (head === undefined || tail === undefined) return push(tokens, raw, start, 'word');
  push(tokens, head, start, 'word');
  pushWord(tokens, tail, start + head.length);
}

function push(tokens: Token[], raw: string, start: number, kind: Token['kind']): void {
  const word = raw.replaceAll('’', "'").toLowerCase();
  const capital = kind === 'word' && raw.charCodeAt(0) !== word.charCodeAt(0);
  tokens.push({ start, end: start + raw.length, word, kind, capital });
}
