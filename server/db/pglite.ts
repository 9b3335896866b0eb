import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { createDurable } from './durable-fs.ts';
import { EMBEDDED_PLANNING } from './planning.ts';

const V8_FLAGS = [
  // Delays V8's optimising compiler (default 13,000,000): opening a database runs much of Postgres only a few times, and
  // optimising that took a fifth of a start's CPU.
  '--wasm-tiering-budget=60000000',
  // Node 24's V8 sometimes frees compiled code twice and crashes (nodejs/node#64500). Never freeing it costs about a
  // megabyte.
  '--no-wasm-code-gc',
];

export type PgliteOptions = Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>;

/**
 * Opens PGlite with the extension that old migrations use. The caller has locked the folder. The server calls it in the
 * thread of `embedded/thread-main.ts` only.
 */
export async function openPglite(options: PgliteOptions): Promise<PGlite> {
  for (const flag of V8_FLAGS) setFlagsFromString(flag);
  const startParams = [...PGlite.defaultStartParams, ...EMBEDDED_PLANNING];
  const all = { ...options, startParams, extensions: { citext } };
  return options.dataDir ? createDurable(options.dataDir, all) : PGlite.create(all);
}
