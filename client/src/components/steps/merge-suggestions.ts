const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
const includes = (texts: readonly string[], text: string) => texts.some((other) => isSame(other, text));

/**
 * Merges a new suggestion into an unordered list. Entered texts stay, unchanged texts of the previous suggestion are
 * replaced, and texts that the user removed are not suggested again.
 * @param current the list without blank texts
 * @param max the list's limit; entered texts take precedence
 */
export function mergeList(
  current: readonly string[],
  previous: readonly string[],
  next: readonly string[],
  max: number,
): string[] {
  const entered = current.filter((text) => !includes(previous, text));
  const removed = previous.filter((text) => !includes(current, text));
  const suggested = next.filter((text) => !includes(entered, text) && !includes(removed, text));
  return [...suggested.slice(0, Math.max(0, max - entered.length)), ...entered];
}

/** Merges a new suggestion into slots with a meaning of their own: only slots that the user left alone change. */
export function mergeSlots(
  current: readonly string[],
  previous: readonly string[],
  next: readonly string[],
): string[] {
  const length = Math.max(current.length, next.length);
  return Array.from({ length }, (_, slot) => {
    const text = current[slot] ?? '';
    return isSame(text, previous[slot] ?? '') ? (next[slot] ?? '') : text;
  });
}
