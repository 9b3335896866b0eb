/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ReportBudgetQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportBudgetQuery = { reportBudget: { reports: number, reportsLimit: number, spent: number, limit: number, failedMails: number, failedReports: number } };


export const ReportBudgetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportBudget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportBudget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"reportsLimit"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"failedMails"}},{"kind":"Field","name":{"kind":"Name","value":"failedReports"}}]}}]}}]} as unknown as DocumentNode<ReportBudgetQuery, ReportBudgetQueryVariables>;
export const useReportBudgetQuery = bindQuery(ReportBudgetDocument);