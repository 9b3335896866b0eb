/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { PlatformRow_PlatformFragment } from './PlatformRow.generated.ts';
import { bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PlatformsSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PlatformsSettingsQuery = { platforms: Array<(
    { key: string, keyVariable: string | null }
    & { ' $fragmentRefs'?: { 'PlatformRow_PlatformFragment': PlatformRow_PlatformFragment } }
  )> };


export const PlatformsSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlatformsSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"keyVariable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlatformRow_platform"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformRow_platform"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfiguredPlatform"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"healthy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}}]} as unknown as DocumentNode<PlatformsSettingsQuery, PlatformsSettingsQueryVariables>;
export const usePlatformsSettingsQuery = bindQuery(PlatformsSettingsDocument);