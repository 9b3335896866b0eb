/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Which dashboard the account gets. */
export type AccountView =
  /** The venture-capital fund's dashboard with its own action tools. */
  | 'FUND'
  | 'GENERAL';

/** Whether an account can use the Action Center. */
export type ActionCenterState =
  | 'AVAILABLE'
  /** The account's feature flag is off. */
  | 'COMING_SOON'
  /** The configuration blocks the account, whatever its flag says. */
  | 'NOT_AVAILABLE';

export type ActionGateQueryVariables = Exact<{ [key: string]: never; }>;


export type ActionGateQuery = { actionCenterStatus: { state: Types.ActionCenterState }, viewer: { id: string, view: Types.AccountView, brand: { id: string, name: string } | null } };


export const ActionGateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActionGate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actionCenterStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ActionGateQuery, ActionGateQueryVariables>;
export const useActionGateQuery = bindQuery(ActionGateDocument);