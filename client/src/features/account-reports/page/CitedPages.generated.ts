/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CitedPages_PeriodFragment = { sources: Array<{ url: string, domain: string, title: string, answers: number, own: boolean }> } & { ' $fragmentName'?: 'CitedPages_PeriodFragment' };

export const CitedPages_PeriodFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CitedPages_period"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"own"}}]}}]}}]} as unknown as DocumentNode<CitedPages_PeriodFragment, unknown>;