/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DiscoveredCompaniesQueryVariables = Exact<{ [key: string]: never; }>;


export type DiscoveredCompaniesQuery = { discoveredCompanies: Array<{ key: string, name: string, answers: number, lastDay: string }> };

export type DiscoveredCompany_CompanyFragment = { key: string, name: string, answers: number, lastDay: string } & { ' $fragmentName'?: 'DiscoveredCompany_CompanyFragment' };

export type DismissDiscoveredCompanyMutationVariables = Exact<{
  key: string;
  dismissed: boolean;
}>;


export type DismissDiscoveredCompanyMutation = { dismissDiscoveredCompany: Array<{ key: string }> };

export const DiscoveredCompany_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DiscoveredCompany_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscoveredCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}}]}}]} as unknown as DocumentNode<DiscoveredCompany_CompanyFragment, unknown>;
export const DiscoveredCompaniesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DiscoveredCompanies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discoveredCompanies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DiscoveredCompany_company"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DiscoveredCompany_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscoveredCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}}]}}]} as unknown as DocumentNode<DiscoveredCompaniesQuery, DiscoveredCompaniesQueryVariables>;
export const DismissDiscoveredCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissDiscoveredCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dismissed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissDiscoveredCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"dismissed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dismissed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<DismissDiscoveredCompanyMutation, DismissDiscoveredCompanyMutationVariables>;
export const useDiscoveredCompaniesQuery = bindQuery(DiscoveredCompaniesDocument);
export const useDismissDiscoveredCompanyMutation = bindMutation(DismissDiscoveredCompanyDocument);