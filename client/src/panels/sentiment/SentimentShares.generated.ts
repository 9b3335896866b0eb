/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SentimentShares_SentimentFragment = { mentions: number, counts: { positive: number, mixed: number, negative: number, unjudged: number, unsupportedLanguage: number } } & { ' $fragmentName'?: 'SentimentShares_SentimentFragment' };

export const SentimentShares_SentimentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentimentShares_sentiment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sentiment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mentions"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positive"}},{"kind":"Field","name":{"kind":"Name","value":"mixed"}},{"kind":"Field","name":{"kind":"Name","value":"negative"}},{"kind":"Field","name":{"kind":"Name","value":"unjudged"}},{"kind":"Field","name":{"kind":"Name","value":"unsupportedLanguage"}}]}}]}}]} as unknown as DocumentNode<SentimentShares_SentimentFragment, unknown>;