import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import react from '@vitejs/plugin-react';
import Fastify from 'fastify';
import { build } from 'vite';
import { z } from 'zod';

const SOURCE = fileURLToPath(new URL('./plain', import.meta.url));
const asked = z.object({ operationName: z.string() });

/**
 * Builds the plain page with Vite's defaults and serves it gzipped, with the product's replies by operation. Unlike the
 * product it needs no session and no database.
 */
export async function servePlainPage(replies: ReadonlyMap<string, string>) {
  const dist = mkdtempSync(join(tmpdir(), 'sightline-plain-'));
  await build({
    configFile: false,
    root: SOURCE,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: dist, emptyOutDir: true },
  });
  const app = Fastify();
  await app.register(compress, { encodings: ['gzip'] });
  await app.register(fastifyStatic, { root: dist });
  app.post('/graphql', (request, reply) => {
    const found = replies.get(asked.parse(request.body).operationName);
    return found ? reply.type('application/json').send(found) : reply.status(404).send();
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    stop: async () => {
      await app.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
