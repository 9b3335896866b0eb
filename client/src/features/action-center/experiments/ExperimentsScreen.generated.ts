/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What an experiment measures, as a share of usable answers. */
export type ExperimentMetric =
  /** Answers that cite one of the experiment's pages. */
  | 'CITATIONS'
  /** Answers that name the brand. */
  | 'MENTIONS';

/** What became of an experiment. */
export type ExperimentState =
  /** Registered, and ended without a result. */
  | 'ABANDONED'
  /** It can be changed and deleted. */
  | 'DRAFT'
  /** Its result is stored and stays as it is. */
  | 'ENDED'
  /** Registered: it can be abandoned, and nothing else of it changes. */
  | 'RUNNING';

/** What an ended experiment says. */
export type ExperimentVerdict =
  /** Treated prompts rose clearly less. */
  | 'DOWN'
  /** No verdict is given; the sentence says why. */
  | 'NONE'
  /** Within chance. */
  | 'NO_CLEAR_DIFFERENCE'
  /** Treated prompts rose clearly more than their controls. */
  | 'UP';

export type ExperimentsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExperimentsQuery = { experiments: { prompts: number, neededTreated: number, neededControls: number, experiments: Array<{ id: string, name: string, state: Types.ExperimentState, metric: Types.ExperimentMetric, startsOn: string, endsOn: string, treated: number, controls: number, verdict: Types.ExperimentVerdict | null, sentence: string | null }> } };

export type ListedExperimentFragment = { id: string, name: string, state: Types.ExperimentState, metric: Types.ExperimentMetric, startsOn: string, endsOn: string, treated: number, controls: number, verdict: Types.ExperimentVerdict | null, sentence: string | null } & { ' $fragmentName'?: 'ListedExperimentFragment' };

export const ListedExperimentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedExperiment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedExperiment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"metric"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"treated"}},{"kind":"Field","name":{"kind":"Name","value":"controls"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]} as unknown as DocumentNode<ListedExperimentFragment, unknown>;
export const ExperimentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Experiments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"experiments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"neededTreated"}},{"kind":"Field","name":{"kind":"Name","value":"neededControls"}},{"kind":"Field","name":{"kind":"Name","value":"experiments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedExperiment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedExperiment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedExperiment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"metric"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"treated"}},{"kind":"Field","name":{"kind":"Name","value":"controls"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]} as unknown as DocumentNode<ExperimentsQuery, ExperimentsQueryVariables>;
export const useExperimentsQuery = bindQuery(ExperimentsDocument);