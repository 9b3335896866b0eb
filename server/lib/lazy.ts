/** A value that is made when it is first asked for, and then kept: what a start does not need must not delay it. */
export function later<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
