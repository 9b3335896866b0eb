export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A UTC day, `YYYY-MM-DD`. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
};

/** Which dashboard the account gets. */
export type AccountView =
  /** The venture-capital fund's dashboard with its own action tools. */
  | 'FUND'
  | 'GENERAL';

/** Whether two rates differ by more than chance. */
export type ChangeVerdict =
  /** Clearly lower than before. */
  | 'DOWN'
  /** Not told apart from chance, or nothing to compare with. */
  | 'NO_CLEAR_CHANGE'
  /** Clearly higher than before. */
  | 'UP';

/** A company's names. */
export type CompanyInput = {
  /** At most 50, each 1–120 characters. */
  aliases?: Array<Scalars['String']['input']>;
  /** A domain such as `example.com`. */
  domain?: InputMaybe<Scalars['String']['input']>;
  /** 1–120 characters. */
  name: Scalars['String']['input'];
};

/** Which answers a number is made of. Left out, it is all days and all platforms. Days are UTC and both ends count. */
export type MetricsFilter = {
  /** First day; the account's first collected day when left out. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Key of one platform, such as `chatgpt`; all platforms when left out. */
  platform?: InputMaybe<Scalars['String']['input']>;
  /** Last day; the account's latest collected day when left out. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** An answer recorded elsewhere. The same `id` a second time changes nothing. */
export type RecordedAnswerInput = {
  /** The answer as it was, at most 200,000 characters; empty for a measurement that came back empty. */
  answer: Scalars['String']['input'];
  collectedAt: Scalars['DateTime']['input'];
  /** Stable id of the recording, 1–200 characters. */
  id: Scalars['String']['input'];
  /** Model name as the platform gives it, at most 120 characters. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** Platform key: lower-case letters, digits and hyphens, 1–60 characters. */
  platform: Scalars['String']['input'];
  /** The question, 1–2000 characters; made when it is new in its topic. */
  prompt: Scalars['String']['input'];
  /** Shared by the wordings of one question, at most 200 characters. */
  promptGroup?: InputMaybe<Scalars['String']['input']>;
  /** Number of the repeat, 1–1000. */
  run?: Scalars['Int']['input'];
  /** The platform's own citations, at most 200. */
  sources?: Array<RecordedSourceInput>;
  /** Name of the topic, 1–120 characters; made when it is new. */
  topic: Scalars['String']['input'];
};

/** A source as a platform handed it over. */
export type RecordedSourceInput = {
  title?: Scalars['String']['input'];
  url: Scalars['String']['input'];
};

/** What a person may do. An analyst reads every account and changes none but their own; an operator runs the server. */
export type Role =
  | 'ANALYST'
  | 'MEMBER'
  | 'OPERATOR';

/** The brand and everything it is compared with; replaces what was there. */
export type SaveBrandInput = {
  brand: CompanyInput;
  /** At most 100; a company that is already tracked under the same name keeps its history. */
  competitors?: Array<CompanyInput>;
};

/** The spec's time filter, counted back from the latest collected day of what is shown. */
export type TimeWindow =
  /** All Time */
  | 'ALL'
  /** Last Month: 30 days */
  | 'MONTH'
  /** Last Week: 7 days */
  | 'WEEK';

/** How often a prompt's answers name the brand: 70 % and more, 40 % and more, less. */
export type VisibilityStatus =
  | 'GREAT'
  | 'MEDIUM'
  | 'POOR';
