/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PromptItem_PromptFragment = { id: string, topicId: string, question: string, branded: boolean, archived: boolean, lastCollected: string | null } & { ' $fragmentName'?: 'PromptItem_PromptFragment' };

export const PromptItem_PromptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromptItem_prompt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromptSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"topicId"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"branded"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}},{"kind":"Field","name":{"kind":"Name","value":"lastCollected"}}]}}]} as unknown as DocumentNode<PromptItem_PromptFragment, unknown>;