/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CompetitorRow_CompanyFragment = { id: string, name: string, logoUrl: string | null, isBrand: boolean, rank: number, mentions: number, count: number, shareOfVoice: number | null } & { ' $fragmentName'?: 'CompetitorRow_CompanyFragment' };

export const CompetitorRow_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompetitorRow_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RankedCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isBrand"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"mentions"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"shareOfVoice"}}]}}]} as unknown as DocumentNode<CompetitorRow_CompanyFragment, unknown>;