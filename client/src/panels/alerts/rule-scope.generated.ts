/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AlertChannel =
  | 'EMAIL'
  | 'WEBHOOK';

/** What a rule detects. */
export type AlertKind =
  /** An AI agent got a status of 400 or more on a fifth of at least 20 verified visits of the last 7 days, twice the share of the 28 days before. */
  | 'BOT_REFUSED'
  /** AI agents got a status of 400 or more on at least 3 visits of the last 7 days, and on half of them, of a page that answers cite. */
  | 'CITED_PAGE_ERROR'
  /** A competitor is named in clearly fewer answers, to prompts that do not name the brand, than in the 7 days before. */
  | 'COMPETITOR_DROP'
  /** The brand was behind a competitor by mentions and is ahead of it in the last 7 days. */
  | 'COMPETITOR_OVERTAKEN'
  /** A competitor that was behind the brand by mentions is ahead of it in the last 7 days. */
  | 'COMPETITOR_OVERTAKES'
  /** A competitor is named in clearly more answers, to prompts that do not name the brand, than in the 7 days before. */
  | 'COMPETITOR_RISE'
  /** An experiment's last day is over and its result is there. */
  | 'EXPERIMENT_ENDED'
  /** A run was stopped, or a fifth of a platform's measurements failed. */
  | 'FAILED_RUN'
  /** At least 3 answers of the last 7 days cite a page that was never cited before. */
  | 'NEW_SOURCE'
  /** Answers to prompts name the brand clearly less often than in the 7 days before; all prompts are tested together. */
  | 'PROMPTS_LOST'
  /** Answers to prompts name the brand clearly more often than in the 7 days before; all prompts are tested together. */
  | 'PROMPTS_WON'
  /** The mean sentiment of the last 7 days is clearly lower than that of the 7 before. */
  | 'SENTIMENT_DROP'
  /** The mean sentiment of the last 7 days is clearly higher than that of the 7 before. */
  | 'SENTIMENT_RISE'
  /** The mention rate of the last 7 days is clearly lower than that of the 7 before. */
  | 'VISIBILITY_DROP'
  /** The mention rate of the last 7 days is clearly higher than that of the 7 before. */
  | 'VISIBILITY_RISE';

export type RuleScope_RuleFragment = { kind: Types.AlertKind, topicGone: boolean, subjectGone: boolean, channels: Array<Types.AlertChannel>, topic: { id: string, name: string } | null, prompt: { id: string, question: string } | null, platform: { key: string, name: string } | null, competitor: { id: string, name: string } | null } & { ' $fragmentName'?: 'RuleScope_RuleFragment' };

export const RuleScope_RuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleScope_rule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"topic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topicGone"}},{"kind":"Field","name":{"kind":"Name","value":"prompt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"competitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjectGone"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}}]}}]} as unknown as DocumentNode<RuleScope_RuleFragment, unknown>;