/**
 * Tells which of a few numbers another one is. Most are none of them, so that this must be told fast.
 * @returns a reader of a number's index in the list; -1 for any other
 */
export function indexAmong(numbers: readonly number[]): (number: number) => number {
  // From 1.
  const places = new Uint16Array(Math.max(0, ...numbers) + 1);
  numbers.forEach((number, index) => {
    places[number] = index + 1;
  });
  return (number) => (places[number] ?? 0) - 1;
}
