// Plain JavaScript, so that an old Node reaches the version check.
import './scripts/check-node.mjs';
import './scripts/return-memory.mjs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import commands from './scripts/commands.json' with { type: 'json' };

// node sightline.mjs [command …]: runs the built server, or a command beside it. A release has what it needs; in a clone,
// "npm start" and "npm run" build it before.

const [command] = process.argv.slice(2);
if (command !== undefined && !Object.hasOwn(commands, command)) {
  console.error(
    `There is no command "${command}". Without a command the server starts; the commands are ${Object.keys(commands).join(', ')}.`,
  );
  process.exit(2);
}
enableCompileCache(fileURLToPath(new URL('build/cache', import.meta.url)));
// Commands read their own arguments.
if (command !== undefined) process.argv.splice(2, 1);
await import(`./build/server/${command?.replace(':', '-') ?? 'main'}.js`);
