import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What is used of package-lock.json. */
interface Lock {
  packages: Record<string, { dev?: boolean; optional?: boolean }>;
}

/** Files of the project that the built server reads or runs, or a person does; patterns of `glob`, from the project's folder. */
const FILES = [
  ...[
    'sightline.mjs',
    'scripts/check-node.mjs',
    'scripts/return-memory.mjs',
    'scripts/commands.json',
    'LICENSE',
    'README.md',
    'docs/**/*',
  ],
  // Without the marker, which says to a clone that its build is current.
  ...['build/server/*.js', 'client/dist/**/*'],
  // Read beside the sources that the server was built from.
  ...['graphql/schema/**/*.graphql', 'server/**/migrations/**/*', 'server/**/*.{json,css}'],
];
// Snapshots are what new migrations are made from.
const LEFT_OUT = ['server/eval/**', '**/testing/**', 'server/**/migrations/meta/*_snapshot.json'];
/** The reader's own Node runs a release. */
const NODE_PACKAGE = /\/node-(?:linux|win)-/;
/** Files of packages that no program reads when it runs. */
const UNREAD = /\.(?:map|md|markdown|[cm]?ts|flow)$/i;

/** The project's files in a release, sorted. */
export function releaseFiles(root: string): string[] {
  const found = globSync(FILES, { cwd: root, exclude: LEFT_OUT, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}

/** Folders of the packages that stand beside the bundle, with what they depend on, for this machine's platform. */
export function releasePackages(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  return Object.entries(packages)
    .filter(
      ([path, { dev }]) =>
        path !== '' && !dev && !NODE_PACKAGE.test(`/${path.split('node_modules/').at(-1)}`),
    )
    .map(([path]) => path)
    .filter((path) => existsSync(join(root, path)));
}

/** Whether a file of a package is packed; licences always are. */
export const isPacked = (path: string): boolean =>
  !UNREAD.test(path) || /(?:^|\/)(?:licen[cs]e|copying|notice)[^/]*$/i.test(path);
