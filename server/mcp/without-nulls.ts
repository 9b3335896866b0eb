type WithoutNulls<Value> = {
  [Key in keyof Value as null extends Value[Key] ? never : Key]: Value[Key];
} & {
  [Key in keyof Value as null extends Value[Key] ? Key : never]?: NonNullable<Value[Key]>;
};

/** The fields that are not null: replies leave out what there is not, and their schemas are shorter for it. */
export const withoutNulls = <Value extends object>(value: Value): WithoutNulls<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null)) as WithoutNulls<Value>;
