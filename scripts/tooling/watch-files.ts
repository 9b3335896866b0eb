import { watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps. */
const DEBOUNCE_MS = 150;

/** Calls back after files with these names change in the folders or below. @returns stops watching */
export function watchFiles(
  root: string,
  folders: readonly string[],
  names: RegExp,
  onChange: () => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (!name || !names.test(name) || name.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, DEBOUNCE_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
