/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CreateAccountReportInput = {
  filter?: MetricsFilter | null | undefined;
  /** At most 500 characters to the recipients, without links. */
  note?: string | null | undefined;
  /** At most 20 e-mail addresses; each gets a mail of its own. */
  recipients?: Array<string>;
  /** 1–120 characters without links; the brand's name and the range where left out. */
  title?: string | null | undefined;
  /** All topics when left out. */
  topicId?: string | null | undefined;
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

export type SendReportRecipientsQueryVariables = Exact<{ [key: string]: never; }>;


export type SendReportRecipientsQuery = { viewer: { id: string, email: string }, reportRecipients: { latest: Array<string>, mailsLeft: number, mailsPerDay: number, nodes: Array<{ address: string, unsubscribed: boolean }> } };

export type CreateAccountReportMutationVariables = Exact<{
  input: Types.CreateAccountReportInput;
}>;


export type CreateAccountReportMutation = { createAccountReport: { id: string, mails: Array<{ address: string, status: Types.RecipientMailStatus }> } };


export const SendReportRecipientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SendReportRecipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reportRecipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latest"}},{"kind":"Field","name":{"kind":"Name","value":"mailsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"mailsPerDay"}}]}}]}}]} as unknown as DocumentNode<SendReportRecipientsQuery, SendReportRecipientsQueryVariables>;
export const CreateAccountReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccountReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAccountReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccountReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<CreateAccountReportMutation, CreateAccountReportMutationVariables>;
export const useSendReportRecipientsQuery = bindQuery(SendReportRecipientsDocument);
export const useCreateAccountReportMutation = bindMutation(CreateAccountReportDocument);