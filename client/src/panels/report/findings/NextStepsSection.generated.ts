/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What a next step is about. */
export type NextStepKind =
  | 'BE_NAMED_FIRST'
  | 'EARN_SOURCE'
  | 'MEASURE_AGAIN'
  | 'OWN_PAGE'
  | 'PROFILE'
  | 'RIVAL'
  | 'SENTIMENT'
  | 'WEAK_PLATFORM'
  | 'WIN_PROMPT';

export type NextStepsSection_ReportFragment = { nextSteps: Array<{ kind: Types.NextStepKind, title: string, detail: string, evidence: string }> } & { ' $fragmentName'?: 'NextStepsSection_ReportFragment' };

export const NextStepsSection_ReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextStepsSection_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}}]} as unknown as DocumentNode<NextStepsSection_ReportFragment, unknown>;