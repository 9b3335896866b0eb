/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type TopicItem_TopicFragment = { id: string, name: string, archived: boolean, promptCount: number, archivedPromptCount: number } & { ' $fragmentName'?: 'TopicItem_TopicFragment' };

export const TopicItem_TopicFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TopicItem_topic"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TopicSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}},{"kind":"Field","name":{"kind":"Name","value":"promptCount"}},{"kind":"Field","name":{"kind":"Name","value":"archivedPromptCount"}}]}}]} as unknown as DocumentNode<TopicItem_TopicFragment, unknown>;