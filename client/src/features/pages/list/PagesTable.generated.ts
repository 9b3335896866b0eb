/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Whose site it is, by the tracked companies' domains. */
export type SiteOwner =
  | 'COMPETITOR'
  | 'OTHER'
  | 'OWN';

export type SortDirection =
  | 'ASC'
  | 'DESC';

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

export type WebPageSort =
  | 'AUTHORITATIVENESS'
  | 'CITATIONS'
  /** Answers that cite it. */
  | 'CITED'
  | 'FLUENCY'
  /** Answers that cite it, name a competitor and not the brand. */
  | 'MISSED'
  | 'QUOTATIONS'
  | 'READ_AT'
  | 'STATISTICS'
  | 'TECHNICAL_TERMS'
  | 'TITLE'
  | 'WORDS';

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

export type PagesQueryVariables = Exact<{
  statuses?: Array<Types.WebPageStatus> | Types.WebPageStatus | null | undefined;
  kind?: Types.WebPageKind | null | undefined;
  owner?: Types.SiteOwner | null | undefined;
  search?: string | null | undefined;
  sort: Types.WebPageSort;
  direction: Types.SortDirection;
  first: number;
  after?: string | null | undefined;
}>;


export type PagesQuery = { webPages: { next: string | null, total: number, nodes: Array<{ id: string, url: string, domain: string, title: string, owner: Types.SiteOwner, simulated: boolean, status: Types.WebPageStatus, problem: string | null, readAt: string | null, kind: Types.WebPageKind | null, words: number, answers: number, scores: { authoritativeness: number | null, citations: number | null, quotations: number | null, statistics: number | null, technicalTerms: number | null, fluency: number | null } | null, missed: { value: number | null, hits: number, answers: number } }> } };

export type PagesTable_PageFragment = { id: string, url: string, domain: string, title: string, owner: Types.SiteOwner, simulated: boolean, status: Types.WebPageStatus, problem: string | null, readAt: string | null, kind: Types.WebPageKind | null, words: number, answers: number, scores: { authoritativeness: number | null, citations: number | null, quotations: number | null, statistics: number | null, technicalTerms: number | null, fluency: number | null } | null, missed: { value: number | null, hits: number, answers: number } } & { ' $fragmentName'?: 'PagesTable_PageFragment' };

export const PagesTable_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PagesTable_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"simulated"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authoritativeness"}},{"kind":"Field","name":{"kind":"Name","value":"citations"}},{"kind":"Field","name":{"kind":"Name","value":"quotations"}},{"kind":"Field","name":{"kind":"Name","value":"statistics"}},{"kind":"Field","name":{"kind":"Name","value":"technicalTerms"}},{"kind":"Field","name":{"kind":"Name","value":"fluency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"missed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}}]}}]} as unknown as DocumentNode<PagesTable_PageFragment, unknown>;
export const PagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Pages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"statuses"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebPageStatus"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebPageKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"owner"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteOwner"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebPageSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"statuses"},"value":{"kind":"Variable","name":{"kind":"Name","value":"statuses"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"owner"},"value":{"kind":"Variable","name":{"kind":"Name","value":"owner"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PagesTable_page"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PagesTable_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"simulated"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authoritativeness"}},{"kind":"Field","name":{"kind":"Name","value":"citations"}},{"kind":"Field","name":{"kind":"Name","value":"quotations"}},{"kind":"Field","name":{"kind":"Name","value":"statistics"}},{"kind":"Field","name":{"kind":"Name","value":"technicalTerms"}},{"kind":"Field","name":{"kind":"Name","value":"fluency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"missed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}}]}}]} as unknown as DocumentNode<PagesQuery, PagesQueryVariables>;
export const usePagesQuery = bindQuery(PagesDocument);