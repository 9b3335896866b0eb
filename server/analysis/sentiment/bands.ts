/** Least sentiment that is positive. */
export const POSITIVE_FROM = 55;
/** Greatest sentiment that is negative; between the two it is mixed. */
export const NEGATIVE_TO = 45;

export type JudgedBand = 'positive' | 'mixed' | 'negative';

/** What a sentiment stands for; rollups draw the same lines (migration 0011). */
export function bandOf(sentiment: number): JudgedBand {
  if (sentiment >= POSITIVE_FROM) return 'positive';
  return sentiment <= NEGATIVE_TO ? 'negative' : 'mixed';
}
