import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One package of package-lock.json. */
interface LockedPackage {
  version?: string;
  license?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

const FOLDER = 'node_modules/';
const NOT_SAID = 'not said in the package';

/**
 * The packages that the product runs with, by licence, in Markdown: those beside the build, and the packages in it.
 * Packages for one system alone are left out: they hold the same programs, compiled.
 * @param bundled names of the packages that client and server import
 */
export function licenceList(lock: Lock, bundled: readonly string[]): string {
  const byLicence = new Map<string, Set<string>>();
  for (const path of reachablePaths(lock, bundled)) {
    const { version, license = NOT_SAID } = lock.packages[path] ?? {};
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    byLicence.set(license, (byLicence.get(license) ?? new Set()).add(`${name} ${version}`));
  }
  const sorted = [...byLicence].sort(([a, some], [b, others]) => others.size - some.size || (a < b ? -1 : 1));
  const summary = sorted.map(([licence, names]) => `| ${licence} | ${names.size} |`);
  const lists = sorted.map(([licence, names]) => `## ${licence}\n\n${[...names].sort().join(', ')}`);
  return [['| licence | packages |', '|---|--:|', ...summary].join('\n'), ...lists].join('\n\n');
}

/** Paths of the root's dependencies, these packages, and everything that they depend on. */
function reachablePaths({ packages }: Lock, names: readonly string[]): Set<string> {
  const paths = new Set<string>();
  const add = (from: string, dependencies: readonly string[]) => {
    for (const name of dependencies) {
      const path = resolvePath(packages, from, name);
      if (path === undefined || paths.has(path) || packages[path]?.optional) continue;
      paths.add(path);
      const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = packages[path] ?? {};
      const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
      add(path, [...Object.keys(dependencies), ...peers]);
    }
  };
  add('', [...Object.keys(packages['']?.dependencies ?? {}), ...names]);
  return paths;
}

/** Where Node finds a package from another one. */
function resolvePath(packages: Lock['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(FOLDER) - 1))) {
    const path = `${folder ? `${folder}/` : ''}${FOLDER}${name}`;
    if (packages[path]) return path;
    if (!folder) return undefined;
  }
}

/** The packages that the sources of a folder import. */
export function readPackages(folder: string): string[] {
  const names = globSync('**/*.{ts,tsx,css,html}', {
    cwd: folder,
    exclude: (path) => /(?:^|\/)(?:dist|testing|eval)(?:\/|$)|\.(?:test|config)\./.test(path),
  }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => name),
  );
  return [...new Set(names)].sort();
}

/** The package of an import of code, or of a file in a stylesheet. */
const IMPORT = /(?:(?:from|import)\s*\(?\s*['"]|url\(\s*['"])((?:@[\w.-]+\/)?[\w-][\w.-]*)/g;
