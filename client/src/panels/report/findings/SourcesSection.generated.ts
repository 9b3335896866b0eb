/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Whose site a cited page is on. */
export type SourceKind =
  /** Forums and questions with answers. */
  | 'COMMUNITY'
  /** A competitor's. */
  | 'COMPETITOR'
  /** News and magazines. */
  | 'MEDIA'
  /** Public authorities, universities and standards. */
  | 'OFFICIAL'
  | 'OTHER'
  /** The company's own. */
  | 'OWN'
  /** Encyclopedias, dictionaries and documentation. */
  | 'REFERENCE'
  /** Reviews and comparisons of products. */
  | 'REVIEWS'
  /** Shops and marketplaces. */
  | 'SHOP'
  /** Social networks. */
  | 'SOCIAL'
  | 'VIDEO';

export type SourcesSection_ReportFragment = { sources: Array<{ kind: Types.SourceKind, name: string, answers: number, sources: Array<{ url: string, domain: string, title: string, answers: number }> }> } & { ' $fragmentName'?: 'SourcesSection_ReportFragment' };

export const SourcesSection_ReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourcesSection_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}}]}}]}}]} as unknown as DocumentNode<SourcesSection_ReportFragment, unknown>;