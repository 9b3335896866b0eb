/** Kinds of UTF-16 units. */
export const Kind = { none: 0, small: 1, capital: 2, letter: 3, digit: 4, mark: 5 } as const;

const MARKS = '.!?…:;,()[]|–—"“”\n$€£%。！？';
/** Letters outside ASCII, as ranges. */
const LETTERS: readonly (readonly [first: number, last: number])[] = [
  [0xc0, 0x1fff],
  [0x2c00, 0x2dff],
  [0x3040, 0xd7ff],
  [0xf900, 0xfdff],
  [0xff21, 0xffdc],
];
/** Letters from here on do not follow an apostrophe. */
const BEYOND_TAIL = 0x2000;
const [COMMA, FULL_STOP] = [0x2c, 0x2e];

const kinds = new Uint8Array(0x1_0000);
for (const [first, last] of LETTERS) kinds.fill(Kind.letter, first, last + 1);
kinds.fill(Kind.small, 0x61, 0x7b).fill(Kind.capital, 0x41, 0x5b).fill(Kind.digit, 0x30, 0x3a);
for (const mark of MARKS) kinds[mark.charCodeAt(0)] = Kind.mark;

/** The kind of a unit; `none` for the NaN that `charCodeAt` returns outside the text. */
export const kindOf = (code: number): number => kinds[code | 0] ?? Kind.none;

/** Whether the unit is a letter that may follow an apostrophe inside a word. */
export function isTailLetter(code: number): boolean {
  const kind = kindOf(code);
  return kind === Kind.small || kind === Kind.capital || (kind === Kind.letter && code < BEYOND_TAIL);
}

/** A dot or comma, as inside a number. */
export const isNumberSign = (code: number): boolean => code === COMMA || code === FULL_STOP;
