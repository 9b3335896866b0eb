import { readdirSync, readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { resolvers } from './resolvers.ts';
import { guardMutations } from './write-access.ts';

const SDL_FOLDER = new URL('../../graphql/schema/', import.meta.url);

/** The SDL as written, all modules together. */
export function readSdl(): string[] {
  return readdirSync(SDL_FOLDER)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => readFileSync(new URL(file, SDL_FOLDER), 'utf8'));
}

/** The schema with its resolvers, its mutations guarded. */
export function createSchema(): GraphQLSchema {
  return guardMutations(
    makeExecutableSchema({
      typeDefs: readSdl(),
      resolvers,
      // Generating types from it checks it; every start need not do so again.
      assumeValidSDL: true,
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    }),
  );
}
