/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What a person may do in an account. */
export type AccountRole =
  /** Changes everything but who is in the account. */
  | 'EDITOR'
  /** Also invites and removes people. The person whose account it is stays an owner. */
  | 'OWNER'
  /** Sees everything and changes nothing. */
  | 'VIEWER';

export type AccountsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type AccountsQuery = { accounts: Array<{ id: string, name: string, role: Types.AccountRole, own: boolean }> };

export type AccountList_AccountFragment = { id: string, name: string, role: Types.AccountRole, own: boolean } & { ' $fragmentName'?: 'AccountList_AccountFragment' };

export const AccountList_AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountList_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessibleAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"own"}}]}}]} as unknown as DocumentNode<AccountList_AccountFragment, unknown>;
export const AccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Accounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountList_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountList_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessibleAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"own"}}]}}]} as unknown as DocumentNode<AccountsQuery, AccountsQueryVariables>;
export const useAccountsQuery = bindQuery(AccountsDocument);