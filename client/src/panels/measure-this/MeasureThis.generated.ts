/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { bindMutation } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What is left out of an update stays. */
export type ExperimentInput = {
  /** Ids of at most 300 prompts; the product proposes two for each treated one when left out together with a change of these. */
  controls?: Array<string> | null | undefined;
  /** 14–56; 28 by default. */
  daysAfter?: number | null | undefined;
  /** 14–56; 28 by default. */
  daysBefore?: number | null | undefined;
  /** 0–21; 7 by default. */
  daysLeftOut?: number | null | undefined;
  metric?: ExperimentMetric | null | undefined;
  /** 1–120 characters. */
  name?: string | null | undefined;
  /** Addresses of the pages that are published or changed, on any site; at most 20. */
  pages?: Array<string> | null | undefined;
  /** Today or at most 60 days ahead. */
  startsOn?: string | null | undefined;
  /** Ids of at most 100 prompts. */
  treated?: Array<string> | null | undefined;
};

/** What an experiment measures, as a share of usable answers. */
export type ExperimentMetric =
  /** Answers that cite one of the experiment's pages. */
  | 'CITATIONS'
  /** Answers that name the brand. */
  | 'MENTIONS';

export type MeasureThisMutationVariables = Exact<{
  input: Types.ExperimentInput;
}>;


export type MeasureThisMutation = { createExperiment: { experiment: { id: string } | null, errors: Array<{ field: string, message: string }> } };


export const MeasureThisDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MeasureThis"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExperimentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createExperiment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"experiment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MeasureThisMutation, MeasureThisMutationVariables>;
export const useMeasureThisMutation = bindMutation(MeasureThisDocument);