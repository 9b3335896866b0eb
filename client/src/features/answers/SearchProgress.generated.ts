/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Result of a measurement; only `ANSWERED` counts in denominators. */
export type AnswerStatus =
  | 'ANSWERED'
  /** The reply held no text. */
  | 'EMPTY'
  /** The platform could not be asked. */
  | 'FAILED'
  /** The platform declined to answer. */
  | 'REFUSED';

/**
 * Lists answers that meet all given conditions. Without conditions, all answers are listed, including failed
 * measurements.
 */
export type AnswersFilter = {
  /** Without a persona or a run: those that were asked plainly, or all. */
  askedAs?: AskedAsFilter;
  /** True: answers to prompts that name the brand. False: to prompts that do not. */
  branded?: boolean | null | undefined;
  /** Answers that name this company: the brand or a tracked competitor. */
  companyId?: string | null | undefined;
  /** First day (UTC). */
  from?: string | null | undefined;
  /** True: usable answers that name a competitor and not the brand. False: all other usable answers. */
  missed?: boolean | null | undefined;
  /** Usable answers that do not name this company. */
  notCompanyId?: string | null | undefined;
  /** Answers that were asked as this persona. */
  personaId?: string | null | undefined;
  /** Key of one platform, such as `chatgpt`. */
  platform?: string | null | undefined;
  promptId?: string | null | undefined;
  /** Measurements of one run. */
  runId?: string | null | undefined;
  /** Text that the question contains, in any case; at most 200 characters. */
  search?: string | null | undefined;
  /** Their sentiment towards the brand. */
  sentiment?: SentimentBand | null | undefined;
  /** Answers that cite any page of this registrable domain, such as `example.com`. */
  sourceDomain?: string | null | undefined;
  /** Answers that cite this page, in any spelling of its URL; at most 2,048 characters. */
  sourceUrl?: string | null | undefined;
  /** Any of these. */
  status?: Array<AnswerStatus> | null | undefined;
  /** Where they were asked for. */
  surface?: Surface | null | undefined;
  /**
   * Words that the answer's text has, all of them, in any case and with or without accents: `noise "battery life" -wired`.
   * In quotes they follow one another; `-` excludes. At most 200 characters and 20 words and phrases. Texts that were removed
   * are not searched.
   */
  text?: string | null | undefined;
  /** Last day (UTC), included. */
  to?: string | null | undefined;
  topicId?: string | null | undefined;
  /** True: usable answers that name the brand. False: usable answers that do not. */
  visible?: boolean | null | undefined;
  /** Days counted back from the latest day with a usable answer in the range and on the platform. */
  window?: TimeWindow;
};

/** Whether answers that were asked as a persona are listed. */
export type AskedAsFilter =
  /** All. */
  | 'ANY'
  /** Only those that were asked plainly, as figures count them. */
  | 'PLAIN';

/** An answer's sentiment towards the brand it names. */
export type SentimentBand =
  /** Between 45 and 55: good and bad, with no majority for either. */
  | 'MIXED'
  /** 45 and less. */
  | 'NEGATIVE'
  /** 55 and more. */
  | 'POSITIVE'
  /** The brand is named; its sentiment could not be judged. */
  | 'UNJUDGED';

/** Where an answer was asked for. */
export type Surface =
  /** The vendor's API. */
  | 'API'
  /** An import that does not say. */
  | 'IMPORT'
  /** The interface that people use, as a browser or a data export captured it. */
  | 'INTERFACE';

/** The spec's time filter, counted back from the latest collected day of what is shown. */
export type TimeWindow =
  /** All Time */
  | 'ALL'
  /** Last Month: 30 days */
  | 'MONTH'
  /** Last Week: 7 days */
  | 'WEEK';

export type SearchProgressQueryVariables = Exact<{
  filter: Types.AnswersFilter;
}>;


export type SearchProgressQuery = { answers: { search: { readTexts: number, unreadTexts: number } | null } };


export const SearchProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswersFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readTexts"}},{"kind":"Field","name":{"kind":"Name","value":"unreadTexts"}}]}}]}}]}}]} as unknown as DocumentNode<SearchProgressQuery, SearchProgressQueryVariables>;
export const useSearchProgressQuery = bindQuery(SearchProgressDocument);