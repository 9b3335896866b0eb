import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lets our own files find what lies beside them (migrations, the schema, worker threads) also from a bundle: they are
 * told the address of their source.
 * @param outDir absolute folder that the bundle is written to, without folders in it
 */
export function keepPlaces(outDir: string): Plugin {
  return {
    name: 'keep-places',
    enforce: 'pre',
    transform(code, id) {
      const [path = ''] = id.split('?');
      if (path.includes('/node_modules/') || !code.includes('import.meta.url')) return null;
      const source = relative(outDir, path).replaceAll(sep, '/');
      const address = `new URL(${JSON.stringify(source)}, import.meta.url).href`;
      return { code: code.replaceAll('import.meta.url', address), map: null };
    },
  };
}
