/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { bindMutation } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CreateShareLinkInput = {
  /** For WHAT_CHANGED: an earlier range of its own. */
  before?: EarlierDays | null | undefined;
  /** Shows the range beside the one before it; for OVERVIEW, TOPIC and PROMPT with a range. */
  compare?: boolean;
  /** 1, 7, 30, 90 or 365. */
  expiresInDays?: number;
  /** A number of days for a range that moves on, both `from` and `to` for a fixed one, none of them for all time. */
  filter?: MetricsFilter | null | undefined;
  /** 1–80 characters, for the account's people. */
  name: string;
  screen: SharedScreen;
  /** Id of the topic for TOPIC, of the competitor for HEAD_TO_HEAD and of the prompt for PROMPT; left out for other screens. */
  subjectId?: string | null | undefined;
};

/** The days of an earlier range, both included. */
export type EarlierDays = {
  from: string;
  to: string;
};

/** The answers that numbers are made of: all days and platforms when left out. Days are UTC; both ends are included. */
export type MetricsFilter = {
  /** 1–3,660 days, ending on the latest collected day; not together with `from` or `to`. */
  days?: number | null | undefined;
  /** First day; the account's first collected day when left out. */
  from?: string | null | undefined;
  /** Key of one platform, such as `chatgpt`; all platforms when left out. */
  platform?: string | null | undefined;
  /** Last day; the account's latest collected day when left out. */
  to?: string | null | undefined;
};

/** A screen that a share link can show. */
export type SharedScreen =
  | 'HEAD_TO_HEAD'
  | 'OVERVIEW'
  | 'PROMPT'
  | 'TOPIC'
  | 'WHAT_CHANGED';

export type CreateShareLinkMutationVariables = Exact<{
  input: Types.CreateShareLinkInput;
}>;


export type CreateShareLinkMutation = { createShareLink: { token: string | null, shareLink: { id: string, expiresAt: string } | null, errors: Array<{ field: string, message: string }> } };


export const CreateShareLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateShareLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateShareLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createShareLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"shareLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateShareLinkMutation, CreateShareLinkMutationVariables>;
export const useCreateShareLinkMutation = bindMutation(CreateShareLinkDocument);