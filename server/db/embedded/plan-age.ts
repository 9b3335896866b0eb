/** Plans are old after the first so many characters of parameters, */
const FIRST = 16_384;
/** then each time they have doubled, or are so many more. */
const MOST = 16_777_216;

/**
 * Says when plans are old. A plan is made for the sizes that its tables have then, and is kept. What tables grow by comes in as
 * parameters, so their length stands for it.
 * @returns counts the length of a statement's parameters; true when plans are to be made anew
 */
export function createPlanAge(): (length: number) => boolean {
  let total = 0;
  let next = FIRST;
  return (length) => {
    total += length;
    if (total < next) return false;
    next = total + Math.min(total, MOST);
    return true;
  };
}
