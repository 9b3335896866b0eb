/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MetricsScope_PreviousFragment = { answers: number, range: { from: string | null, to: string | null } } & { ' $fragmentName'?: 'MetricsScope_PreviousFragment' };

export const MetricsScope_PreviousFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MetricsScope_previous"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TopicMetrics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}}]} as unknown as DocumentNode<MetricsScope_PreviousFragment, unknown>;