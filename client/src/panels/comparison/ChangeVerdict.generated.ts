/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Whether two figures differ by more than chance. */
export type ChangeVerdict =
  /** Clearly lower than before. */
  | 'DOWN'
  /** Within chance, or nothing to compare with. */
  | 'NO_CLEAR_CHANGE'
  /** Clearly higher than before. */
  | 'UP';

export type ChangeVerdict_ChangeFragment = { difference: number | null, verdict: Types.ChangeVerdict, prompts: number, note: string, previous: { answers: number } } & { ' $fragmentName'?: 'ChangeVerdict_ChangeFragment' };

export type ChangeVerdict_MeanChangeFragment = { difference: number | null, verdict: Types.ChangeVerdict, prompts: number, note: string, previous: { answers: number } } & { ' $fragmentName'?: 'ChangeVerdict_MeanChangeFragment' };

export const ChangeVerdict_ChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeVerdict_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}}]}}]} as unknown as DocumentNode<ChangeVerdict_ChangeFragment, unknown>;
export const ChangeVerdict_MeanChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeVerdict_meanChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeanChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}}]}}]} as unknown as DocumentNode<ChangeVerdict_MeanChangeFragment, unknown>;