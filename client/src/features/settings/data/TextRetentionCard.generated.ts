/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type TextRetentionQueryVariables = Exact<{ [key: string]: never; }>;


export type TextRetentionQuery = { textRetention: { days: number | null, archives: boolean, archivedAnswers: number, deletedAnswers: number, namesCountFrom: string | null } };


export const TextRetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TextRetention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textRetention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"archives"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"namesCountFrom"}}]}}]}}]} as unknown as DocumentNode<TextRetentionQuery, TextRetentionQueryVariables>;
export const useTextRetentionQuery = bindQuery(TextRetentionDocument);