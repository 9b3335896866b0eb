/** Whether an everyday word is meant as a company's name; `maybe` is settled by the rest of the answer. */
export type Verdict = 'name' | 'maybe' | 'word';
