import { CombinedGraphQLErrors } from '@apollo/client';

/** The field of the input that the server refused, such as `recipients` for `recipients.2`; null where it names none. */
export function errorField(error: unknown): string | null {
  const errors = CombinedGraphQLErrors.is(error) ? error.errors : [];
  for (const { extensions } of errors) {
    if (typeof extensions?.field === 'string') return extensions.field.replace(/\..*/, '');
  }
  return null;
}
