import { fileURLToPath } from 'node:url';
import { packRelease } from './release/pack.ts';
import { buildIfOutdated } from './tooling/build.ts';

// npm run release: packs what a server needs, for this machine's platform, into one archive in the folder "release".

const root = fileURLToPath(new URL('..', import.meta.url));
try {
  await buildIfOutdated(root);
  const { archive, bytes } = packRelease(root);
  console.log(`${archive}: ${(bytes / 1e6).toFixed(0)} MB`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
