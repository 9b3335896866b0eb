/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { FoundCompany_CompanyFragment } from './DiscoveredCompany.generated.ts';
import { bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type FoundCompaniesQueryVariables = Exact<{ [key: string]: never; }>;


export type FoundCompaniesQuery = { foundCompanies: Array<{ key: string, name: string, answers: number, lastDay: string }> };


export const FoundCompaniesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FoundCompanies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"foundCompanies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoundCompany_company"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoundCompany_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoundCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}}]}}]} as unknown as DocumentNode<FoundCompaniesQuery, FoundCompaniesQueryVariables>;
export const useFoundCompaniesQuery = bindQuery(FoundCompaniesDocument);