import { runTool } from './tools.ts';
import { watchFiles } from './watch-files.ts';

/**
 * Runs code generation now and whenever a schema or operation file changes, one run at a time.
 * @returns stops watching
 */
export function watchGraphql(root: string, log: (message: string) => void): () => void {
  let isRunning = false;
  let isOutdated = false;

  async function generate(): Promise<void> {
    isOutdated = isRunning;
    if (isRunning) return;
    isRunning = true;
    try {
      await runTool(root, 'graphql-codegen', ['--config', 'codegen.ts']);
      log('Types and hooks are up to date.');
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
    isRunning = false;
    if (isOutdated) await generate();
  }

  void generate();
  return watchFiles(root, ['graphql/schema', 'client/src'], /\.graphql$/, () => void generate());
}
