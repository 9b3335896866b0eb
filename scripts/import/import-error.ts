/** An error that the user can solve; only its message is printed. */
export class ImportError extends Error {
  override name = 'ImportError';
}
