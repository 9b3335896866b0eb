/**
 * The resolvers a type must have: one for every field that its model does not hold itself, so that a field added
 * to the schema and forgotten here does not compile.
 */
export type Complete<Resolvers, Model> = Required<Pick<Resolvers, Exclude<keyof Resolvers, keyof Model>>> &
  Partial<Resolvers>;
