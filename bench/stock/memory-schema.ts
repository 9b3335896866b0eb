import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { scalars } from '../../server/graphql/scalars.ts';
import { readSdl } from '../../server/graphql/schema.ts';

type Metrics = Record<string, unknown>;

/** The product's schema, whose overview is one reply of the product, held in memory. */
export function memorySchema(overview: { dashboard: { metrics: Metrics } }): GraphQLSchema {
  // In the reply, aliases distinguish the windows of one field.
  const windowed =
    (suffix: string) =>
    (metrics: Metrics, { window }: { window: string }) =>
      metrics[`${window.toLowerCase()}${suffix}`];
  return makeExecutableSchema({
    typeDefs: readSdl(),
    resolvers: {
      ...scalars,
      Query: { dashboard: async () => overview.dashboard },
      TopicMetrics: { competitors: windowed('Competitors'), sources: windowed('Sources') },
    },
  });
}
