import type { AnalysedCitation, AnalysedMention, Judgement, RawSource } from '../../analysis/types.ts';

/** Anything but `answered` is a failed measurement: kept, shown as such, in no denominator. */
export type AnswerStatus = 'answered' | 'failed' | 'refused' | 'empty';

/** How a measurement of a run came about. */
export interface Asking {
  runId: string;
  /** As the vendor bills it; null where it does not tell. */
  usage: { inputTokens: number; outputTokens: number; searches: number } | null;
  /** US dollars; null where no price is known. */
  cost: number | null;
  latencyMs: number | null;
  /** The vendor's id of the reply. */
  reference: string | null;
}

/** One measurement as it arrives from a platform, a recording or the simulator. */
export interface IncomingAnswer {
  /** Unique in the account; the same key a second time changes nothing. */
  key: string;
  promptId: string;
  platform: string;
  model: string | null;
  /** Number of the repeat, from 1. */
  sample: number;
  /** ISO 8601. */
  collectedAt: string;
  status: AnswerStatus;
  /** Why there is no usable answer; null for an answer. */
  failure: string | null;
  text: string;
  sources: readonly RawSource[];
  simulated: boolean;
  /** Left out for recordings and samples, which nobody asked for here. */
  asking?: Asking;
  /** What a chat model said of it; left out or null, the built-in analysis judges alone. */
  judgement?: Judgement | null;
}

/** A company named in an answer, and who judged the sentiment: `rules`, or a chat model by its name. */
export interface JudgedMention extends AnalysedMention {
  judge: string;
}

/** A measurement with everything that was found in it, ready to be stored and counted. */
export interface AnalysedAnswer extends IncomingAnswer {
  id: string;
  /** UTC, YYYY-MM-DD. */
  day: string;
  method: string | null;
  /** The version of the tracked companies it was analysed with. */
  companyVersion: number;
  mentions: JudgedMention[];
  citations: (AnalysedCitation & { sourceId: string })[];
  /** Names the brand. */
  visible: boolean;
  /** Names a competitor and not the brand. */
  missed: boolean;
  /** Cites the brand's own domain. */
  ownCited: boolean;
}

/** What an ingest did. */
export interface IngestResult {
  stored: number;
  unchanged: number;
  dataVersion: number;
}
