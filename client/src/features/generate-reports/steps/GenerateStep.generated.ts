/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { bindMutation } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What a visitor wants a report of. */
export type RequestReportInput = {
  /** 1–80 characters, no links. */
  companyName: string;
  /** At most 5, each 1–80 characters; blank ones are left out. */
  competitors?: Array<string>;
  /** The address that the report is mailed to. */
  email: string;
  /** At most 20, each at most 300 characters; asked exactly as written. When all are blank, those that `suggestReportPrompts` proposes for the search topics are asked. */
  prompts: Array<string>;
  /** At most 10, each 1–80 characters; blank ones are left out. */
  searchTopics?: Array<string>;
  /** A domain or web address. */
  website?: string | null | undefined;
};

export type RequestReportMutationVariables = Exact<{
  input: Types.RequestReportInput;
}>;


export type RequestReportMutation = { requestReport: { confirmationNeeded: boolean, errors: Array<{ field: string, message: string }> } };


export const RequestReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmationNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequestReportMutation, RequestReportMutationVariables>;
export const useRequestReportMutation = bindMutation(RequestReportDocument);