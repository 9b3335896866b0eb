/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** How often a prompt's answers name the brand: from 70 %, from 40 %, less. */
export type VisibilityStatus =
  | 'GREAT'
  | 'MEDIUM'
  | 'POOR';

export type PromptRow_PromptFragment = { id: string, question: string, branded: boolean, visibilityStatus: Types.VisibilityStatus | null, visibility: { value: number | null, hits: number, answers: number } } & { ' $fragmentName'?: 'PromptRow_PromptFragment' };

export const PromptRow_PromptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromptRow_prompt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Prompt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"branded"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visibilityStatus"}}]}}]} as unknown as DocumentNode<PromptRow_PromptFragment, unknown>;