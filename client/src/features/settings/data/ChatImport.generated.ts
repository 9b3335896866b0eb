/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Result of a measurement; only `ANSWERED` counts in denominators. */
export type AnswerStatus =
  | 'ANSWERED'
  /** The reply held no text. */
  | 'EMPTY'
  /** The platform could not be asked. */
  | 'FAILED'
  /** The platform declined to answer. */
  | 'REFUSED';

/** A recorded answer. Sending the same `id` again changes nothing. */
export type RecordedAnswerInput = {
  /** The answer's unchanged text, at most 200,000 characters; empty for a measurement without text. */
  answer: string;
  collectedAt: string;
  /** Why there is no usable answer, at most 500 characters. */
  failure?: string | null | undefined;
  /** Stable id of the recorded answer, 1–200 characters. */
  id: string;
  /** The built-in analysis judges when left out. */
  judgement?: RecordedJudgementInput | null | undefined;
  /** Model name as the platform gives it, at most 120 characters. */
  model?: string | null | undefined;
  /** Null where nobody corrected the order. */
  order?: RecordedOrderInput | null | undefined;
  /** Name of the persona of this account that it was asked as; left out, it was asked plainly. */
  persona?: string | null | undefined;
  /** `setting` or `prompt`: how the persona's place was given; left out where that is not known. */
  placeGiven?: string | null | undefined;
  /** Platform key: lower-case letters, digits and hyphens, 1–60 characters. */
  platform: string;
  /** Shopping results, at most 20. */
  products?: Array<RecordedProductInput> | null | undefined;
  /** The question, 1–2000 characters; created when it is new in its topic. */
  prompt: string;
  /** Shared by the wordings of one question, at most 200 characters. */
  promptGroup?: string | null | undefined;
  /** What people said of companies in it, at most 100; these win over the analysis. */
  reviews?: Array<RecordedReviewInput>;
  /** Number of the repeat, 1–1000. */
  run?: number;
  /** What the platform searched for, at most 20. */
  searches?: Array<RecordedSearchInput> | null | undefined;
  /** Made by a simulator; every screen of the account then says so. */
  simulated?: boolean;
  /** The platform's own citations, at most 200. */
  sources?: Array<RecordedSourceInput>;
  /** Defaults to `ANSWERED`, or to `EMPTY` for an answer without text. */
  status?: AnswerStatus | null | undefined;
  /** Where it was asked for: `api`, `interface` or `import`, which does not say and is the default. An answer of an interface is counted under a platform of its own, such as `chatgpt-interface`. */
  surface?: string | null | undefined;
  /** Name of the topic, 1–120 characters; created when it is new. */
  topic: string;
};

/** A company that a chat model found named in an answer. */
export type RecordedCompanyInput = {
  /** As the answer spells it, at most 120 characters; ignored if the answer does not contain it. */
  name: string;
  /** 0–100, 50 is mixed; null if it could not be judged. */
  sentiment?: number | null | undefined;
};

/** What the product found at the time of a review, as `ProductFinding`. */
export type RecordedFindingInput = {
  /** Companies that it found named in the answer. */
  companies: number;
  /** `rules`, or a chat model by its name. */
  judge?: string | null | undefined;
  method: string;
  named: boolean;
  position?: number | null | undefined;
  sentiment?: number | null | undefined;
};

/** A chat model's judgement of the answer, made when it was recorded. */
export type RecordedJudgementInput = {
  /** At most 60. */
  companies: Array<RecordedCompanyInput>;
  /** Name of the model, 1–200 characters; shown with every value it judged. */
  model: string;
};

/** The order of a recorded answer's companies as a person corrected it, as an export has it. */
export type RecordedOrderInput = {
  /** Names, the first first; at most 100. */
  companies: Array<string>;
  /** The product's order of the same companies; at most 100. */
  productCompanies: Array<string>;
  reviewedAt: string;
  reviewer: string;
};

/** A product that the platform showed with the answer. */
export type RecordedProductInput = {
  /** At most 120 characters. */
  merchant?: string | null | undefined;
  /** 1–300 characters. */
  name: string;
  /** As shown, such as `$57.00`; at most 60 characters. */
  price?: string | null | undefined;
  url?: string | null | undefined;
};

/** A person's review of a recorded answer, as an export has it. */
export type RecordedReviewInput = {
  /** Name of the brand or of a competitor; a review of a company that is not tracked is ignored. */
  company: string;
  named: boolean;
  product: RecordedFindingInput;
  reviewedAt: string;
  reviewer: string;
  /** Part of the random sample. */
  sampled: boolean;
  /** Where the answer names it, at most 1,000. */
  spans: Array<RecordedSpanInput>;
  /** `positive`, `mixed`, `negative` or `none`; null where the company is not named. */
  verdict?: string | null | undefined;
};

/** A search that the platform made while it answered. */
export type RecordedSearchInput = {
  /** 1–300 characters. */
  query: string;
  /** Pages that the search returned, at most 20; left out where that is not known. */
  urls?: Array<string> | null | undefined;
};

/** A source as the platform returned it. */
export type RecordedSourceInput = {
  title?: string;
  url: string;
};

/** A range of UTF-16 code units, as `TextSpan`. */
export type RecordedSpanInput = {
  end: number;
  start: number;
};

export type ChatPromptsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChatPromptsQuery = { topicSettings: Array<{ id: string, name: string }>, promptSettings: { prompts: Array<{ topicId: string, question: string }> } };

export type ImportChatsMutationVariables = Exact<{
  answers: Array<Types.RecordedAnswerInput> | Types.RecordedAnswerInput;
}>;


export type ImportChatsMutation = { importAnswers: { stored: number, unchanged: number, rejected: Array<{ index: number, reason: string }> } };


export const ChatPromptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatPrompts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topicSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promptSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prompts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topicId"}},{"kind":"Field","name":{"kind":"Name","value":"question"}}]}}]}}]}}]} as unknown as DocumentNode<ChatPromptsQuery, ChatPromptsQueryVariables>;
export const ImportChatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportChats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answers"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordedAnswerInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"answers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answers"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stored"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ImportChatsMutation, ImportChatsMutationVariables>;
export const useChatPromptsQuery = bindQuery(ChatPromptsDocument);
export const useImportChatsMutation = bindMutation(ImportChatsDocument);