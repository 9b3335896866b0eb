/** Compares numbers, or texts by their code units, for `sort`. */
export const ascending = <Value extends number | string>(a: Value, b: Value): number =>
  a < b ? -1 : Number(a > b);
