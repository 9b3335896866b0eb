import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Stage } from './dockerfile.ts';

/** `debian:bookworm-slim` leaves these out of the same packages. */
const NOT_IN_SLIM = [
  'usr/share/doc',
  'usr/share/man',
  'usr/share/locale',
  'usr/share/info',
  'var/cache/apt',
  'var/lib/apt/lists',
];

const run = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/**
 * Makes the last stage's file system in a folder by debootstrap, without a container engine. What the stage copies from the
 * one before is taken from where that stage's commands have put it on this machine.
 * @param copied where a path of the stage before lies here
 * @throws Error where a step cannot be followed
 */
export function makeRootSystem(folder: string, stage: Stage, copied: Record<string, string>): void {
  const suite = /^debian:([a-z]+)-slim$/.exec(stage.from)?.[1];
  if (!suite) throw new Error(`A root file system of ${stage.from} cannot be made.`);
  run('debootstrap', ['--variant=minbase', suite, folder]);
  for (const path of NOT_IN_SLIM) run('sh', ['-c', 'rm -rf "$1"/*', 'sh', join(folder, path)]);
  for (const { name, rest } of stage.steps) {
    if (name === 'RUN') run('chroot', [folder, '/bin/sh', '-c', rest]);
    if (name !== 'COPY') continue;
    const [, source = '', target = ''] = rest.split(/\s+/);
    const here = copied[source];
    if (!here) throw new Error(`Nothing stands for ${source}.`);
    mkdirSync(dirname(join(folder, target)), { recursive: true });
    cpSync(here, join(folder, target), { recursive: true });
  }
}

/** Megabytes of its files. */
export function megabytesOf(folder: string): number {
  const kilobytes = execFileSync('du', ['-skx', folder], { encoding: 'utf8' });
  return (Number.parseInt(kilobytes, 10) * 1024) / 1e6;
}
