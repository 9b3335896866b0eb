/** A text of at most `most` characters, with an ellipsis where something is left out. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // Never half of a pair of surrogates.
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
