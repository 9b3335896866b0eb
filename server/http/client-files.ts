import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './error-handler.ts';

/** What the client learns at run time, so that one build serves every installation. */
export interface ClientConfig {
  /** Null: the page's own origin. */
  supabaseUrl: string | null;
  publishableKey: string;
  /** Mails lie at /outbox. */
  outbox: boolean;
  /** The sample accounts can be signed in to. */
  demo: boolean;
}

const DIST = fileURLToPath(new URL('../../client/dist', import.meta.url));
const PLACEHOLDER = /<meta name="sightline-config" content=""\s*\/?>/;
/** Paths of the client's own screens; any other path gets the same page, which says 404, with that status. */
const SCREENS =
  /^\/(?:$|logout\/?$|auth\/?$|graphql$|generate-reports(?:\/confirm)?\/?$|reports\/[\w-]+(?:\/remove)?\/?$|dashboard(?:\/|$))/;
/** The page of an address' area, which loads that area's parts at once; all pages show all screens. */
const PAGES: readonly (readonly [RegExp, string])[] = [
  [/^\/(?:(?:auth|logout)\/?)?$/, 'auth'],
  [/^\/dashboard\/?$/, 'overview'],
  [/^\/dashboard\/topics(?:\/|$)/, 'topic'],
  [/^\/dashboard\//, 'dashboard'],
  [/^\/(?:generate-reports|reports)(?:\/|$)/, 'visitor'],
  [/^/, 'index'],
];
/** Pages of one person's report: in no index and no cache, and their address goes to nobody. */
const PRIVATE = /^\/(?:reports|generate-reports\/confirm)(?:\/|$)/;
/** `/graphql` itself is the API to a POST and GraphiQL's page to a browser. */
const API = /^\/(?:(?:api|auth\/v1|rest\/v1|assets)(?:\/|$)|graphql\/)/;

const PRIVATE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

/** Serves the built client: hashed assets for ever, the page with its configuration. */
export async function mountClient(app: FastifyInstance, config: () => Promise<ClientConfig>): Promise<void> {
  if (!existsSync(`${DIST}/index.html`)) {
    app.log.warn('the client is not built; run "npm run build"');
    app.setNotFoundHandler((_request, reply) => notFound(reply));
    return;
  }
  const pages = PAGES.map(([address, name]) => ({ address, page: readPage(name) }));
  await app.register(fastifyStatic, {
    root: DIST,
    // It would make a route of each of some hundred files, at every start.
    serve: false,
    // What the build has compressed at its best is sent as it is.
    preCompressed: true,
    setHeaders: (reply, path) => {
      if (path.includes('/assets/')) reply.header('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  const assets = new Set(readdirSync(`${DIST}/assets`).filter((name) => !name.endsWith('.br')));
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) =>
    assets.has(name) ? reply.sendFile(`assets/${name}`) : notFound(reply),
  );
  for (const name of readdirSync(DIST).filter((each) => /^[\w-]+\.(?:js|svg)$/.test(each))) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name));
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/'] = request.url.split('?');
    if (API.test(path) || !['GET', 'HEAD'].includes(request.method)) return notFound(reply);
    const page = pages.find(({ address }) => address.test(path))?.page ?? '';
    const content = escapeAttribute(JSON.stringify(await config()));
    return reply
      .status(SCREENS.test(path) ? 200 : 404)
      .headers(PRIVATE.test(path) ? PRIVATE_HEADERS : { 'Cache-Control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page.replace(PLACEHOLDER, () => `<meta name="sightline-config" content="${content}">`));
  };
  app.get('/', sendPage);
  app.setNotFoundHandler(sendPage);
}

/** A client that was built before there were areas has one page for all. */
function readPage(name: string): string {
  const path = `${DIST}/${name}.html`;
  return readFileSync(existsSync(path) ? path : `${DIST}/index.html`, 'utf8');
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).send(errorBody('NOT_FOUND', 'There is nothing at this address.'));
}

const escapeAttribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
