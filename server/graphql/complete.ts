/** Resolvers of a type, required for every field that its model does not have: a forgotten one does not compile. */
export type Complete<Resolvers, Model> = Required<Pick<Resolvers, Exclude<keyof Resolvers, keyof Model>>> &
  Partial<Resolvers>;
