/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ContentTypesTable_TypeFragment = { type: string, topSource: string, averageCitations: number, impact: number } & { ' $fragmentName'?: 'ContentTypesTable_TypeFragment' };

export const ContentTypesTable_TypeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentTypesTable_type"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentTypeFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"topSource"}},{"kind":"Field","name":{"kind":"Name","value":"averageCitations"}},{"kind":"Field","name":{"kind":"Name","value":"impact"}}]}}]} as unknown as DocumentNode<ContentTypesTable_TypeFragment, unknown>;