import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { execute, GraphQLError, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '../../http/context.ts';
import { createCompiled } from './compiled.ts';

type Gateway = ApolloServerOptionsWithGateway<RequestContext>['gateway'];

/**
 * The schema as Apollo takes it with an executor: what is asked for again is executed compiled, the rest by graphql-js.
 * Apollo parses, validates and does with errors what it does without one.
 */
export function compiledGateway(schema: GraphQLSchema): Gateway {
  const compiled = createCompiled(schema);
  return {
    onSchemaLoadOrUpdate(tell) {
      tell({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    load: async () => ({
      async executor({ document, operation, request, context }) {
        const contextValue = context as RequestContext;
        // Apollo has none where the request names one that is not there, whatever the type says.
        const run = operation ? compiled.find(document, operation) : null;
        const result = await run?.(undefined, contextValue, request.variables);
        if (result?.data !== undefined)
          return { ...result, ...(result.errors && { errors: result.errors.map(plain) }) };
        // Of variables that are not as declared, graphql-js speaks in the words that clients know.
        return execute({
          schema,
          document,
          contextValue,
          variableValues: request.variables ?? null,
          operationName: request.operationName ?? null,
        });
      },
    }),
    async stop() {},
  };
}

/** The compiler makes errors of its own kind, which Apollo cannot format. */
function plain({ message, locations, path, originalError, extensions }: GraphQLError): GraphQLError {
  const error = new GraphQLError(message, { path, originalError, extensions });
  return Object.assign(error, { locations });
}
