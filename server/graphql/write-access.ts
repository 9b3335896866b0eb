import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { forbidden } from '../errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import { forgetReads } from '../modules/accounts/read-once.ts';

/** Puts a guard before every mutation, whatever carries it: a read-only API token changes nothing. */
export function guardMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (root, args, context: RequestContext, info) => {
      const via = context.viewer?.via;
      // What is read after a write must be read anew.
      if (context.viewer) context.viewer = forgetReads(context.viewer);
      if (typeof via === 'object' && via.scope === 'read') {
        throw forbidden('This API token is read-only. Make one that may write for this.');
      }
      return resolve(root, args, context, info);
    };
  }
  return schema;
}
