import type { TypedQueryDocumentNode } from 'graphql';
import type { ExecuteOperation } from '../graphql/executor.ts';
import type { RequestContext } from '../http/request-context.ts';
import { documentText } from './document-text.ts';

/** What a client of the tools did wrong or may not do; its message reaches the client. */
export class ToolError extends Error {
  override name = 'ToolError';
}

/** What a tool gets besides its arguments: the schema, in the name of the request's token. */
export interface ToolCall {
  /** Executes a checked-in operation. @throws ToolError with the first error's message */
  run<Data, Variables extends object>(
    document: TypedQueryDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
  /** Executes any operation; its errors are in the result. */
  execute(operation: Parameters<ExecuteOperation>[0]): ReturnType<ExecuteOperation>;
}

export function createToolCall(execute: ExecuteOperation, context: RequestContext): ToolCall {
  return {
    async run<Data, Variables extends object>(
      document: TypedQueryDocumentNode<Data, Variables>,
      variables: Variables,
    ) {
      const { first, ...others } = variables as { first?: number };
      const { data, errors } = await execute(
        { query: documentText(document, first), variables: others },
        context,
      );
      const [error] = errors ?? [];
      if (error) throw new ToolError(error.message);
      return data as Data;
    },
    execute: (operation) => execute(operation, context),
  };
}
