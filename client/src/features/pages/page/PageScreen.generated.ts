/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Whose site it is, by the tracked companies' domains. */
export type SiteOwner =
  | 'COMPETITOR'
  | 'OTHER'
  | 'OWN';

/** What a page is for, told from its structure. */
export type WebPageKind =
  | 'COMPARISON'
  | 'DOCUMENTATION'
  | 'FORUM'
  | 'HOME'
  | 'HOW_TO'
  | 'LIST'
  | 'NEWS'
  | 'OTHER'
  | 'PRODUCT'
  | 'REVIEW'
  | 'VIDEO';

/** What became of the latest attempt to read a page. */
export type WebPageStatus =
  /** Any other failure; `problem` says which. */
  | 'FAILED'
  /** It has no text until a browser runs its scripts. */
  | 'NEEDS_JAVASCRIPT'
  /** 404 or 410. */
  | 'NOT_FOUND'
  | 'NOT_HTML'
  | 'NO_TEXT'
  | 'READ'
  /** 401, 402, 403, 429 or 451. */
  | 'REFUSED'
  /** The site's robots.txt does not allow it. */
  | 'ROBOTS'
  | 'TIMED_OUT'
  /** Larger than 3 MB. */
  | 'TOO_LARGE'
  | 'UNREACHABLE'
  /** Not tried yet. */
  | 'WAITING';

export type WebPageQueryVariables = Exact<{
  id: string;
}>;


export type WebPageQuery = { webPage: { id: string, url: string, domain: string, title: string, owner: Types.SiteOwner, inSitemap: boolean, simulated: boolean, status: Types.WebPageStatus, httpStatus: number | null, problem: string | null, triedAt: string | null, readAt: string | null, dueAt: string, finalUrl: string | null, kind: Types.WebPageKind | null, author: string | null, publishedOn: string | null, modifiedOn: string | null, language: string | null, words: number, paywalled: boolean, noIndex: boolean, answers: number, visible: { value: number | null, hits: number, answers: number }, missed: { value: number | null, hits: number, answers: number }, versions: Array<{ number: number, readAt: string, words: number }>, prompts: Array<{ id: string, question: string, answers: number, missed: number }> } | null };

export type ReadPageAgainMutationVariables = Exact<{
  id: string;
}>;


export type ReadPageAgainMutation = { readPageAgain: { id: string, triedAt: string | null } };

export type PageScreen_PageFragment = { id: string, url: string, domain: string, title: string, owner: Types.SiteOwner, inSitemap: boolean, simulated: boolean, status: Types.WebPageStatus, httpStatus: number | null, problem: string | null, triedAt: string | null, readAt: string | null, dueAt: string, finalUrl: string | null, kind: Types.WebPageKind | null, author: string | null, publishedOn: string | null, modifiedOn: string | null, language: string | null, words: number, paywalled: boolean, noIndex: boolean, answers: number, visible: { value: number | null, hits: number, answers: number }, missed: { value: number | null, hits: number, answers: number }, versions: Array<{ number: number, readAt: string, words: number }>, prompts: Array<{ id: string, question: string, answers: number, missed: number }> } & { ' $fragmentName'?: 'PageScreen_PageFragment' };

export const PageScreen_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageScreen_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"inSitemap"}},{"kind":"Field","name":{"kind":"Name","value":"simulated"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"httpStatus"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"finalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedOn"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"paywalled"}},{"kind":"Field","name":{"kind":"Name","value":"noIndex"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"visible"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prompts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"missed"}}]}}]}}]} as unknown as DocumentNode<PageScreen_PageFragment, unknown>;
export const WebPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageScreen_page"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageScreen_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"inSitemap"}},{"kind":"Field","name":{"kind":"Name","value":"simulated"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"httpStatus"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"finalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedOn"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"paywalled"}},{"kind":"Field","name":{"kind":"Name","value":"noIndex"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"visible"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prompts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"missed"}}]}}]}}]} as unknown as DocumentNode<WebPageQuery, WebPageQueryVariables>;
export const ReadPageAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadPageAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readPageAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}}]}}]}}]} as unknown as DocumentNode<ReadPageAgainMutation, ReadPageAgainMutationVariables>;
export const useWebPageQuery = bindQuery(WebPageDocument);
export const useReadPageAgainMutation = bindMutation(ReadPageAgainDocument);