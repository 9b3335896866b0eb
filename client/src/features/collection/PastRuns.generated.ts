/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** `STOPPED`: by the budget, or because no platform could be asked; `reason` says why. */
export type RunStatus =
  | 'CANCELLED'
  | 'FINISHED'
  | 'RUNNING'
  | 'STOPPED';

/** What started a run. */
export type RunTrigger =
  | 'MANUAL'
  | 'SCHEDULE';

export type PastRuns_RunFragment = { id: string, trigger: Types.RunTrigger, status: Types.RunStatus, startedAt: string, planned: number, done: number, failed: number, unsent: number, estimatedCost: number | null, cost: number, simulated: boolean } & { ' $fragmentName'?: 'PastRuns_RunFragment' };

export type OlderRunsQueryVariables = Exact<{
  before: string;
}>;


export type OlderRunsQuery = { collectionRuns: Array<{ id: string, trigger: Types.RunTrigger, status: Types.RunStatus, startedAt: string, planned: number, done: number, failed: number, unsent: number, estimatedCost: number | null, cost: number, simulated: boolean }> };

export const PastRuns_RunFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PastRuns_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"unsent"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"simulated"}}]}}]} as unknown as DocumentNode<PastRuns_RunFragment, unknown>;
export const OlderRunsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OlderRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collectionRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PastRuns_run"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PastRuns_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"unsent"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"simulated"}}]}}]} as unknown as DocumentNode<OlderRunsQuery, OlderRunsQueryVariables>;
export const useOlderRunsQuery = bindQuery(OlderRunsDocument);