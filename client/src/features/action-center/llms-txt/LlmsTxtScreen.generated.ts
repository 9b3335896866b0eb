/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type LlmsTxtQueryVariables = Exact<{ [key: string]: never; }>;


export type LlmsTxtQuery = { llmsTxtFile: { sample: boolean, text: string, scores: { conciseness: number, fluency: number, technicalAccuracy: number, citationPotential: number } } };


export const LlmsTxtDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LlmsTxt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"llmsTxtFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sample"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conciseness"}},{"kind":"Field","name":{"kind":"Name","value":"fluency"}},{"kind":"Field","name":{"kind":"Name","value":"technicalAccuracy"}},{"kind":"Field","name":{"kind":"Name","value":"citationPotential"}}]}}]}}]}}]} as unknown as DocumentNode<LlmsTxtQuery, LlmsTxtQueryVariables>;
export const useLlmsTxtQuery = bindQuery(LlmsTxtDocument);