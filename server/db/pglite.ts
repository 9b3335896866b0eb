import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';

const V8_FLAGS = [
  // Bytes of WebAssembly that a function of PGlite runs before V8 compiles it at its best; its own figure is
  // 13,000,000. Opening a database runs much of Postgres a few times: compiling that took a fifth of a start's CPU.
  '--wasm-tiering-budget=60000000',
  // V8 of Node 24 sometimes frees compiled code twice, which ends the process (nodejs/node#64500). What is never freed
  // comes to a megabyte or so.
  '--no-wasm-code-gc',
];

/** Opens PGlite with the extension that the tables need. Whoever opens a folder holds it. */
export async function openPglite(options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>): Promise<PGlite> {
  for (const flag of V8_FLAGS) setFlagsFromString(flag);
  return PGlite.create({ ...options, extensions: { citext } });
}
