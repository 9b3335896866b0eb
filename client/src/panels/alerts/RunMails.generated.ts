/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AlertChannel =
  | 'EMAIL'
  | 'WEBHOOK';

/** What a rule detects. */
export type AlertKind =
  /** An AI agent got a status of 400 or more on a fifth of at least 20 verified visits of the last 7 days, twice the share of the 28 days before. */
  | 'BOT_REFUSED'
  /** AI agents got a status of 400 or more on at least 3 visits of the last 7 days, and on half of them, of a page that answers cite. */
  | 'CITED_PAGE_ERROR'
  /** A competitor is named in clearly fewer answers, to prompts that do not name the brand, than in the 7 days before. */
  | 'COMPETITOR_DROP'
  /** The brand was behind a competitor by mentions and is ahead of it in the last 7 days. */
  | 'COMPETITOR_OVERTAKEN'
  /** A competitor that was behind the brand by mentions is ahead of it in the last 7 days. */
  | 'COMPETITOR_OVERTAKES'
  /** A competitor is named in clearly more answers, to prompts that do not name the brand, than in the 7 days before. */
  | 'COMPETITOR_RISE'
  /** An experiment's last day is over and its result is there. */
  | 'EXPERIMENT_ENDED'
  /** A run was stopped, or a fifth of a platform's measurements failed. */
  | 'FAILED_RUN'
  /** At least 3 answers of the last 7 days cite a page that was never cited before. */
  | 'NEW_SOURCE'
  /** Answers to prompts name the brand clearly less often than in the 7 days before; all prompts are tested together. */
  | 'PROMPTS_LOST'
  /** Answers to prompts name the brand clearly more often than in the 7 days before; all prompts are tested together. */
  | 'PROMPTS_WON'
  /** The mean sentiment of the last 7 days is clearly lower than that of the 7 before. */
  | 'SENTIMENT_DROP'
  /** The mean sentiment of the last 7 days is clearly higher than that of the 7 before. */
  | 'SENTIMENT_RISE'
  /** The mention rate of the last 7 days is clearly lower than that of the 7 before. */
  | 'VISIBILITY_DROP'
  /** The mention rate of the last 7 days is clearly higher than that of the 7 before. */
  | 'VISIBILITY_RISE';

export type RunMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type RunMailsQuery = { alertSettings: { id: string, email: string | null, weeklyDigest: boolean, timeZone: string, rules: Array<{ id: string, kind: Types.AlertKind, channels: Array<Types.AlertChannel> }> } };

export type RunMails_SettingsFragment = { id: string, email: string | null, weeklyDigest: boolean, timeZone: string, rules: Array<{ id: string, kind: Types.AlertKind, channels: Array<Types.AlertChannel> }> } & { ' $fragmentName'?: 'RunMails_SettingsFragment' };

export type MailFailedRunsMutationVariables = Exact<{ [key: string]: never; }>;


export type MailFailedRunsMutation = { addAlertRule: { settings: { id: string, email: string | null, weeklyDigest: boolean, timeZone: string, rules: Array<{ id: string, kind: Types.AlertKind, channels: Array<Types.AlertChannel> }> }, errors: Array<{ field: string, message: string }> } };

export type StopMailingFailedRunsMutationVariables = Exact<{
  id: string;
}>;


export type StopMailingFailedRunsMutation = { removeAlertRule: { id: string, email: string | null, weeklyDigest: boolean, timeZone: string, rules: Array<{ id: string, kind: Types.AlertKind, channels: Array<Types.AlertChannel> }> } };

export type MailWeeklyDigestMutationVariables = Exact<{
  on: boolean;
}>;


export type MailWeeklyDigestMutation = { setWeeklyDigest: { id: string, email: string | null, weeklyDigest: boolean, timeZone: string, rules: Array<{ id: string, kind: Types.AlertKind, channels: Array<Types.AlertChannel> }> } };

export const RunMails_SettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunMails_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyDigest"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}}]}}]}}]} as unknown as DocumentNode<RunMails_SettingsFragment, unknown>;
export const RunMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RunMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alertSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunMails_settings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunMails_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyDigest"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}}]}}]}}]} as unknown as DocumentNode<RunMailsQuery, RunMailsQueryVariables>;
export const MailFailedRunsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MailFailedRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAlertRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"FAILED_RUN"}},{"kind":"ObjectField","name":{"kind":"Name","value":"channels"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"EMAIL"}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunMails_settings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunMails_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyDigest"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}}]}}]}}]} as unknown as DocumentNode<MailFailedRunsMutation, MailFailedRunsMutationVariables>;
export const StopMailingFailedRunsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopMailingFailedRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAlertRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunMails_settings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunMails_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyDigest"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}}]}}]}}]} as unknown as DocumentNode<StopMailingFailedRunsMutation, StopMailingFailedRunsMutationVariables>;
export const MailWeeklyDigestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MailWeeklyDigest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWeeklyDigest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunMails_settings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunMails_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyDigest"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}}]}}]}}]} as unknown as DocumentNode<MailWeeklyDigestMutation, MailWeeklyDigestMutationVariables>;
export const useRunMailsQuery = bindQuery(RunMailsDocument);
export const useMailFailedRunsMutation = bindMutation(MailFailedRunsDocument);
export const useStopMailingFailedRunsMutation = bindMutation(StopMailingFailedRunsDocument);
export const useMailWeeklyDigestMutation = bindMutation(MailWeeklyDigestDocument);