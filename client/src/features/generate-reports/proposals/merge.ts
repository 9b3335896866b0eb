const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
const has = (texts: readonly string[], text: string) => texts.some((other) => same(other, text));

/**
 * New proposals for a list in any order. What was typed or edited stays, what was proposed and left alone gives way,
 * and what was removed does not come back.
 * @param current what the list holds, without blank texts
 * @param before what was proposed for it last
 * @param most the list's limit; what was typed goes first when there is not room for all
 */
export function mergeList(
  current: readonly string[],
  before: readonly string[],
  next: readonly string[],
  most: number,
): string[] {
  const own = current.filter((text) => !has(before, text));
  const removed = before.filter((text) => !has(current, text));
  const fresh = next.filter((text) => !has(own, text) && !has(removed, text));
  return [...fresh.slice(0, Math.max(0, most - own.length)), ...own];
}

/**
 * New proposals for slots whose places mean something: a slot that was typed into, edited or emptied stays as it is,
 * every other one takes the new proposal.
 */
export function mergeSlots(
  current: readonly string[],
  before: readonly string[],
  next: readonly string[],
): string[] {
  const length = Math.max(current.length, next.length);
  return Array.from({ length }, (_, slot) => {
    const there = current[slot] ?? '';
    return same(there, before[slot] ?? '') ? (next[slot] ?? '') : there;
  });
}
