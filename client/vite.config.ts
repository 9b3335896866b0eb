import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { precompress } from './precompress.ts';
import { screenList } from './screen-list.ts';

const { PORT, DEV_CLIENT_CONFIG = '' } = process.env;
/** The server that `npm run dev` starts beside Vite's own. */
const SERVER = `http://127.0.0.1:${PORT || 4000}`;

/** Inserts the configuration that the server inserts into the built page. */
const devClientConfig = (): Plugin => ({
  name: 'dev-client-config',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace('name="sightline-config" content=""', () => {
      const content = DEV_CLIENT_CONFIG.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      return `name="sightline-config" content="${content}"`;
    }),
});

/** The modules of these icons. */
const iconFile = (names: string) => new RegExp(`lucide-react.+[\\\\/](?:${names})\\.m?js$`);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), devClientConfig(), screenList(), precompress()],
  // RxJS publishes its modern build under this condition; the default is ES5.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    // Inlined fonts and images would need a wider content security policy.
    assetsInlineLimit: 0,
    // Browsers have preloaded modules since 2023; an older one loads them when they are imported.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // One file for what every visit loads, one for the icons of forms and one for those of the dashboard: many small ones take
      // more requests and compress worse, and the first file names them all.
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'] },
            { name: 'icons', test: iconFile('arrow-left|arrow-right|check|plus|x') },
            {
              name: 'dashboard-icons',
              test: iconFile(
                'arrow-up|calendar-clock|chevron-up|chevrons-up-down|equal|external-link|minus|pencil|save|search|send|sparkles|sticky-note|table-2|trash|upload',
              ),
            },
          ],
        },
      },
    },
  },
  // These import workers by `?worker`, which pre-bundling cannot load.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  server: {
    proxy: {
      ...Object.fromEntries(
        ['/auth/v1', '/rest/v1', '/api', '/oauth', '/.well-known', '/outbox'].map((path) => [path, SERVER]),
      ),
      // A GET is GraphiQL, a page of this client.
      '/graphql': { target: SERVER, bypass: ({ method }) => (method === 'GET' ? '/index.html' : undefined) },
    },
  },
});
