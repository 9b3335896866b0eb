/** A company that a chat model named in answers and that is not tracked. */
export interface DiscoveredCompany {
  /** Its folded name. */
  key: string;
  /** As in the first answer. */
  name: string;
  /** Answers that name it. */
  answers: number;
  /** UTC days of the first and the latest of them. */
  firstDay: string;
  lastDay: string;
}

/** A company in one answer of a day. */
export type Discovery = Pick<DiscoveredCompany, 'key' | 'name'> & { day: string };
