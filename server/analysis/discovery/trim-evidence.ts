import type { Evidence, Usage } from './usage.ts';

/** Phrases that the evidence of an account may hold: about as many as 300,000 usual answers use. */
const MAX_PHRASES = 300_000;
/** Spellings of a phrase. */
const MAX_SPELLINGS = 20;

/**
 * Drops the phrases that are used least until a quarter of the limit is free, and the rarest spellings of a phrase. What is
 * dropped and used again later is counted from there on, so above the limits rare names depend on the order of the answers.
 */
export function trimEvidence({ usage, spellings }: Evidence, limit = MAX_PHRASES): void {
  for (const [key, own] of spellings) if (own.size > 2 * MAX_SPELLINGS) spellings.set(key, mostFrequent(own));
  if (usage.size <= limit) return;
  const byUse = [...usage].sort(([a, one], [b, other]) => useOf(one) - useOf(other) || (a < b ? -1 : 1));
  for (const [key] of byUse.slice(0, usage.size - Math.floor(limit * 0.75))) {
    usage.delete(key);
    spellings.delete(key);
  }
}

const mostFrequent = (spellings: ReadonlyMap<string, number>) =>
  new Map(
    [...spellings].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).slice(0, MAX_SPELLINGS),
  );

const useOf = ({ uses, small, cited }: Usage): number => uses + small + cited;
