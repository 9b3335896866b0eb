/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** State of its mail. */
export type ReportMailStatus =
  /** Given up after several attempts; it can be retried. */
  | 'FAILED'
  /** There is nothing to send yet. */
  | 'NONE'
  | 'SENT'
  | 'WAITING';

/** State of a report. */
export type ReportStatus =
  /** Its prompts are being asked. */
  | 'ASKING'
  /** It could not be made; it can be retried. */
  | 'FAILED'
  | 'MADE'
  /** Removed on request; only its cost is kept. */
  | 'REMOVED'
  /** Its address has not been confirmed yet; nothing is asked until then. */
  | 'UNCONFIRMED'
  /** It will be made as soon as a worker is free. */
  | 'WAITING';

export type RequestRow_RequestFragment = { id: string, email: string, company: string, status: Types.ReportStatus, problem: string | null, mailStatus: Types.ReportMailStatus, mailProblem: string | null, simulated: boolean, prompts: number, asked: number, planned: number, cost: number, estimatedCost: number | null, requestedAt: string, confirmedAt: string | null, madeAt: string | null, mailedAt: string | null, platforms: Array<{ key: string, name: string }> } & { ' $fragmentName'?: 'RequestRow_RequestFragment' };

export type ReportRequestsQueryVariables = Exact<{
  status?: Types.ReportStatus | null | undefined;
  mailStatus?: Types.ReportMailStatus | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ReportRequestsQuery = { reportRequests: { endCursor: string | null, nodes: Array<{ id: string, email: string, company: string, status: Types.ReportStatus, problem: string | null, mailStatus: Types.ReportMailStatus, mailProblem: string | null, simulated: boolean, prompts: number, asked: number, planned: number, cost: number, estimatedCost: number | null, requestedAt: string, confirmedAt: string | null, madeAt: string | null, mailedAt: string | null, platforms: Array<{ key: string, name: string }> }> } };

export const RequestRow_RequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestRow_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"mailStatus"}},{"kind":"Field","name":{"kind":"Name","value":"mailProblem"}},{"kind":"Field","name":{"kind":"Name","value":"simulated"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}}]}}]} as unknown as DocumentNode<RequestRow_RequestFragment, unknown>;
export const ReportRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mailStatus"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportMailStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"mailStatus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mailStatus"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestRow_request"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestRow_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"mailStatus"}},{"kind":"Field","name":{"kind":"Name","value":"mailProblem"}},{"kind":"Field","name":{"kind":"Name","value":"simulated"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}}]}}]} as unknown as DocumentNode<ReportRequestsQuery, ReportRequestsQueryVariables>;
export const useReportRequestsQuery = bindQuery(ReportRequestsDocument);