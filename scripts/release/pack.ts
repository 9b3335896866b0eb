import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPacked, releaseFiles, releasePackages } from './parts.ts';

/** A packed release. */
interface Release {
  /** The archive; in it, one folder of its name without `.tar.gz`. */
  archive: string;
  /** Of the archive. */
  bytes: number;
}

/** Packs the project's build, which must be there. @param folder where the archive is put, `root/release` */
export function packRelease(root: string, folder: string = join(root, 'release')): Release {
  const { version, engines, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = `sightline-${version}-${process.platform}-${process.arch}`;
  mkdirSync(folder, { recursive: true });
  const draft = mkdtempSync(join(folder, 'draft-'));
  try {
    const target = join(draft, name);
    for (const path of releaseFiles(root)) {
      mkdirSync(dirname(join(target, path)), { recursive: true });
      cpSync(join(root, path), join(target, path));
    }
    // As a whole: Postgres needs the empty folders in it, too.
    cpSync(join(root, 'build/database'), join(target, 'build/database'), { recursive: true });
    for (const path of releasePackages(root)) copyPackage(join(root, path), join(target, path));
    const about = { name: 'sightline', version, private: true, type: 'module', license, engines };
    writeFileSync(join(target, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
    const archive = join(folder, `${name}.tar.gz`);
    // Owned by nobody in particular: whoever extracts it owns it.
    const options = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w'];
    execFileSync('tar', ['-C', draft, ...options, '-czf', archive, name]);
    return { archive, bytes: statSync(archive).size };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Without the packages inside it, which the lock names too, and without what no program reads. */
function copyPackage(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => {
      if (path !== from && path.endsWith('/node_modules')) return false;
      return statSync(path).isDirectory() || isPacked(path);
    },
  });
}
