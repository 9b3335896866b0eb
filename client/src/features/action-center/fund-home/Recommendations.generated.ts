/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A tool in the fund's Action Center. */
export type FundTool =
  | 'CONTENT_GENERATOR'
  | 'CONTENT_LIBRARY'
  | 'EMAIL_OUTREACH'
  | 'SOURCE_ANALYSIS';

export type Recommendations_RecommendationFragment = { id: string, title: string, text: string, category: string, tool: Types.FundTool } & { ' $fragmentName'?: 'Recommendations_RecommendationFragment' };

export const Recommendations_RecommendationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Recommendations_recommendation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FundRecommendation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"tool"}}]}}]} as unknown as DocumentNode<Recommendations_RecommendationFragment, unknown>;