import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const NOT_INPUTS = new Set(['dist', 'node_modules']);

/** What something was built from. */
export interface Inputs {
  /** Of every file's path and content, hexadecimal SHA-256. */
  hash: string;
  /** Of every file's path, size and times; nobody can set the time that a file's entry was changed. */
  times: string;
}

/**
 * One hash of all hand-written files that something is built from; what code generation writes is left out.
 * @param inputs files and folders, relative to the project's folder
 */
export function hashInputs(root: string, inputs: readonly string[]): string {
  return hashOf(root, inputs, (path) => {
    const content = readFileSync(path);
    return [`${content.length}\n`, content];
  });
}

/** The same without reading them, in a quarter of the time. */
export function hashTimes(root: string, inputs: readonly string[]): string {
  return hashOf(root, inputs, (path) => {
    const { size, mtimeMs, ctimeMs, ino } = statSync(path);
    return [`${size} ${mtimeMs} ${ctimeMs} ${ino}\n`];
  });
}

function hashOf(root: string, inputs: readonly string[], partsOf: (path: string) => (string | Buffer)[]) {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => filesOf(join(root, input)))) {
    hash.update(`${relative(root, path).replaceAll(sep, '/')}\n`);
    for (const part of partsOf(path)) hash.update(part);
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
