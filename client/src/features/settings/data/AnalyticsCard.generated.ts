/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ConnectAnalyticsInput = {
  /** Host of the landing pages, such as `www.example.com`; the brand's domain when left out. */
  host?: string | null | undefined;
  /** The JSON key file that Google made for a service account, at most 10,000 characters. */
  key: string;
  /** The property's number, such as `123456789`. */
  propertyId: string;
};

export type AnalyticsConnectionFieldsFragment = { id: string, propertyId: string, host: string, clientEmail: string, triedAt: string | null, problem: string | null, readAt: string | null, simulated: boolean, range: { from: string | null, to: string | null } } & { ' $fragmentName'?: 'AnalyticsConnectionFieldsFragment' };

export type AnalyticsConnectionQueryVariables = Exact<{ [key: string]: never; }>;


export type AnalyticsConnectionQuery = { analyticsConnection: { id: string, propertyId: string, host: string, clientEmail: string, triedAt: string | null, problem: string | null, readAt: string | null, simulated: boolean, range: { from: string | null, to: string | null } } | null };

export type ConnectAnalyticsMutationVariables = Exact<{
  input: Types.ConnectAnalyticsInput;
}>;


export type ConnectAnalyticsMutation = { connectAnalytics: { connection: { id: string, propertyId: string, host: string, clientEmail: string, triedAt: string | null, problem: string | null, readAt: string | null, simulated: boolean, range: { from: string | null, to: string | null } } | null } };

export type DisconnectAnalyticsMutationVariables = Exact<{ [key: string]: never; }>;


export type DisconnectAnalyticsMutation = { disconnectAnalytics: { connection: { id: string } | null } };

export type ReadAnalyticsMutationVariables = Exact<{ [key: string]: never; }>;


export type ReadAnalyticsMutation = { readAnalytics: { connection: { id: string, propertyId: string, host: string, clientEmail: string, triedAt: string | null, problem: string | null, readAt: string | null, simulated: boolean, range: { from: string | null, to: string | null } } | null } };

export const AnalyticsConnectionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsConnectionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"simulated"}}]}}]} as unknown as DocumentNode<AnalyticsConnectionFieldsFragment, unknown>;
export const AnalyticsConnectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnalyticsConnection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analyticsConnection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsConnectionFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsConnectionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"simulated"}}]}}]} as unknown as DocumentNode<AnalyticsConnectionQuery, AnalyticsConnectionQueryVariables>;
export const ConnectAnalyticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConnectAnalytics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectAnalyticsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectAnalytics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsConnectionFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsConnectionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"simulated"}}]}}]} as unknown as DocumentNode<ConnectAnalyticsMutation, ConnectAnalyticsMutationVariables>;
export const DisconnectAnalyticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisconnectAnalytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disconnectAnalytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DisconnectAnalyticsMutation, DisconnectAnalyticsMutationVariables>;
export const ReadAnalyticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadAnalytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readAnalytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsConnectionFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsConnectionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"simulated"}}]}}]} as unknown as DocumentNode<ReadAnalyticsMutation, ReadAnalyticsMutationVariables>;
export const useAnalyticsConnectionQuery = bindQuery(AnalyticsConnectionDocument);
export const useConnectAnalyticsMutation = bindMutation(ConnectAnalyticsDocument);
export const useDisconnectAnalyticsMutation = bindMutation(DisconnectAnalyticsDocument);
export const useReadAnalyticsMutation = bindMutation(ReadAnalyticsDocument);