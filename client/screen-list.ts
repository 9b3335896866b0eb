import type { Plugin } from 'vite';

/** An address that the server replies to with the page. Read by `server/http/client-files.ts`. */
interface ScreenAddress {
  /** A URL pattern. */
  path: string;
  isPrivate: boolean;
  /** Shown until the client's code draws the screen. */
  loadingText: string;
  /** Files under `assets/` that the screen needs besides the entry's, for the page to preload. */
  files: string[];
}

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1];

const CHARTS = ['TrendChart', 'Sparkline'];

/** Writes `screens.json`, the addresses of `src/screens.ts`, beside the built page. */
export const screenList = (): Plugin => ({
  name: 'screen-list',
  apply: 'build',
  async generateBundle(_, bundle) {
    // Not bundled with Vite's configuration: its loaders would bring the whole client along.
    const url = new URL('./src/screens.ts', import.meta.url).href;
    const { SCREENS }: typeof import('./src/screens.ts') = await import(url);
    const addresses = SCREENS.flatMap(
      ({ path, brandPrefixed, isPrivate = false, component, preload }): ScreenAddress[] => {
        const files = filesOf(bundle, [component.exportName, ...(preload ? CHARTS : [])]);
        const loadingText = path.startsWith('/dashboard') ? 'Loading data...' : 'Loading...';
        const paths = brandPrefixed ? [path, path.replace(/[^/]+$/, ':brand-$&')] : [path];
        return paths.map((each) => ({ path: each, isPrivate, loadingText, files }));
      },
    );
    this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(addresses) });
  },
});

/** The chunks that export these components, with all that they import, but for the entry's. */
function filesOf(bundle: Bundle, components: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = (names: readonly string[]) => {
    const files = new Set(names);
    for (const file of files) for (const imported of byName.get(file)?.imports ?? []) files.add(imported);
    return files;
  };
  const entry = closure(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const holders = components.flatMap((name) => {
    const chunk = chunks.find(({ exports }) => exports.includes(name));
    return chunk ? [chunk.fileName] : [];
  });
  return [...closure(holders)].filter((file) => !entry.has(file));
}
