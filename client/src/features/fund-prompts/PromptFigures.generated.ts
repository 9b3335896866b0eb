/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PromptFigures_PromptFragment = { id: string, prompt: string, category: string, averageRank: number, rankChange: number, visibility: number, topCompetitors: Array<string> } & { ' $fragmentName'?: 'PromptFigures_PromptFragment' };

export const PromptFigures_PromptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromptFigures_prompt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FundPrompt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"prompt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"averageRank"}},{"kind":"Field","name":{"kind":"Name","value":"rankChange"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"topCompetitors"}}]}}]} as unknown as DocumentNode<PromptFigures_PromptFragment, unknown>;