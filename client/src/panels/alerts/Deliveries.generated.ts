/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AlertChannel =
  | 'EMAIL'
  | 'WEBHOOK';

/** `FAILED` deliveries are not retried. */
export type AlertDeliveryStatus =
  | 'FAILED'
  | 'SENT'
  | 'WAITING';

export type Deliveries_DeliveryFragment = { channel: Types.AlertChannel, status: Types.AlertDeliveryStatus, attempts: number, problem: string | null, sentAt: string | null, to: string | null, heldUntil: string | null } & { ' $fragmentName'?: 'Deliveries_DeliveryFragment' };

export const Deliveries_DeliveryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Deliveries_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}}]}}]} as unknown as DocumentNode<Deliveries_DeliveryFragment, unknown>;