/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** How an answer's persona gave its place. */
export type PlaceGiven =
  /** Stated in the prompt. */
  | 'PROMPT'
  /** By the vendor's own setting for a location. */
  | 'SETTING';

/** Where an answer was asked for. */
export type Surface =
  /** The vendor's API. */
  | 'API'
  /** An import that does not say. */
  | 'IMPORT'
  /** The interface that people use, as a browser or a data export captured it. */
  | 'INTERFACE';

export type AnswerFacts_AnswerFragment = { id: string, model: string | null, surface: Types.Surface, sample: number, collectedAt: string, simulated: boolean, unsupportedLanguage: string | null, prompt: { id: string, branded: boolean, topic: { id: string, name: string, slug: string } }, platform: { key: string, name: string }, askedAs: { id: string, name: string, placeGiven: Types.PlaceGiven | null } | null } & { ' $fragmentName'?: 'AnswerFacts_AnswerFragment' };

export const AnswerFacts_AnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerFacts_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"prompt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"branded"}},{"kind":"Field","name":{"kind":"Name","value":"topic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"surface"}},{"kind":"Field","name":{"kind":"Name","value":"askedAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"placeGiven"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"}},{"kind":"Field","name":{"kind":"Name","value":"collectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"simulated"}},{"kind":"Field","name":{"kind":"Name","value":"unsupportedLanguage"}}]}}]} as unknown as DocumentNode<AnswerFacts_AnswerFragment, unknown>;