import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readDockerfile, type Start, startOf } from './image/dockerfile.ts';
import { makeRootSystem, megabytesOf } from './image/root-system.ts';
import { packRelease } from './release/pack.ts';
import { buildIfOutdated } from './tooling/build.ts';

// node scripts/try-image.ts: follows the Dockerfile without a container engine, in a root file system made by debootstrap,
// starts what it makes as the image would, waits until it is healthy, stops it, and refuses an image that is too large. Needs
// root, chroot and debootstrap: 77 without them.

const MAX_MB = 400;
const HEALTHY_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 15_000;
const PORT = '4178';

const root = fileURLToPath(new URL('..', import.meta.url));
const has = (tool: string) =>
  globSync(`{/usr/local/sbin,/usr/local/bin,/usr/sbin,/usr/bin}/${tool}`).length > 0;

if (process.getuid?.() !== 0 || !has('debootstrap') || !has('chroot')) {
  console.error('Needs root, chroot and debootstrap.');
  process.exit(77);
}
const folder = mkdtempSync(join(tmpdir(), 'sightline-image-'));
try {
  await tryImage();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function tryImage(): Promise<void> {
  const image = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8')).at(-1);
  if (!image) throw new Error('The Dockerfile has no stage.');
  await buildIfOutdated(root);
  const { archive } = packRelease(root, join(folder, 'packed'));
  const app = join(folder, 'app');
  mkdirSync(app);
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', app]);
  const system = join(folder, 'system');
  makeRootSystem(system, image, { '/usr/local/bin/node': process.execPath, '/app': app });
  const size = megabytesOf(system);
  console.log(`The image has ${size.toFixed(0)} MB.`);
  if (size >= MAX_MB) throw new Error(`It must have less than ${MAX_MB} MB.`);
  // Containers have it; Node needs it for random numbers and closed streams.
  for (const [name, minor] of [
    ['null', '3'],
    ['urandom', '9'],
  ] as const) {
    rmSync(join(system, 'dev', name), { force: true });
    execFileSync('mknod', ['-m', '666', join(system, 'dev', name), 'c', '1', minor]);
  }
  await startAndStop(system, startOf(image));
}

function inside(system: string, { user, env, folder: at }: Start, command: readonly string[]): ChildProcess {
  const pairs = Object.entries({ ...env, PATH: '/usr/local/bin:/usr/bin:/bin', PORT }).map(
    ([key, value]) => `${key}=${value}`,
  );
  // The shell gives way to the command, so that signals reach it.
  const shell = ['/bin/sh', '-c', 'cd "$0" && exec env -i "$@"', at, ...pairs, ...command];
  return spawn('chroot', [`--userspec=${user}`, system, ...shell], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function startAndStop(system: string, start: Start): Promise<void> {
  const began = Date.now();
  const server = inside(system, start, start.entrypoint);
  const ended = once(server, 'close');
  try {
    while (!(await isHealthy(system, start))) {
      if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
      if (Date.now() - began > HEALTHY_WITHIN_MS) throw new Error('It is not healthy in time.');
      await setTimeout(200);
    }
    console.log(
      `It is healthy after ${((Date.now() - began) / 1000).toFixed(1)} s, as user ${userOf(server)}.`,
    );
    server.kill(start.stopSignal as NodeJS.Signals);
    const code = await Promise.race([ended.then(([code]) => code), setTimeout(STOPPED_WITHIN_MS, 'late')]);
    if (code !== 0) throw new Error(`It should end with 0 after ${start.stopSignal}: ${code}`);
    console.log(`It ended with 0 after ${start.stopSignal}.`);
  } finally {
    if (server.exitCode === null) server.kill('SIGKILL');
  }
}

async function isHealthy(system: string, start: Start): Promise<boolean> {
  const [code] = await once(inside(system, start, start.health), 'close');
  return code === 0;
}

/** The user that it really runs as, by Linux. @throws Error where that is root */
function userOf({ pid }: ChildProcess): string {
  const user = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '';
  if (user === '0' || user === '') throw new Error('It runs as root.');
  return user;
}
