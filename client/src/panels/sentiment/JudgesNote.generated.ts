/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type JudgesNote_SentimentFragment = { judges: Array<{ name: string, answers: number }>, change: { judgesDiffer: boolean } } & { ' $fragmentName'?: 'JudgesNote_SentimentFragment' };

export const JudgesNote_SentimentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JudgesNote_sentiment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sentiment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"judges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"judgesDiffer"}}]}}]}}]} as unknown as DocumentNode<JudgesNote_SentimentFragment, unknown>;