/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Whether an account can use the Action Center. */
export type ActionCenterState =
  | 'AVAILABLE'
  /** The account's feature flag is off. */
  | 'COMING_SOON'
  /** The configuration blocks the account, whatever its flag says. */
  | 'NOT_AVAILABLE';

export type ExportCardQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportCardQuery = { actionCenterStatus: { state: Types.ActionCenterState } };


export const ExportCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actionCenterStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ExportCardQuery, ExportCardQueryVariables>;
export const useExportCardQuery = bindQuery(ExportCardDocument);