/** How an answer speaks of one company. */
export type Tone = 'praise' | 'mixed' | 'criticism' | 'neutral';

/**
 * The sentences of which answers are made. `{f}` and `{g}` stand for two features, `{a}` for an audience, `{t}` for what
 * is compared.
 */
export interface Wording {
  /** The rest of a sentence after a company's name, without the full stop. */
  predicates: Readonly<Record<Tone, readonly string[]>>;
  /** Sentences that compare two companies, `{better}` and `{worse}`. */
  contrasts: readonly string[];
  /** First sentences; like the rest below, they name no company. */
  openings: readonly string[];
  closings: readonly string[];
  /** Advice for a "how do I" question. */
  steps: readonly string[];
  /** Introduces the companies in such an answer. */
  leadIns: readonly string[];
  /** The answer without any company. */
  remarks: readonly string[];
}
