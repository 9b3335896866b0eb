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

export type RecentActivity_ActivityFragment = { id: string, tool: Types.FundTool, title: string, description: string, day: string } & { ' $fragmentName'?: 'RecentActivity_ActivityFragment' };

export const RecentActivity_ActivityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentActivity_activity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FundActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tool"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}}]} as unknown as DocumentNode<RecentActivity_ActivityFragment, unknown>;