/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Whether two figures differ by more than chance. */
export type ChangeVerdict =
  /** Clearly lower than before. */
  | 'DOWN'
  /** Within chance, or nothing to compare with. */
  | 'NO_CLEAR_CHANGE'
  /** Clearly higher than before. */
  | 'UP';

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

/** How an answer's persona gave its place. */
export type PlaceGiven =
  /** Stated in the prompt. */
  | 'PROMPT'
  /** By the vendor's own setting for a location. */
  | 'SETTING';

export type PersonaComparisonsQueryVariables = Exact<{
  promptId?: string | null | undefined;
  filter?: Types.MetricsFilter | null | undefined;
}>;


export type PersonaComparisonsQuery = { personaComparisons: { personas: Array<{ placeGiven: Array<Types.PlaceGiven>, persona: { id: string, name: string, archived: boolean }, asked: { mentionRate: { value: number | null, low: number | null, high: number | null, hits: number, answers: number, note: string | null }, sentiment: { value: number | null, low: number | null, high: number | null } }, plain: { mentionRate: { value: number | null, low: number | null, high: number | null, hits: number, answers: number, note: string | null }, sentiment: { value: number | null, low: number | null, high: number | null } }, difference: { points: number | null, low: number | null, high: number | null, verdict: Types.ChangeVerdict, prompts: number, note: string } }> } };

export type AskedAs_AnswersFragment = { mentionRate: { value: number | null, low: number | null, high: number | null, hits: number, answers: number, note: string | null }, sentiment: { value: number | null, low: number | null, high: number | null } } & { ' $fragmentName'?: 'AskedAs_AnswersFragment' };

export const AskedAs_AnswersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AskedAs_answers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AskedAnswers"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mentionRate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentiment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}}]} as unknown as DocumentNode<AskedAs_AnswersFragment, unknown>;
export const PersonaComparisonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonaComparisons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"promptId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MetricsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personaComparisons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"promptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"promptId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"persona"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}}]}},{"kind":"Field","name":{"kind":"Name","value":"placeGiven"}},{"kind":"Field","name":{"kind":"Name","value":"asked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AskedAs_answers"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"plain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AskedAs_answers"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"difference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AskedAs_answers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AskedAnswers"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mentionRate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentiment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}}]} as unknown as DocumentNode<PersonaComparisonsQuery, PersonaComparisonsQueryVariables>;
export const usePersonaComparisonsQuery = bindQuery(PersonaComparisonsDocument);