/** A company that a chat model found named in answers and that is not tracked. */
export interface FoundCompany {
  /** Its name, folded; one a company. */
  key: string;
  /** As the answer that named it first writes it. */
  name: string;
  /** Answers that name it. */
  answers: number;
  /** UTC days of the first and the latest of them. */
  firstDay: string;
  lastDay: string;
}

/** What one answer adds: the company, and the answer's day. */
export type Discovery = Pick<FoundCompany, 'key' | 'name'> & { day: string };
