/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { bindMutation } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MailCard_SettingsFragment = { id: string, email: string | null, weeklyDigest: boolean, timeZone: string } & { ' $fragmentName'?: 'MailCard_SettingsFragment' };

export type SetWeeklyDigestMutationVariables = Exact<{
  on: boolean;
}>;


export type SetWeeklyDigestMutation = { setWeeklyDigest: (
    { id: string }
    & { ' $fragmentRefs'?: { 'MailCard_SettingsFragment': MailCard_SettingsFragment } }
  ) };

export const MailCard_SettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailCard_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyDigest"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<MailCard_SettingsFragment, unknown>;
export const SetWeeklyDigestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWeeklyDigest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWeeklyDigest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailCard_settings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailCard_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyDigest"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<SetWeeklyDigestMutation, SetWeeklyDigestMutationVariables>;
export const useSetWeeklyDigestMutation = bindMutation(SetWeeklyDigestDocument);