/** `how-to` as an enum of the schema: `HOW_TO`. */
export type EnumOf<Value extends string> = Uppercase<Underscored<Value>>;
type Underscored<Value extends string> = Value extends `${infer Start}-${infer Rest}`
  ? `${Start}_${Underscored<Rest>}`
  : Value;

/** The value that an enum of the schema stands for. */
type ValueOf<Enum extends string> = Lowercase<Hyphenated<Enum>>;
type Hyphenated<Enum extends string> = Enum extends `${infer Start}_${infer Rest}`
  ? `${Start}-${Hyphenated<Rest>}`
  : Enum;

export const toEnum = <Value extends string>(value: Value) =>
  value.toUpperCase().replaceAll('-', '_') as EnumOf<Value>;

export const fromEnum = <Enum extends string>(value: Enum) =>
  value.toLowerCase().replaceAll('_', '-') as ValueOf<Enum>;
