import { readdirSync, readFileSync } from 'node:fs';
import { addResolversToSchema } from '@graphql-tools/schema';
import { buildASTSchema, type GraphQLSchema, parse } from 'graphql';
import { resolvers } from './resolvers.ts';
import { guardMutations } from './write-access.ts';

const SDL_FOLDER = new URL('../../graphql/schema/', import.meta.url);

/** The SDL as written, all modules together. */
export function readSdl(): string[] {
  return readdirSync(SDL_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => readFileSync(new URL(file, SDL_FOLDER), 'utf8'));
}

/** The schema with its resolvers, its mutations guarded. */
export function createSchema(): GraphQLSchema {
  // Generating types from it checks it; every start need not do so again.
  const bare = buildASTSchema(parse(readSdl().join('\n'), { noLocation: true }), { assumeValidSDL: true });
  return guardMutations(
    addResolversToSchema({
      schema: bare,
      resolvers,
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
      // Nobody else holds the bare one; a copy takes longer than all the rest.
      updateResolversInPlace: true,
    }),
  );
}
