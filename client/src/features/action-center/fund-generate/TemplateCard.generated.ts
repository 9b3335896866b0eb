/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What kind of text is generated. */
export type FundContentType =
  | 'BLOG_POST'
  | 'CASE_STUDY'
  | 'MARKET_REPORT'
  | 'NEWSLETTER'
  | 'PRESS_RELEASE'
  | 'SOCIAL_MEDIA';

export type TemplateCard_ContentTemplateFragment = { id: string, title: string, type: Types.FundContentType, description: string, prompt: string, example: string } & { ' $fragmentName'?: 'TemplateCard_ContentTemplateFragment' };

export const TemplateCard_ContentTemplateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateCard_contentTemplate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"prompt"}},{"kind":"Field","name":{"kind":"Name","value":"example"}}]}}]} as unknown as DocumentNode<TemplateCard_ContentTemplateFragment, unknown>;