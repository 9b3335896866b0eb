/** Characters of a document. Our own longest has 5,000. */
export const MAX_CHARACTERS = 20_000;

/** Names, numbers, strings and signs of a document. Our own longest has 600. */
export const MAX_TOKENS = 2000;

/** Fields of a document once every spread stands for its fragment. Our own have up to 270. */
export const MAX_SELECTIONS = 1000;

/** Fields inside fields. Our own go down to 6; introspection, as tools ask for it, to 15. */
export const MAX_LEVELS = 20;

/** Pairs of selections that stand for the same field and have to be compared. Our own have up to 90. */
export const MAX_PAIRS = 1500;

/** Directives in a document. Our own have one. */
export const MAX_DIRECTIVES = 50;

/** Cost of an operation in points; one is about a microsecond of this process where the database is embedded. */
export const MAX_POINTS = 50_000;

/** Bytes of a body that a visitor sends. */
export const VISITOR_BODY_BYTES = 100 * 1024;

/** Bytes of a body that somebody signed in sends: recordings and files of prompts come in pieces of this size. */
export const BODY_BYTES = 1_048_576;

/** How documents are validated: a few errors are enough, and none says what else the schema has. */
export const VALIDATION = { maxErrors: 10, hideSuggestions: true };
