/** One package of package-lock.json. */
interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

/** What package-lock.json says of what is installed. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}

const FOLDER = 'node_modules/';
const NOT_SAID = 'not said in the package';

/**
 * The packages that the product runs with, by licence, in Markdown. Those that are only installed on some systems are
 * left out: they hold the same programs, compiled.
 */
export function licenceList({ packages }: Lock): string {
  const byLicence = new Map<string, Set<string>>();
  for (const [path, { version, license, dev, devOptional, optional }] of Object.entries(packages)) {
    if (path === '' || dev || devOptional || optional) continue;
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    const licence = license ?? NOT_SAID;
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`${name} ${version}`));
  }
  const sorted = [...byLicence].sort(([a, some], [b, others]) => others.size - some.size || (a < b ? -1 : 1));
  const summary = sorted.map(([licence, names]) => `| ${licence} | ${names.size} |`);
  const lists = sorted.map(([licence, names]) => `## ${licence}\n\n${[...names].sort().join(', ')}`);
  return [['| licence | packages |', '|---|--:|', ...summary].join('\n'), ...lists].join('\n\n');
}
