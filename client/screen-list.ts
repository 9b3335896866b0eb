import type { Plugin } from 'vite';

/** An address that the server replies to with the page. Read by `server/http/client-files.ts`. */
interface ScreenAddress {
  /** A URL pattern. */
  path: string;
  isPrivate: boolean;
  /** Shown until the client's code draws the screen. */
  loadingText: string;
}

/** Writes `screens.json`, the addresses of `src/screens.ts`, beside the built page. */
export const screenList = (): Plugin => ({
  name: 'screen-list',
  apply: 'build',
  async generateBundle() {
    // Not bundled with Vite's configuration: its loaders would bring the whole client along.
    const url = new URL('./src/screens.ts', import.meta.url).href;
    const { SCREENS }: typeof import('./src/screens.ts') = await import(url);
    const addresses = SCREENS.flatMap(({ path, brandPrefixed, isPrivate = false }): ScreenAddress[] => {
      const loadingText = path.startsWith('/dashboard') ? 'Loading data...' : 'Loading...';
      const paths = brandPrefixed ? [path, path.replace(/[^/]+$/, ':brand-$&')] : [path];
      return paths.map((each) => ({ path: each, isPrivate, loadingText }));
    });
    this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(addresses) });
  },
});
