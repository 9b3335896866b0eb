/** Finds where a name first stands in a text, or -1. The plain matchers that the real one is measured against. */
export type FirstPlace = (lowerText: string, lowerName: string) => number;

/** Anywhere, inside words and addresses too. */
export const bySubstring: FirstPlace = (text, name) => text.indexOf(name);

/**
 * With no letter or digit directly before or after it, in any case, anywhere in the text. Knows no folding, no
 * context and no Markdown.
 */
export const byWordBoundary: FirstPlace = (text, name) => {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + name.length);
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return at;
  }
  return -1;
};
