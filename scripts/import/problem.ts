/** Something the person at the keyboard can mend; only its message is shown. */
export class ImportProblem extends Error {
  override name = 'ImportProblem';
}
