declare module 'indefinite' {
  /** The word with its article: “an hour”. */
  function indefinite(word: string): string;
  export = indefinite;
}
