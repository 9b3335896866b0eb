/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SourceRow_SourceFragment = { url: string, domain: string, title: string, mentions: number, own: boolean } & { ' $fragmentName'?: 'SourceRow_SourceFragment' };

export const SourceRow_SourceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceRow_source"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SourceCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"mentions"}},{"kind":"Field","name":{"kind":"Name","value":"own"}}]}}]} as unknown as DocumentNode<SourceRow_SourceFragment, unknown>;