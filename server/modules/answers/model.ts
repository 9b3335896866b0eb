import type {
  AnalysedCitation,
  AnalysedMention,
  Judgement,
  RawProduct,
  RawSearch,
  RawSource,
} from '../../analysis/types.ts';

import type { RecordedCorrections } from './corrections/model.ts';

/** All but `answered` are failures: stored and shown, but in no denominator. */
export type AnswerStatus = 'answered' | 'failed' | 'refused' | 'empty';

/**
 * Where an answer was asked for: the vendor's API; the interface that people use, as a browser or a data export captured it; or an
 * import that does not say.
 */
export const SURFACES = ['api', 'interface', 'import'] as const;
export type Surface = (typeof SURFACES)[number];

/** By the vendor's own setting, or stated in the prompt. */
export type PlaceGiven = 'setting' | 'prompt';

/** How a collection run got an answer. */
export interface CollectionDetails {
  runId: string;
  /** As billed; null if the platform does not say. */
  usage: { inputTokens: number; outputTokens: number; searches: number } | null;
  /** US dollars; null where no price is known. */
  cost: number | null;
  latencyMs: number | null;
  /** The vendor's id of the reply. */
  reference: string | null;
  /** False when the question was never sent. */
  sent?: boolean;
}

/** An answer of a platform, an import or the simulator, before its analysis. */
export interface IncomingAnswer {
  /** Unique in the account; storing a key twice changes nothing. */
  key: string;
  promptId: string;
  /** The persona it was asked as; left out or null: it was asked plainly. */
  personaId?: string | null;
  /** How the persona's place was given. */
  placeGiven?: PlaceGiven | null;
  platform: string;
  model: string | null;
  /** Number of the repetition, from 1. */
  sample: number;
  /** ISO 8601. */
  collectedAt: string;
  status: AnswerStatus;
  /** Why there is no usable answer; null for an answer. */
  failure: string | null;
  text: string;
  sources: readonly RawSource[];
  /** What the platform searched for. */
  searchQueries?: readonly RawSearch[];
  /** Products that it showed. */
  products?: readonly RawProduct[];
  surface: Surface;
  simulated: boolean;
  /** Left out for imports. */
  collection?: CollectionDetails;
  /** A chat model's judgement; without it the built-in rules judge. */
  judgement?: Judgement | null;
  /** People's reviews, of an answer that was exported with them. */
  corrections?: RecordedCorrections | null;
}

/** A company named in an answer, and who judged the sentiment: `rules`, `person`, or a chat model by its name. */
export interface JudgedMention extends AnalysedMention {
  judge: string;
}

/** An answer with its analysis, ready to be stored. */
export interface AnalysedAnswer extends IncomingAnswer {
  id: string;
  /** UTC, YYYY-MM-DD. */
  day: string;
  method: string | null;
  /** The version of the tracked companies it was analysed with. */
  companyVersion: number;
  mentions: readonly JudgedMention[];
  citations: (AnalysedCitation & { sourceId: string })[];
  /** With canonical addresses, cited pages first. */
  searchQueries: readonly RawSearch[];
  /** Names the brand. */
  visible: boolean;
  /** Names a competitor and not the brand. */
  missed: boolean;
  /** Cites the brand's own domain. */
  ownCited: boolean;
  /** ISO 639-1 code of a language that the built-in rules cannot judge; else null. */
  unsupportedLanguage: string | null;
}

export interface IngestResult {
  stored: number;
  unchanged: number;
  dataVersion: number;
}
