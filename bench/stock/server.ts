import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import cors from 'cors';
import express from 'express';
import { createVerifier } from '../../server/auth/verifier.ts';
import { readConfig } from '../../server/config/config.ts';
import { openEmbedded, openPostgres } from '../../server/db/client.ts';
import { createSchema } from '../../server/graphql/schema.ts';
import type { RequestContext } from '../../server/http/request-context.ts';
import { createServices } from '../../server/services.ts';
import { createDayVisibility } from './day-visibility.ts';
import { memorySchema } from './memory-schema.ts';
import { openPlainPglite } from './plain-pglite.ts';

// A common stack: Apollo Server with its default plugins behind Express, cors and express.json. It serves a
// reply from memory (REPLY), or the product's own resolvers and services on its database, with its reads of an overview
// or with those that one would write over day tables (DAY_TABLES). PLAIN_PGLITE opens the embedded database as PGlite's documentation does.

/** What its resolvers get of each request, and how it is ended. */
interface Source {
  schema: ReturnType<typeof createSchema>;
  contextOf(headers: IncomingHttpHeaders): Promise<Partial<RequestContext>>;
  close(): Promise<void>;
}

async function open(): Promise<Source> {
  const reply = process.env.REPLY;
  if (reply) {
    const schema = memorySchema(JSON.parse(readFileSync(reply, 'utf8')).data);
    return { schema, contextOf: async () => ({}), close: async () => {} };
  }
  const config = readConfig();
  const openFolder = process.env.PLAIN_PGLITE ? openPlainPglite : openEmbedded;
  const database = config.databaseUrl ? openPostgres(config.databaseUrl) : await openFolder(config.dataDir);
  const ours = createServices(database.db, config);
  const services = process.env.DAY_TABLES
    ? { ...ours, visibility: createDayVisibility(database.db, ours) }
    : ours;
  const verifier = createVerifier({ config, db: database.db, clock: () => new Date() });
  return {
    schema: createSchema(),
    async contextOf({ authorization = '' }) {
      const identity = await verifier.verify(authorization.replace(/^Bearer +/i, ''));
      const viewer = identity && (await services.accounts.viewerOf(identity));
      return { services, viewer, ip: '127.0.0.1' };
    },
    close: database.close,
  };
}

const { schema, contextOf, close } = await open();
const apollo = new ApolloServer<Partial<RequestContext>>({ schema });
await apollo.start();
const app = express();
app.get('/health', (_request, response) => void response.json({ status: 'ok' }));
app.use(
  '/graphql',
  cors(),
  express.json(),
  expressMiddleware(apollo, { context: ({ req }) => contextOf(req.headers) }),
);
const server = app.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', async () => {
  server.close();
  await close();
  process.exit();
});
