/** A company's place in the period before. */
export interface PlaceBefore {
  rank: number;
  /** Mentions as the product shows them: halved and rounded. */
  count: number;
}

/** Rank, company, mentions, share of voice; wider where places of the period before stand beside the ranks. */
export const companyColumns = (compared: boolean) =>
  compared
    ? { base: '2.5rem 1fr 4rem 3.25rem', sm: '3rem 1fr 4.5rem 3.5rem' }
    : { base: '1rem 1fr 3.5rem 3.25rem', sm: '1.25rem 1fr 4rem 3.5rem' };
