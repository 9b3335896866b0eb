/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type FundLiveMentionsQueryVariables = Exact<{ [key: string]: never; }>;


export type FundLiveMentionsQuery = { crawlerActivity: { sample: boolean, earlierMentions: number, pages: Array<string>, conversionPercent: number, aiTrafficPercent: number, pagesIndexed: number, weeklyChangePercent: number, crawlers: Array<{ name: string, provider: string, userAgent: string, share: number }> } };

export type CrawlerFiguresFragment = { conversionPercent: number, aiTrafficPercent: number, pagesIndexed: number, weeklyChangePercent: number } & { ' $fragmentName'?: 'CrawlerFiguresFragment' };

export const CrawlerFiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrawlerFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrawlerActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversionPercent"}},{"kind":"Field","name":{"kind":"Name","value":"aiTrafficPercent"}},{"kind":"Field","name":{"kind":"Name","value":"pagesIndexed"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyChangePercent"}}]}}]} as unknown as DocumentNode<CrawlerFiguresFragment, unknown>;
export const FundLiveMentionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FundLiveMentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"crawlerActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sample"}},{"kind":"Field","name":{"kind":"Name","value":"earlierMentions"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"crawlers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrawlerFigures"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrawlerFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrawlerActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversionPercent"}},{"kind":"Field","name":{"kind":"Name","value":"aiTrafficPercent"}},{"kind":"Field","name":{"kind":"Name","value":"pagesIndexed"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyChangePercent"}}]}}]} as unknown as DocumentNode<FundLiveMentionsQuery, FundLiveMentionsQueryVariables>;
export const useFundLiveMentionsQuery = bindQuery(FundLiveMentionsDocument);