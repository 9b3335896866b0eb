/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { bindMutation } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A company's names. */
export type CompanyInput = {
  /** At most 50, each 1–120 characters. */
  aliases?: Array<string>;
  /** A domain such as `example.com`; of a web address its registrable domain is kept. */
  domain?: string | null | undefined;
  /**
   * Id of a company that is tracked already: it keeps its history under a new name. Left out, a competitor is known by
   * its name; the brand is always the same one.
   */
  id?: string | null | undefined;
  /** 1–120 characters. */
  name: string;
};

/** The brand and its competitors; replaces the stored ones. */
export type SaveBrandInput = {
  brand: CompanyInput;
  /** At most 100; a company that is already tracked by its id or under the same name keeps its history. */
  competitors?: Array<CompanyInput>;
  /** `Viewer.companiesVersion` when it was read; the save is a conflict if the current one differs. Left out, the companies are replaced. */
  version?: string | null | undefined;
};

export type BrandForm_ViewerFragment = { companiesVersion: string, brand: { id: string, name: string, aliases: Array<string>, domain: string | null } | null, competitors: Array<{ id: string, name: string, aliases: Array<string>, domain: string | null }> } & { ' $fragmentName'?: 'BrandForm_ViewerFragment' };

export type SaveBrandMutationVariables = Exact<{
  input: Types.SaveBrandInput;
}>;


export type SaveBrandMutation = { saveBrand: { conflict: { version: string } | null, errors: Array<{ field: string, message: string }>, viewer: { id: string, outdatedAnswers: number, companiesVersion: string, brand: { id: string, name: string, aliases: Array<string>, domain: string | null } | null, competitors: Array<{ id: string, name: string, aliases: Array<string>, domain: string | null }> } } };

export const BrandForm_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandForm_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companiesVersion"}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"competitors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}}]}}]}}]} as unknown as DocumentNode<BrandForm_ViewerFragment, unknown>;
export const SaveBrandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBrand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveBrandInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBrand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedAnswers"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrandForm_viewer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandForm_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companiesVersion"}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"competitors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}}]}}]}}]} as unknown as DocumentNode<SaveBrandMutation, SaveBrandMutationVariables>;
export const useSaveBrandMutation = bindMutation(SaveBrandDocument);