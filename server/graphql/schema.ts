import { readdirSync, readFileSync } from 'node:fs';
import { addResolversToSchema } from '@graphql-tools/schema';
import { buildASTSchema, defaultFieldResolver, type GraphQLSchema, parse } from 'graphql';
import { forbidden } from '../errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import { forgetReads } from '../modules/accounts/read-once.ts';
import { resolvers } from './resolvers.ts';

const SDL_FOLDER = new URL('../../graphql/schema/', import.meta.url);

export function readSdl(): string[] {
  return readdirSync(SDL_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => readFileSync(new URL(file, SDL_FOLDER), 'utf8'));
}

/** The schema with its resolvers and guarded mutations. */
export function createSchema(): GraphQLSchema {
  // Code generation has validated it.
  const bare = buildASTSchema(parse(readSdl().join('\n'), { noLocation: true }), { assumeValidSDL: true });
  return guardMutations(
    addResolversToSchema({
      schema: bare,
      resolvers,
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
      // Copying the schema would take longer than all the rest.
      updateResolversInPlace: true,
    }),
  );
}

/** Refuses every mutation to a read-only API token, whichever way it is sent. */
function guardMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (root, args, context: RequestContext, info) => {
      const via = context.viewer?.via;
      // Reads after a write must see it.
      if (context.viewer) context.viewer = forgetReads(context.viewer);
      if (typeof via === 'object' && via.scope === 'read') {
        throw forbidden('This API token is read-only. Create a read-write token for this.');
      }
      return resolve(root, args, context, info);
    };
  }
  return schema;
}
