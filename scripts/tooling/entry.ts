import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A process of the product; loading its module begins it. */
export type Entry = 'main' | 'worker';

/** Begins it as it was built. */
export async function runBuilt(root: string, entry: Entry): Promise<void> {
  await load(root, `build/server/${entry}.js`);
}

/** Begins it as it is written. */
export async function runSource(root: string, entry: Entry): Promise<void> {
  await load(root, `server/${entry}.ts`);
}

const load = (root: string, path: string) => import(pathToFileURL(join(root, path)).href);
