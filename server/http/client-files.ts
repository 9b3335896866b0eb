import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { EMBEDDED_PUBLISHABLE_KEY } from '../auth/embedded/publishable-key.ts';
import type { Config } from '../config/config.ts';
import { PRIVATE_HEADERS } from '../graphql/apollo-plugins.ts';
import { escapeMarkup } from '../lib/escape-markup.ts';
import { servesOutbox } from '../mail/outbox-page.ts';
import { errorBody } from './error-handler.ts';

/** The client's configuration, inserted at run time so that one build serves every installation. */
export interface ClientConfig {
  /** Null: the page's own origin. */
  supabaseUrl: string | null;
  publishableKey: string;
  /** Unsent mails are shown at /outbox. */
  outbox: boolean;
  /** The demo accounts exist. */
  demo: boolean;
}

/** @param demo whether the demo accounts exist */
export function clientConfig(config: Config, demo: boolean): ClientConfig {
  const { hostedAuth } = config;
  return {
    supabaseUrl: hostedAuth?.url ?? null,
    publishableKey: hostedAuth?.publishableKey ?? EMBEDDED_PUBLISHABLE_KEY,
    outbox: servesOutbox(config),
    demo,
  };
}

const DIST = fileURLToPath(new URL('../../client/dist', import.meta.url));
const PLACEHOLDER = /<meta name="sightline-config" content=""\s*\/?>/;
/** Paths without a page. A GET of `/graphql` is GraphiQL's page. */
const API = /^\/(?:(?:api|auth\/v1|rest\/v1|oauth|\.well-known|assets)(?:\/|$)|graphql\/)/;

/** Written by `client/screen-list.ts`. */
const screenList = z.array(
  z.object({
    path: z.string(),
    isPrivate: z.boolean(),
    loadingText: z.string(),
    files: z.array(z.string()),
  }),
);

interface PageDeps {
  config: () => Promise<ClientConfig>;
  /** Whether the token of a share link is of a live one. */
  isLiveLink: (token: string) => Promise<boolean>;
}

const SHARED_PAGE = new URLPattern({ pathname: '/shared/:token{/}?' });

/** Serves the built client: cacheable hashed assets, and the page with its configuration. */
export async function mountClient(app: FastifyInstance, { config, isLiveLink }: PageDeps): Promise<void> {
  if (!existsSync(`${DIST}/index.html`)) {
    app.log.warn('the client is not built; run "npm run build"');
    app.setNotFoundHandler((_request, reply) => notFound(reply));
    return;
  }
  const page = readFileSync(`${DIST}/index.html`, 'utf8');
  const screens = screenList
    .parse(JSON.parse(readFileSync(`${DIST}/screens.json`, 'utf8')))
    .map(({ path, ...screen }) => ({ pattern: new URLPattern({ pathname: `${path}{/}?` }), ...screen }));
  await app.register(fastifyStatic, {
    root: DIST,
    // Would register a route for each of hundreds of files at every start.
    serve: false,
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

  /** The page itself says why it cannot show a link while the database is away. */
  async function isGone(pathname: string): Promise<boolean> {
    const token = SHARED_PAGE.exec({ pathname })?.pathname.groups.token;
    return token !== undefined && !(await isLiveLink(token).catch(() => true));
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/'] = request.url.split('?');
    if (API.test(path) || !['GET', 'HEAD'].includes(request.method)) return notFound(reply);
    const screen = screens.find(({ pattern }) => pattern.test({ pathname: path }));
    const content = escapeMarkup(JSON.stringify(await config()));
    return reply
      .status(screen && !(await isGone(path)) ? 200 : 404)
      .headers(screen?.isPrivate ? PRIVATE_HEADERS : { 'Cache-Control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(
        page
          .replace(PLACEHOLDER, () => `<meta name="sightline-config" content="${content}">`)
          .replace('<p>Loading...</p>', `<p>${screen?.loadingText ?? 'Loading...'}</p>`)
          .replace('</head>', `${(screen?.files ?? []).map(preloadTag).join('')}</head>`),
      );
  };
  app.get('/', sendPage);
  app.setNotFoundHandler(sendPage);
}

/** Preloads a chunk that the entry would import later. */
const preloadTag = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

function notFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).send(errorBody('NOT_FOUND', 'There is nothing at this address.'));
}
