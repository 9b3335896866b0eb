/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AlertChannel =
  | 'EMAIL'
  | 'WEBHOOK';

/** `FAILED` deliveries are not retried. */
export type AlertDeliveryStatus =
  | 'FAILED'
  | 'SENT'
  | 'WAITING';

/** What a rule detects. */
export type AlertKind =
  /** A competitor that was behind the brand by mentions is ahead of it in the last 7 days. */
  | 'COMPETITOR_OVERTAKES'
  /** A run was stopped, or a fifth of a platform's measurements failed. */
  | 'FAILED_RUN'
  /** At least 3 answers of the last 7 days cite a page that was never cited before. */
  | 'NEW_SOURCE'
  /** The mean sentiment of the last 7 days is clearly lower than that of the 7 before. */
  | 'SENTIMENT_DROP'
  /** The mention rate of the last 7 days is clearly lower than that of the 7 before. */
  | 'VISIBILITY_DROP';

export type AlertItem_AlertFragment = { id: string, kind: Types.AlertKind, title: string, summary: string, createdAt: string, deliveries: Array<{ channel: Types.AlertChannel, status: Types.AlertDeliveryStatus, attempts: number, problem: string | null, sentAt: string | null }> } & { ' $fragmentName'?: 'AlertItem_AlertFragment' };

export const AlertItem_AlertFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertItem_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]}}]} as unknown as DocumentNode<AlertItem_AlertFragment, unknown>;