/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** How much there is to win. */
export type OpportunityPotential =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

/** What kind of text would take an opportunity. */
export type OpportunityType =
  | 'BLOG_PLACEMENT'
  | 'CONTENT_GAP'
  | 'PR_OPPORTUNITY';

export type OpportunityItem_OpportunityFragment = { id: string, topic: string, question: string, potential: Types.OpportunityPotential, type: Types.OpportunityType, reason: string } & { ' $fragmentName'?: 'OpportunityItem_OpportunityFragment' };

export const OpportunityItem_OpportunityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpportunityItem_opportunity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opportunity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"potential"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<OpportunityItem_OpportunityFragment, unknown>;