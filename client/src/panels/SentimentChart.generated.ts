/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SentimentChart_MetricsFragment = { sentimentHistory: Array<{ date: string, sentiment: number | null, mentions: number, analyzed: number }> } & { ' $fragmentName'?: 'SentimentChart_MetricsFragment' };

export const SentimentChart_MetricsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentimentChart_metrics"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TopicMetrics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentimentHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"sentiment"}},{"kind":"Field","name":{"kind":"Name","value":"mentions"}},{"kind":"Field","name":{"kind":"Name","value":"analyzed"}}]}}]}}]} as unknown as DocumentNode<SentimentChart_MetricsFragment, unknown>;