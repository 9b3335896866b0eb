import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../server/config/config.ts';
import { clientConfig } from '../server/http/client-files.ts';
import { startTool } from './tooling/tools.ts';
import { watchFiles } from './tooling/watch-files.ts';
import { watchGraphql } from './tooling/watch-graphql.ts';

// npm run dev: the server on PORT, restarted when its files change; Vite's server on CLIENT_PORT, with hot reload; and code
// generation. Ctrl+C, or the end of Vite, ends all of them.

const root = fileURLToPath(new URL('..', import.meta.url));
const clientPort = process.env.CLIENT_PORT || '5173';
// Links in mails lead to the client that is being edited.
process.env.SITE_URL ||= `http://localhost:${clientPort}`;
const config = readConfig();
// Vite inserts it into the page, as the server does with the built client.
process.env.DEV_CLIENT_CONFIG = JSON.stringify(clientConfig(config, config.demo && !config.databaseUrl));

let server: ChildProcess | undefined;
let isStopping = false;

/** Starts the server, after the previous one has released the database. A failed start waits for the next change. */
function startServer(): void {
  if (server && server.exitCode === null && server.signalCode === null) {
    server.kill('SIGTERM');
    return;
  }
  server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  server.once('exit', (code) => {
    if (isStopping) return;
    if (code === 0) startServer();
    else console.log('The server stopped. It starts again when a file changes.');
  });
}

const vite = startTool(root, 'vite', [
  '--config',
  'client/vite.config.ts',
  '--clearScreen',
  'false',
  '--port',
  clientPort,
  '--strictPort',
]);
startServer();
const watchers = [
  watchGraphql(root, (message) => console.log(message)),
  watchFiles(root, ['server', 'graphql/schema'], /\.(?:ts|json|sql|graphql)$/, () => {
    console.log('The server restarts.');
    startServer();
  }),
];

function stop(): void {
  if (isStopping) return;
  isStopping = true;
  for (const stopWatching of watchers) stopWatching();
  for (const child of [server, vite]) child?.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
vite.once('exit', (code) => {
  if (!isStopping) process.exitCode = code ?? 1;
  stop();
});
