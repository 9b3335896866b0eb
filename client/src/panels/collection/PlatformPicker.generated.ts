/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { bindQuery } from '../../apollo/bind.ts';
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

export type PlatformPickerQueryVariables = Exact<{ [key: string]: never; }>;


export type PlatformPickerQuery = { platforms: Array<{ key: string, name: string, model: string | null, status: Types.PlatformStatus, reason: string | null, health: { healthy: boolean, reason: string | null } | null }> };


export const PlatformPickerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlatformPicker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"healthy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<PlatformPickerQuery, PlatformPickerQueryVariables>;
export const usePlatformPickerQuery = bindQuery(PlatformPickerDocument);