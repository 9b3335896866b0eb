/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { AnswerRow_AnswerFragment } from './AnswerRow.generated.ts';
import type { SearchCounts_SearchFragment } from './SearchCounts.generated.ts';
import type { AnswersFilter_ScopeFragment } from './describe-filter.generated.ts';
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

export type AnswersQueryVariables = Exact<{
  filter: Types.AnswersFilter;
  companyId?: string | null | undefined;
  text?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type AnswersQuery = { viewer: { id: string, simulated: boolean }, answers: { next: string | null, total: number, totalCapped: boolean, nodes: Array<{ id: string, collectedAt: string, status: Types.AnswerStatus, textState: Types.TextState, visible: boolean, missed: boolean, citationCount: number, prompt: { id: string, question: string, topic: { id: string, name: string } }, platform: { key: string, name: string }, mentions: Array<{ position: number, sentiment: number | null, company: { id: string, name: string, isBrand: boolean } }>, excerpt: { text: string, mention: { start: number, end: number } | null, matches: Array<{ start: number, end: number }> } }>, search: { ' $fragmentRefs'?: { 'SearchCounts_SearchFragment': SearchCounts_SearchFragment } } | null, scope: { brand: { id: string, name: string } | null, platform: { key: string, name: string } | null, topic: { id: string, name: string } | null, prompt: { id: string, question: string } | null, persona: { id: string, name: string } | null, company: { id: string, name: string, isBrand: boolean } | null, notCompany: { id: string, name: string } | null, source: { url: string, domain: string } | null, range: { from: string | null, to: string | null } } }, dashboard: { metrics: { id: string }, availablePlatforms: Array<{ key: string, name: string }> } };


export const AnswersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Answers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswersFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"simulated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerRow_answer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalCapped"}},{"kind":"Field","name":{"kind":"Name","value":"search"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchCounts_search"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"answersFilter_scope"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"metrics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availablePlatforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerRow_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"prompt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"topic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"collectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"textState"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"missed"}},{"kind":"Field","name":{"kind":"Name","value":"citationCount"}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isBrand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"sentiment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"mention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchCounts_search"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"namingBrand"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comparedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"unreadTexts"}},{"kind":"Field","name":{"kind":"Name","value":"readTexts"}},{"kind":"Field","name":{"kind":"Name","value":"removedTexts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"answersFilter_scope"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswersScope"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prompt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}}]}},{"kind":"Field","name":{"kind":"Name","value":"persona"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isBrand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<AnswersQuery, AnswersQueryVariables>;
export const useAnswersQuery = bindQuery(AnswersDocument);