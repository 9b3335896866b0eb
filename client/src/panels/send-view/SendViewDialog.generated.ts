/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { bindMutation } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
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

/** State of the mail to one recipient. */
export type RecipientMailStatus =
  /** Given up after several attempts; it can be sent again. */
  | 'FAILED'
  | 'SENT'
  /** The recipient wants no further reports of this account. */
  | 'UNSUBSCRIBED'
  | 'WAITING';

export type SendViewInput = {
  /** At most 500 characters to the recipients, without links. */
  note?: string | null | undefined;
  /** 1–20 e-mail addresses; each gets a mail of its own. */
  recipients: Array<string>;
  /** 1–120 characters without links; the screen's name where left out. */
  title?: string | null | undefined;
  view: ViewInput;
};

/** A screen that a share link can show. */
export type SharedScreen =
  | 'HEAD_TO_HEAD'
  | 'OVERVIEW'
  | 'PROMPT'
  | 'TOPIC'
  | 'WHAT_CHANGED';

/** What a screen shows, as for `createShareLink`. */
export type ViewInput = {
  /** For WHAT_CHANGED: an earlier range of its own. */
  before?: EarlierDays | null | undefined;
  /** With the figures of the range before; for OVERVIEW, TOPIC and PROMPT with a range. */
  compare?: boolean;
  /** A number of days, both `from` and `to`, or none of them for all time. */
  filter?: MetricsFilter | null | undefined;
  screen: SharedScreen;
  /** Id of the topic, competitor or prompt that the screen shows; left out for others. */
  subjectId?: string | null | undefined;
};

export type ViewScheduleInput = {
  /** 0–23 in the account's time zone. */
  hour: number;
  /** 1–20 e-mail addresses. */
  recipients: Array<string>;
  /** 1–120 characters without links; the screen's name where left out. */
  title?: string | null | undefined;
  /** With a number of days or all time: fixed days do not change. */
  view: ViewInput;
  /** 1 Monday – 7 Sunday. */
  weekday: number;
};

export type SendViewMutationVariables = Exact<{
  input: Types.SendViewInput;
}>;


export type SendViewMutation = { sendView: { id: string, mails: Array<{ address: string, status: Types.RecipientMailStatus }> } };

export type SaveViewScheduleMutationVariables = Exact<{
  input: Types.ViewScheduleInput;
}>;


export type SaveViewScheduleMutation = { saveViewSchedule: Array<{ id: string, title: string, nextDay: string | null, timeZone: string }> };


export const SendViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<SendViewMutation, SendViewMutationVariables>;
export const SaveViewScheduleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveViewSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewScheduleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveViewSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"nextDay"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<SaveViewScheduleMutation, SaveViewScheduleMutationVariables>;
export const useSendViewMutation = bindMutation(SendViewDocument);
export const useSaveViewScheduleMutation = bindMutation(SaveViewScheduleDocument);