/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { bindMutation } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AddAlertRuleInput = {
  /** At least one. */
  channels: Array<AlertChannel>;
  kind: AlertKind;
  /** The whole account when left out. Not allowed for `FAILED_RUN`. */
  topicId?: string | null | undefined;
};

export type AlertChannel =
  | 'EMAIL'
  | 'WEBHOOK';

/** What a rule detects. */
export type AlertKind =
  /** A competitor that was behind the brand by mentions is ahead of it in the last 7 days. */
  | 'COMPETITOR_OVERTAKES'
  /** A run was stopped, or a fifth of a platform's measurements failed. */
  | 'FAILED_RUN'
  /** At least 3 answers of the last 7 days cite a page that was never cited before. */
  | 'NEW_SOURCE'
  /** The mean sentiment of the last 7 days is clearly lower than that of the 7 before. */
  | 'SENTIMENT_DROP'
  /** The mention rate of the last 7 days is clearly lower than that of the 7 before. */
  | 'VISIBILITY_DROP';

export type RulesCard_SettingsFragment = { id: string, rules: Array<{ id: string, kind: Types.AlertKind, topicGone: boolean, channels: Array<Types.AlertChannel>, topic: { id: string, name: string } | null }>, webhook: { url: string } | null } & { ' $fragmentName'?: 'RulesCard_SettingsFragment' };

export type AddAlertRuleMutationVariables = Exact<{
  input: Types.AddAlertRuleInput;
}>;


export type AddAlertRuleMutation = { addAlertRule: { settings: (
      { id: string }
      & { ' $fragmentRefs'?: { 'RulesCard_SettingsFragment': RulesCard_SettingsFragment } }
    ), errors: Array<{ field: string, message: string }> } };

export type RemoveAlertRuleMutationVariables = Exact<{
  id: string;
}>;


export type RemoveAlertRuleMutation = { removeAlertRule: (
    { id: string }
    & { ' $fragmentRefs'?: { 'RulesCard_SettingsFragment': RulesCard_SettingsFragment } }
  ) };

export const RulesCard_SettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RulesCard_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"topic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topicGone"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<RulesCard_SettingsFragment, unknown>;
export const AddAlertRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAlertRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddAlertRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAlertRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RulesCard_settings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RulesCard_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"topic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topicGone"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<AddAlertRuleMutation, AddAlertRuleMutationVariables>;
export const RemoveAlertRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAlertRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAlertRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RulesCard_settings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RulesCard_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"topic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topicGone"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<RemoveAlertRuleMutation, RemoveAlertRuleMutationVariables>;
export const useAddAlertRuleMutation = bindMutation(AddAlertRuleDocument);
export const useRemoveAlertRuleMutation = bindMutation(RemoveAlertRuleDocument);