/** Characters of a document. Our own longest has 5,000. */
export const MAX_CHARACTERS = 20_000;

/** Tokens of a document. Our own longest has 600. */
export const MAX_TOKENS = 2000;

/** Fields of a document with all fragments in place. Our own have up to 270. */
export const MAX_SELECTIONS = 1000;

/** Depth of nested fields. Our own have up to 6; tools' introspection 15. */
export const MAX_LEVELS = 20;

/** Pairs of selections with the same key, which validation compares. Our own have up to 90. */
export const MAX_PAIRS = 1500;

/** Directives in a document. Our own have one. */
export const MAX_DIRECTIVES = 50;

/** Cost of an operation in points, each about a microsecond of CPU with the embedded database. */
export const MAX_POINTS = 50_000;

/** Bytes of a visitor's body. */
export const VISITOR_BODY_BYTES = 100 * 1024;

/** Bytes of a signed-in user's body; imports are sent in parts of this size. */
export const BODY_BYTES = 1_048_576;

/** Few errors, and no suggestions that reveal the schema. */
export const VALIDATION = { maxErrors: 10, hideSuggestions: true };
