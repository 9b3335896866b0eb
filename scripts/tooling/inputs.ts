import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const NOT_INPUTS = new Set(['dist', 'node_modules']);

/**
 * One hash of all hand-written files that something is built from; what code generation writes is left out.
 * @param inputs files and folders, relative to the project's folder
 * @returns hexadecimal SHA-256
 */
export function hashInputs(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => filesOf(join(root, input)))) {
    const content = readFileSync(path);
    hash.update(`${relative(root, path).replaceAll(sep, '/')}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [path] : [];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) return NOT_INPUTS.has(entry.name) ? [] : filesOf(join(path, entry.name));
      return /\.generated\.tsx?$/.test(entry.name) ? [] : [join(path, entry.name)];
    });
}
