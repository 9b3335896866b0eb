import type { DocumentNode } from '@apollo/client';

/** The name of a document's operation, which comes first in it. */
export function operationName({ definitions: [definition] }: DocumentNode): string | undefined {
  return definition?.kind === 'OperationDefinition' ? definition.name?.value : undefined;
}
