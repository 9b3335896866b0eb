/** A mail address that a page publishes. */
export interface PublishedAddress {
  /** Lower case. */
  address: string;
  /** '' when the page does not say whose it is. */
  name: string;
  kind: 'json-ld' | 'mailto';
  /** The words around it, or the JSON-LD that holds it. */
  text: string;
}

/** Somebody whom a page names as its author. */
export interface PublishedAuthor {
  name: string;
  /** Absolute; the author's page where the page links one. */
  url: string | null;
  kind: 'json-ld' | 'author-link' | 'byline';
  text: string;
}

/** A link to a page that tells how to reach the site. */
export interface ContactPageLink {
  url: string;
  text: string;
}

/** Everything a page publishes of how to reach the people behind it; nothing is derived. */
export interface PublishedContacts {
  addresses: PublishedAddress[];
  authors: PublishedAuthor[];
  contactPages: ContactPageLink[];
  /** It has a form with a field for longer text. */
  hasForm: boolean;
}
