// What a batch of answers adds to each daily rollup, one row a key.

export interface PromptDayDelta {
  promptId: string;
  topicId: string;
  branded: boolean;
  day: string;
  platform: string;
  answers: number;
  failed: number;
  visible: number;
  missed: number;
}

export interface TopicDayDelta {
  topicId: string;
  day: string;
  platform: string;
  branded: boolean;
  answers: number;
  failed: number;
  visible: number;
  missed: number;
  ownCited: number;
  analyzed: number;
  sentimentSum: number;
  sentimentSquares: number;
}

export interface CompanyDayDelta {
  topicId: string;
  day: string;
  platform: string;
  branded: boolean;
  companyId: string;
  mentions: number;
  positionSum: number;
  first: number;
  analyzed: number;
  sentimentSum: number;
}

export interface SourceDayDelta {
  topicId: string;
  day: string;
  platform: string;
  sourceId: string;
  mentions: number;
  visible: number;
  missed: number;
}

/** Answers whose sentiment towards the brand one method judged. */
export interface JudgeDayDelta {
  topicId: string;
  day: string;
  platform: string;
  branded: boolean;
  /** `rules`, or a chat model by its name. */
  judge: string;
  analyzed: number;
}

/** What a batch of new answers adds to the rollups; impressions are found while it is added. */
export interface RollupDeltas {
  promptDays: PromptDayDelta[];
  topicDays: TopicDayDelta[];
  companyDays: CompanyDayDelta[];
  sourceDays: SourceDayDelta[];
  judgeDays: JudgeDayDelta[];
}
