import { watch } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './tools.ts';

const DEBOUNCE_MS = 150;

/**
 * Runs code generation now and whenever a schema or operation file changes, one run at a time.
 * @returns stops watching
 */
export function watchGraphql(root: string, log: (message: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;

  async function generate(): Promise<void> {
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      await runTool(root, 'graphql-codegen', ['--config', 'codegen.ts']);
      log('Types and hooks are up to date.');
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
    running = false;
    if (again) {
      again = false;
      await generate();
    }
  }

  const watchers = ['graphql/schema', 'client/src'].map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (!name?.endsWith('.graphql')) return;
      clearTimeout(timer);
      timer = setTimeout(() => void generate(), DEBOUNCE_MS);
    }),
  );
  void generate();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
