/**
 * A type of the schema as plain data: no type name, no optional fields, enum values in lower case. Models that equal their
 * schema type are declared by it, so that fields and descriptions are written once.
 */
export type Plain<T> = T extends string
  ? string extends T
    ? T
    : Lowercase<T>
  : T extends readonly (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? { [Key in keyof T as Exclude<Key, '__typename'>]-?: Plain<Exclude<T[Key], undefined>> }
      : T;
