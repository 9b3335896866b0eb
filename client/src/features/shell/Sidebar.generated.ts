/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Which dashboard the account gets. */
export type AccountView =
  /** The venture-capital fund's dashboard with its own action tools. */
  | 'FUND'
  | 'GENERAL';

/** A user's role. An analyst reads every account and changes only their own; an operator runs the server. */
export type Role =
  | 'ANALYST'
  | 'MEMBER'
  | 'OPERATOR';

export type Sidebar_ViewerFragment = { email: string, role: Types.Role, view: Types.AccountView, brand: { id: string, name: string } | null, topics: Array<{ id: string, name: string, slug: string }> } & { ' $fragmentName'?: 'Sidebar_ViewerFragment' };

export const Sidebar_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sidebar_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<Sidebar_ViewerFragment, unknown>;