/** Which answers a report is made of. */
export interface ReportScope {
  /** A platform's key; null for all. */
  platform: string | null;
  /** Null for all topics. */
  topicId: string | null;
}

export const WHOLE_ACCOUNT: ReportScope = { platform: null, topicId: null };

/** A topic that a schedule is about and that is archived meanwhile: no report of it can be made. */
export const ARCHIVED_TOPIC = 'Archived topic';
