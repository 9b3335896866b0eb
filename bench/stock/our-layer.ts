import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import Fastify from 'fastify';
import { boundedJson } from '../../server/graphql/request-limits/bounded-json.ts';
import { memorySchema } from './memory-schema.ts';

// The product's GraphQL layer alone: Fastify and Apollo with the product's plugins and options, serving a reply from
// memory (REPLY).
const schema = memorySchema(JSON.parse(readFileSync(process.env.REPLY ?? '', 'utf8')).data);
const apollo = new ApolloServer({
  schema,
  stringifyResult: boundedJson,
  persistedQueries: false,
  plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled()],
});
await apollo.start();
const app = Fastify();
app.get('/health', async () => ({ status: 'ok' }));
app.post('/graphql', fastifyApolloHandler(apollo));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => process.exit());
