/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** The answers that numbers are made of: all days and platforms when left out. Days are UTC; both ends are included. */
export type MetricsFilter = {
  /** 1–3,660 days, ending on the latest collected day; not together with `from` or `to`. */
  days?: number | null | undefined;
  /** First day; the account's first collected day when left out. */
  from?: string | null | undefined;
  /** Key of one platform, such as `chatgpt`; all platforms when left out. */
  platform?: string | null | undefined;
  /** Last day; the account's latest collected day when left out. */
  to?: string | null | undefined;
};

/** The spec's time filter, counted back from the latest collected day of what is shown. */
export type TimeWindow =
  /** All Time */
  | 'ALL'
  /** Last Month: 30 days */
  | 'MONTH'
  /** Last Week: 7 days */
  | 'WEEK';

export type NamedRankingQueryVariables = Exact<{
  filter?: Types.MetricsFilter | null | undefined;
  topicId?: string | null | undefined;
  window: Types.TimeWindow;
}>;


export type NamedRankingQuery = { namedRanking: { brandRank: number | null, companies: number, untracked: number } };


export const NamedRankingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NamedRanking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MetricsFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"topicId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"window"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimeWindow"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"namedRanking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"topicId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"topicId"}}},{"kind":"Argument","name":{"kind":"Name","value":"window"},"value":{"kind":"Variable","name":{"kind":"Name","value":"window"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brandRank"}},{"kind":"Field","name":{"kind":"Name","value":"companies"}},{"kind":"Field","name":{"kind":"Name","value":"untracked"}}]}}]}}]} as unknown as DocumentNode<NamedRankingQuery, NamedRankingQueryVariables>;
export const useNamedRankingQuery = bindQuery(NamedRankingDocument);