/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema.generated.ts';

import { bindMutation, bindQuery } from '../../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What became of a line of a file of prompts. */
export type ImportOutcome =
  | 'ADDED'
  | 'ALREADY_THERE'
  | 'REFUSED'
  /** It was archived, and is asked again with its history. */
  | 'RESTORED';

/** A line of a file of prompts. */
export type PromptRowInput = {
  /** 1–2,000 characters. */
  question: string;
  /** 1–120 characters; a topic that is not there yet is made. */
  topic: string;
};

export type PromptFileQueryVariables = Exact<{ [key: string]: never; }>;


export type PromptFileQuery = { topicSettings: Array<{ id: string, name: string }>, promptSettings: { prompts: Array<{ topicId: string, question: string }> } };

export type ImportPromptsMutationVariables = Exact<{
  rows: Array<Types.PromptRowInput> | Types.PromptRowInput;
}>;


export type ImportPromptsMutation = { importPrompts: { topicsAdded: Array<string>, rows: Array<{ index: number, outcome: Types.ImportOutcome, reason: string | null }> } };


export const PromptFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromptFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topicSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promptSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prompts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topicId"}},{"kind":"Field","name":{"kind":"Name","value":"question"}}]}}]}}]}}]} as unknown as DocumentNode<PromptFileQuery, PromptFileQueryVariables>;
export const ImportPromptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportPrompts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PromptRowInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importPrompts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topicsAdded"}}]}}]}}]} as unknown as DocumentNode<ImportPromptsMutation, ImportPromptsMutationVariables>;
export const usePromptFileQuery = bindQuery(PromptFileDocument);
export const useImportPromptsMutation = bindMutation(ImportPromptsDocument);