import { readdirSync, readFileSync } from 'node:fs';
import { addResolversToSchema } from '@graphql-tools/schema';
import { buildASTSchema, defaultFieldResolver, type GraphQLSchema, parse } from 'graphql';
import type { RequestContext } from '../http/request-context.ts';
import { forgetReads } from '../modules/accounts/read-once.ts';
import { checkRight, isRefused, MUTATION_RIGHTS } from './mutation-rights.ts';
import type { MutationResolvers } from './resolvers.generated.ts';
import { resolvers } from './resolvers.ts';
import { hideSharedIds } from './share-links/hide-ids.ts';

const SDL_FOLDER = new URL('../../graphql/schema/', import.meta.url);

export function readSdl(): string[] {
  return readdirSync(SDL_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => readFileSync(new URL(file, SDL_FOLDER), 'utf8'));
}

/** The schema with its resolvers, guarded mutations, and ids that share links do not show. */
export function createSchema(): GraphQLSchema {
  // Code generation has validated it.
  const bare = buildASTSchema(parse(readSdl().join('\n'), { noLocation: true }), { assumeValidSDL: true });
  const schema = addResolversToSchema({
    schema: bare,
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    // Copying the schema would take longer than all the rest.
    updateResolversInPlace: true,
  });
  return hideSharedIds(guardMutations(schema));
}

/**
 * Refuses mutations to those who may not run them, whichever way they are sent, and records for the audit list what was
 * changed. A failure to record is logged: the change was made.
 */
function guardMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    const name = field.name as keyof MutationResolvers;
    const { needs, action, detail } = MUTATION_RIGHTS[name];
    field.resolve = async (root, args, context: RequestContext, info) => {
      // Reads after a write must see it.
      if (context.viewer) context.viewer = forgetReads(context.viewer);
      const { viewer } = context;
      checkRight(name, viewer);
      const payload = await resolve(root, args, context, info);
      if (viewer && action !== null && !isRefused(payload)) {
        const changed = needs === 'person' ? { ...viewer, userId: viewer.personId } : viewer;
        await context.services.audit.recordAfter(changed, action, detail?.(args) ?? null);
      }
      return payload;
    };
  }
  return schema;
}
