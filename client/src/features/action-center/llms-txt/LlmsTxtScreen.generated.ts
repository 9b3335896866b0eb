/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A bot that shall be allowed the whole site, or nothing of it. */
export type BotPolicyInput = {
  allowed: boolean;
  token: string;
};

/** What the vendor of a bot says that it fetches pages for. */
export type BotPurpose =
  | 'SEARCH'
  | 'TRAINING'
  /** A user asked for the page. */
  | 'USER';

export type DifferenceChange =
  | 'ADDED'
  | 'REMOVED'
  | 'SAME'
  /** Equal lines that are left out. */
  | 'SKIPPED';

export type LlmsLinkOutcome =
  | 'FAILED'
  /** The check ended before its turn. */
  | 'NOT_CHECKED'
  | 'NOT_FOUND'
  | 'OK'
  | 'REDIRECT'
  | 'REFUSED'
  /** The site's robots.txt does not allow it to be read. */
  | 'ROBOTS'
  | 'TIMED_OUT'
  | 'UNREACHABLE';

/** Where the text in the editor comes from. */
export type LlmsTxtOrigin =
  /** Saved in the editor. */
  | 'DRAFT'
  /** Written from the site's pages. */
  | 'GENERATED'
  /** There is nothing to write it from. */
  | 'NONE'
  /** The file of the brand's site. */
  | 'SITE';

export type ProposeRobotsTxtInput = {
  /** At most 50. */
  bots?: Array<BotPolicyInput>;
  /** Such as `search=yes, ai-train=no`; an empty text removes the line, null leaves it. */
  contentSignal?: string | null | undefined;
  /** Such as `train-ai=n`; an empty text removes the line, null leaves it. */
  contentUsage?: string | null | undefined;
};

export type SiteCheckStatus =
  | 'DONE'
  | 'FAILED'
  | 'RUNNING'
  | 'WAITING';

export type SiteFileKind =
  /** Only whether it exists. */
  | 'LLMS_FULL_TXT'
  | 'LLMS_TXT'
  | 'ROBOTS_TXT';

export type SiteFileSeverity =
  /** Readers misunderstand the file. */
  | 'ERROR'
  | 'NOTE'
  /** Some readers do. */
  | 'WARNING';

/** What became of the latest request for a file. */
export type SiteFileStatus =
  | 'FAILED'
  | 'NOT_CHECKED'
  /** 404 or 410. */
  | 'NOT_FOUND'
  /** A web page or another file that is no text. */
  | 'NOT_TEXT'
  | 'READ'
  /** 401, 403 or another refusal. */
  | 'REFUSED'
  /** The site's robots.txt does not allow it to be read. */
  | 'ROBOTS'
  | 'TIMED_OUT'
  /** More than 500 KB. */
  | 'TOO_LARGE'
  | 'UNREACHABLE';

export type FindingFieldsFragment = { line: number, kind: string, severity: Types.SiteFileSeverity, message: string, allowed: string } & { ' $fragmentName'?: 'FindingFieldsFragment' };

export type EditedFileFragment = { sample: boolean, text: string, origin: Types.LlmsTxtOrigin, savedAt: string | null, version: string, example: string, findings: Array<{ line: number, kind: string, severity: Types.SiteFileSeverity, message: string, allowed: string }>, scores: { conciseness: number, fluency: number, technicalAccuracy: number, citationPotential: number } } & { ' $fragmentName'?: 'EditedFileFragment' };

export type CheckFieldsFragment = { id: string, status: Types.SiteCheckStatus, withLinks: boolean, daily: boolean, startedAt: string, endedAt: string | null, linkCount: number, linksChecked: number } & { ' $fragmentName'?: 'CheckFieldsFragment' };

export type LlmsTxtQueryVariables = Exact<{ [key: string]: never; }>;


export type LlmsTxtQuery = { llmsTxtFile: { sample: boolean, text: string, origin: Types.LlmsTxtOrigin, savedAt: string | null, version: string, example: string, findings: Array<{ line: number, kind: string, severity: Types.SiteFileSeverity, message: string, allowed: string }>, scores: { conciseness: number, fluency: number, technicalAccuracy: number, citationPotential: number } }, siteFiles: { id: string, domain: string | null, contentSignal: string | null, contentUsage: string | null, files: Array<{ kind: Types.SiteFileKind, status: Types.SiteFileStatus, httpStatus: number | null, problem: string | null, finalUrl: string | null, checkedAt: string | null, checkedDaily: boolean, text: string | null, findings: Array<{ line: number, kind: string, severity: Types.SiteFileSeverity, message: string, allowed: string }>, versions: Array<{ number: number, fetchedAt: string, bytes: number }> }>, check: { linksAt: string | null, id: string, status: Types.SiteCheckStatus, withLinks: boolean, daily: boolean, startedAt: string, endedAt: string | null, linkCount: number, linksChecked: number, links: Array<{ line: number, name: string, url: string, outcome: Types.LlmsLinkOutcome, httpStatus: number | null, redirectsTo: string | null, canonicalUrl: string | null, noIndex: boolean, closedFor: Array<string> }> } | null, policies: Array<{ token: string, vendor: string, purpose: Types.BotPurpose, documentation: string | null, remark: string | null, isAllowed: boolean, line: number | null, isNamed: boolean, closedPages: Array<string> }>, citedPages: Array<{ url: string, title: string, citations: number }> } };

export type SiteCheckProgressQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteCheckProgressQuery = { siteFiles: { id: string, check: { id: string, status: Types.SiteCheckStatus, withLinks: boolean, daily: boolean, startedAt: string, endedAt: string | null, linkCount: number, linksChecked: number } | null } };

export type SiteFileDifferenceQueryVariables = Exact<{
  file: Types.SiteFileKind;
  from: number;
  to: number;
}>;


export type SiteFileDifferenceQuery = { siteFileDifference: { tooLarge: boolean, lines: Array<{ change: Types.DifferenceChange, line: number, text: string }> } };

export type GeneratedLlmsTxtQueryVariables = Exact<{ [key: string]: never; }>;


export type GeneratedLlmsTxtQuery = { generatedLlmsTxt: string };

export type ProposedRobotsTxtQueryVariables = Exact<{
  input: Types.ProposeRobotsTxtInput;
}>;


export type ProposedRobotsTxtQuery = { proposedRobotsTxt: { text: string, difference: { tooLarge: boolean, lines: Array<{ change: Types.DifferenceChange, line: number, text: string }> }, findings: Array<{ line: number, kind: string, severity: Types.SiteFileSeverity, message: string, allowed: string }> } };

export type SaveLlmsTxtMutationVariables = Exact<{
  text: string;
  version?: string | null | undefined;
}>;


export type SaveLlmsTxtMutation = { saveLlmsTxt: { file: { sample: boolean, text: string, origin: Types.LlmsTxtOrigin, savedAt: string | null, version: string, example: string, findings: Array<{ line: number, kind: string, severity: Types.SiteFileSeverity, message: string, allowed: string }>, scores: { conciseness: number, fluency: number, technicalAccuracy: number, citationPotential: number } }, conflict: { message: string, version: string } | null, errors: Array<{ field: string, message: string }> } };

export type CheckSiteFilesMutationVariables = Exact<{
  links: boolean;
}>;


export type CheckSiteFilesMutation = { checkSiteFiles: { errors: Array<{ field: string, message: string }>, siteFiles: { id: string, check: { id: string, status: Types.SiteCheckStatus, withLinks: boolean, daily: boolean, startedAt: string, endedAt: string | null, linkCount: number, linksChecked: number } | null } } };

export const FindingFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FindingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFileFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}}]}}]} as unknown as DocumentNode<FindingFieldsFragment, unknown>;
export const EditedFileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LlmsTxtFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sample"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"example"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conciseness"}},{"kind":"Field","name":{"kind":"Name","value":"fluency"}},{"kind":"Field","name":{"kind":"Name","value":"technicalAccuracy"}},{"kind":"Field","name":{"kind":"Name","value":"citationPotential"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FindingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFileFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}}]}}]} as unknown as DocumentNode<EditedFileFragment, unknown>;
export const CheckFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"withLinks"}},{"kind":"Field","name":{"kind":"Name","value":"daily"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"linkCount"}},{"kind":"Field","name":{"kind":"Name","value":"linksChecked"}}]}}]} as unknown as DocumentNode<CheckFieldsFragment, unknown>;
export const LlmsTxtDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LlmsTxt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"llmsTxtFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedFile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"siteFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"contentSignal"}},{"kind":"Field","name":{"kind":"Name","value":"contentUsage"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"httpStatus"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"finalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedDaily"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"fetchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"check"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"linksAt"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"httpStatus"}},{"kind":"Field","name":{"kind":"Name","value":"redirectsTo"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"noIndex"}},{"kind":"Field","name":{"kind":"Name","value":"closedFor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"policies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"documentation"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"isAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"isNamed"}},{"kind":"Field","name":{"kind":"Name","value":"closedPages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"citedPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"citations"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FindingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFileFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LlmsTxtFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sample"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"example"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conciseness"}},{"kind":"Field","name":{"kind":"Name","value":"fluency"}},{"kind":"Field","name":{"kind":"Name","value":"technicalAccuracy"}},{"kind":"Field","name":{"kind":"Name","value":"citationPotential"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"withLinks"}},{"kind":"Field","name":{"kind":"Name","value":"daily"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"linkCount"}},{"kind":"Field","name":{"kind":"Name","value":"linksChecked"}}]}}]} as unknown as DocumentNode<LlmsTxtQuery, LlmsTxtQueryVariables>;
export const SiteCheckProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteCheckProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"check"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"withLinks"}},{"kind":"Field","name":{"kind":"Name","value":"daily"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"linkCount"}},{"kind":"Field","name":{"kind":"Name","value":"linksChecked"}}]}}]} as unknown as DocumentNode<SiteCheckProgressQuery, SiteCheckProgressQueryVariables>;
export const SiteFileDifferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteFileDifference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFileKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteFileDifference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tooLarge"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<SiteFileDifferenceQuery, SiteFileDifferenceQueryVariables>;
export const GeneratedLlmsTxtDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GeneratedLlmsTxt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generatedLlmsTxt"}}]}}]} as unknown as DocumentNode<GeneratedLlmsTxtQuery, GeneratedLlmsTxtQueryVariables>;
export const ProposedRobotsTxtDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProposedRobotsTxt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposeRobotsTxtInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposedRobotsTxt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"difference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tooLarge"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FindingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFileFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}}]}}]} as unknown as DocumentNode<ProposedRobotsTxtQuery, ProposedRobotsTxtQueryVariables>;
export const SaveLlmsTxtDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLlmsTxt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveLlmsTxt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedFile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"conflict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FindingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFileFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LlmsTxtFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sample"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"example"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conciseness"}},{"kind":"Field","name":{"kind":"Name","value":"fluency"}},{"kind":"Field","name":{"kind":"Name","value":"technicalAccuracy"}},{"kind":"Field","name":{"kind":"Name","value":"citationPotential"}}]}}]}}]} as unknown as DocumentNode<SaveLlmsTxtMutation, SaveLlmsTxtMutationVariables>;
export const CheckSiteFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckSiteFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"links"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkSiteFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"links"},"value":{"kind":"Variable","name":{"kind":"Name","value":"links"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"siteFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"check"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteCheck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"withLinks"}},{"kind":"Field","name":{"kind":"Name","value":"daily"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"linkCount"}},{"kind":"Field","name":{"kind":"Name","value":"linksChecked"}}]}}]} as unknown as DocumentNode<CheckSiteFilesMutation, CheckSiteFilesMutationVariables>;
export const useLlmsTxtQuery = bindQuery(LlmsTxtDocument);
export const useSiteCheckProgressQuery = bindQuery(SiteCheckProgressDocument);
export const useSiteFileDifferenceQuery = bindQuery(SiteFileDifferenceDocument);
export const useGeneratedLlmsTxtQuery = bindQuery(GeneratedLlmsTxtDocument);
export const useProposedRobotsTxtQuery = bindQuery(ProposedRobotsTxtDocument);
export const useSaveLlmsTxtMutation = bindMutation(SaveLlmsTxtDocument);
export const useCheckSiteFilesMutation = bindMutation(CheckSiteFilesDocument);