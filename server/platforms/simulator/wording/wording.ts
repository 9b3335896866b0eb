/** How an answer speaks of one company. */
export type Tone = 'praise' | 'mixed' | 'criticism' | 'neutral';

/**
 * The sentences answers are made of. `{f}` and `{g}` become two features, `{a}` an audience, `{t}` what is
 * compared.
 */
export interface Wording {
  /** What can be said of one company: the rest of a sentence after its name, without the full stop. */
  predicates: Readonly<Record<Tone, readonly string[]>>;
  /** Two companies against each other: `{better}` comes off well, `{worse}` badly. */
  contrasts: readonly string[];
  /** The first words of an answer; they name no company, like all that follows. */
  openings: readonly string[];
  closings: readonly string[];
  /** Advice for a "how do I" question. */
  steps: readonly string[];
  /** Before the companies in such an answer. */
  leadIns: readonly string[];
  /** The answer when no company comes to mind. */
  remarks: readonly string[];
}

export const REFUSALS: readonly string[] = [
  'I’m sorry, but I can’t make a comparison for this question.',
  'I’m not able to give a recommendation on that. Please consult an independent source.',
];

/** Why a simulated measurement failed. */
export const FAILURES: readonly string[] = [
  'The platform did not answer in time.',
  'The platform was overloaded.',
  'The platform’s reply could not be read.',
];
