/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Whether a platform can be asked. */
export type PlatformStatus =
  /** Something in the server's configuration is wrong; `reason` says what. */
  | 'MISCONFIGURED'
  /** Nothing is configured; `reason` says how to turn it on. */
  | 'OFF'
  | 'ON'
  /** It can be asked, and its answers are simulated. */
  | 'SIMULATED';

/** A user's role. An analyst reads every account and changes only their own; an operator runs the server. */
export type Role =
  | 'ANALYST'
  | 'MEMBER'
  | 'OPERATOR';

export type PlatformsSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PlatformsSettingsQuery = { viewer: { id: string, role: Types.Role }, platforms: Array<{ key: string, keyVariable: string | null, name: string, model: string | null, status: Types.PlatformStatus, reason: string | null, health: { healthy: boolean, reason: string | null, checkedAt: string } | null }> };

export type PlatformRow_PlatformFragment = { key: string, name: string, model: string | null, status: Types.PlatformStatus, reason: string | null, health: { healthy: boolean, reason: string | null, checkedAt: string } | null } & { ' $fragmentName'?: 'PlatformRow_PlatformFragment' };

export type CheckPlatformMutationVariables = Exact<{
  key: string;
}>;


export type CheckPlatformMutation = { checkPlatform: { problem: string | null, platform: { key: string, name: string, model: string | null, status: Types.PlatformStatus, reason: string | null, health: { healthy: boolean, reason: string | null, checkedAt: string } | null } } };

export const PlatformRow_PlatformFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformRow_platform"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfiguredPlatform"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"healthy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}}]} as unknown as DocumentNode<PlatformRow_PlatformFragment, unknown>;
export const PlatformsSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlatformsSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"keyVariable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlatformRow_platform"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformRow_platform"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfiguredPlatform"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"healthy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}}]} as unknown as DocumentNode<PlatformsSettingsQuery, PlatformsSettingsQueryVariables>;
export const CheckPlatformDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckPlatform"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkPlatform"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlatformRow_platform"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformRow_platform"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfiguredPlatform"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"healthy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}}]} as unknown as DocumentNode<CheckPlatformMutation, CheckPlatformMutationVariables>;
export const usePlatformsSettingsQuery = bindQuery(PlatformsSettingsDocument);
export const useCheckPlatformMutation = bindMutation(CheckPlatformDocument);