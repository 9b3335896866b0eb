/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { bindMutation } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Fields that are left out keep their value; null removes a country, language or budget. */
export type CollectionSettingsInput = {
  /** ISO 3166-1 alpha-2. */
  country?: string | null | undefined;
  daily?: boolean | null | undefined;
  /** 0–23. */
  hour?: number | null | undefined;
  /** Rejected without a chat model. It is sent the answers' texts, and its vendor bills that separately. */
  judgeByModel?: boolean | null | undefined;
  /** BCP 47. */
  language?: string | null | undefined;
  /** US dollars, 0–1000000. */
  monthlyBudget?: number | null | undefined;
  /** At most 20 keys of platforms that are on. */
  platforms?: Array<string> | null | undefined;
  /** 1–10. */
  samples?: number | null | undefined;
  /** True after the set-up was completed. */
  setUp?: boolean | null | undefined;
  /** IANA name. */
  timeZone?: string | null | undefined;
  /** `CollectionSettings.version` when it was read; the save is a conflict if the current one differs. */
  version?: string | null | undefined;
};

export type CollectionForm_SettingsFragment = { version: string, platforms: Array<string>, samples: number, country: string | null, language: string | null, daily: boolean, hour: number, timeZone: string, monthlyBudget: number | null, spentThisMonth: number, nextRun: string | null, judgeByModel: boolean, chatModel: string | null, setUp: boolean } & { ' $fragmentName'?: 'CollectionForm_SettingsFragment' };

export type SaveCollectionSettingsMutationVariables = Exact<{
  input: Types.CollectionSettingsInput;
}>;


export type SaveCollectionSettingsMutation = { saveCollectionSettings: { conflict: { version: string } | null, errors: Array<{ field: string, message: string }>, settings: { version: string, platforms: Array<string>, samples: number, country: string | null, language: string | null, daily: boolean, hour: number, timeZone: string, monthlyBudget: number | null, spentThisMonth: number, nextRun: string | null, judgeByModel: boolean, chatModel: string | null, setUp: boolean } } };

export const CollectionForm_SettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionForm_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"daily"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyBudget"}},{"kind":"Field","name":{"kind":"Name","value":"spentThisMonth"}},{"kind":"Field","name":{"kind":"Name","value":"nextRun"}},{"kind":"Field","name":{"kind":"Name","value":"judgeByModel"}},{"kind":"Field","name":{"kind":"Name","value":"chatModel"}},{"kind":"Field","name":{"kind":"Name","value":"setUp"}}]}}]} as unknown as DocumentNode<CollectionForm_SettingsFragment, unknown>;
export const SaveCollectionSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCollectionSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCollectionSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionForm_settings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionForm_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CollectionSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"daily"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyBudget"}},{"kind":"Field","name":{"kind":"Name","value":"spentThisMonth"}},{"kind":"Field","name":{"kind":"Name","value":"nextRun"}},{"kind":"Field","name":{"kind":"Name","value":"judgeByModel"}},{"kind":"Field","name":{"kind":"Name","value":"chatModel"}},{"kind":"Field","name":{"kind":"Name","value":"setUp"}}]}}]} as unknown as DocumentNode<SaveCollectionSettingsMutation, SaveCollectionSettingsMutationVariables>;
export const useSaveCollectionSettingsMutation = bindMutation(SaveCollectionSettingsDocument);