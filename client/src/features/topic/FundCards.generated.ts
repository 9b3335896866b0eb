/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type FundCards_TopicFragment = { sentiment: number, visibility: number, marketPosition: number | null, activePrompts: number } & { ' $fragmentName'?: 'FundCards_TopicFragment' };

export const FundCards_TopicFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FundCards_topic"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FundTopic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentiment"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"marketPosition"}},{"kind":"Field","name":{"kind":"Name","value":"activePrompts"}}]}}]} as unknown as DocumentNode<FundCards_TopicFragment, unknown>;