// Adds optional packages of other platforms that npm left out of package-lock.json because it could not fetch them; "npm ci"
// would refuse the lock without them. Their platform follows from their name. Run it after every change of the
// dependencies: npm run lock
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../package-lock.json', import.meta.url);
const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
  'wasm32',
];

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const added = [];

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isResolved(path, name)) continue;
    const words = name.replace('windows', 'win32').split(/[/-]/);
    const os = SYSTEMS.filter((system) => words.includes(system));
    const cpu = PROCESSORS.filter((processor) => words.includes(processor));
    if (os.length + cpu.length === 0 || !/^\d/.test(version)) {
      console.error(
        `${name}@${version}, wanted by ${path || 'the project'}: its platform cannot be told from its name.`,
      );
      process.exitCode = 1;
      continue;
    }
    const dev = entry.dev ? { dev: true } : {};
    const platform = { ...(cpu.length > 0 && { cpu }), ...dev, optional: true, ...(os.length > 0 && { os }) };
    lock.packages[`node_modules/${name}`] = { version, ...platform };
    added.push(name);
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} packages of other platforms added to the lock.`);

/** Whether the tree holds the package where `from` would look for it. */
function isResolved(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}
