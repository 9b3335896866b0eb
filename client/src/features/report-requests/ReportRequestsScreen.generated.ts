/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A user's role. An analyst reads every account and changes only their own; an operator runs the server. */
export type Role =
  | 'ANALYST'
  | 'MEMBER'
  | 'OPERATOR';

export type ReportRequestsViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportRequestsViewerQuery = { viewer: { id: string, role: Types.Role } };


export const ReportRequestsViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportRequestsViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<ReportRequestsViewerQuery, ReportRequestsViewerQueryVariables>;
export const useReportRequestsViewerQuery = bindQuery(ReportRequestsViewerDocument);