export const KEY_INSIGHT =
  'AI platforms name whoever they can quote. Pages that compare options in a table and give their sources are cited about three times as often as pages that only describe one product, so close your gaps with comparisons first.';

/** Rule of thumb: percent of visibility that each completed step adds. */
export const VISIBILITY_GAIN_PER_STEP = 15;

/** Rule of thumb: percent of citations that each completed step adds. */
export const CITATION_GAIN_PER_STEP = 8;
