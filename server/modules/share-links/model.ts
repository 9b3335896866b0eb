import type { SHARED_SCREENS, shareLink } from '../../db/schema/share-link.ts';
import type { Viewer } from '../accounts/model.ts';

export type SharedScreen = (typeof SHARED_SCREENS)[number];

/** A stored share link, without its secret. */
export type StoredLink = Omit<typeof shareLink.$inferSelect, 'hash'>;

/** A link that is being visited, and a viewer of what it shows. */
export interface Visit {
  link: StoredLink;
  viewer: Viewer;
}

export type LinkState = 'live' | 'expired' | 'revoked';

/** A share link as the account's people see it. */
export interface ListedLink extends StoredLink {
  state: LinkState;
  /** The name of its topic or competitor, or its prompt's question; null on other screens, and when the account does not track it any more. */
  subject: string | null;
  /** Address of its creator; null when there is no such account. */
  creator: string | null;
  /** Of the last 30 UTC days, those with any, ascending. */
  opensByDay: { date: string; opens: number }[];
}

/** What an operation of a share link's visitor may see beyond the fields that are allowed. */
export interface SharedScope {
  /** The link shows the range before, too. */
  compare: boolean;
  /** Another id for each id, the same within a link, which is of no use elsewhere. */
  hideId(id: string): string;
}
