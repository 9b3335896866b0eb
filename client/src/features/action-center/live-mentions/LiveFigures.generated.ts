/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type LiveFigures_ActivityFragment = { conversionPercent: number, aiTrafficPercent: number, pagesIndexed: number, weeklyChangePercent: number } & { ' $fragmentName'?: 'LiveFigures_ActivityFragment' };

export const LiveFigures_ActivityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveFigures_activity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrawlerActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversionPercent"}},{"kind":"Field","name":{"kind":"Name","value":"aiTrafficPercent"}},{"kind":"Field","name":{"kind":"Name","value":"pagesIndexed"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyChangePercent"}}]}}]} as unknown as DocumentNode<LiveFigures_ActivityFragment, unknown>;