/** A word as the schema's enums spell it. */
export const toUpper = <Word extends string>(word: Word) => word.toUpperCase() as Uppercase<Word>;
