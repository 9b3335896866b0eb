import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startTool } from './tooling/tools.ts';
import { watchGraphql } from './tooling/watch-graphql.ts';

// For developers: the server, which starts again when its files change; Vite's server, which shows the client
// as it is being written; and code generation. Ctrl+C, or the end of one of them, ends all.

const root = fileURLToPath(new URL('..', import.meta.url));
const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
  startTool(root, 'vite', ['--config', 'client/vite.config.ts', '--clearScreen', 'false']),
];
const stopWatching = watchGraphql(root, (message) => console.log(message));

let ending = false;
function end(): void {
  if (ending) return;
  ending = true;
  stopWatching();
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
for (const child of children) {
  child.once('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
    end();
  });
  child.once('exit', (code) => {
    if (!ending) process.exitCode = code ?? 1;
    end();
  });
}
